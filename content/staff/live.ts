/** The words for what happens while a page of the back office is open. */

import { counted } from '#content/counted.ts'
import { dayText } from '#content/dates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

export const live = {
  connected: { zh: '即時更新', en: 'Live' },
  connecting: { zh: '連線中', en: 'Connecting' },
  newOrder: { zh: '新訂單', en: 'New order' },
  look: { zh: '開單', en: 'Open' },
  close: { zh: '關閉', en: 'Close' },
  messages: { zh: '訊息', en: 'Messages' },
  takeBack: { zh: '收回', en: 'Take back' },
  bell: { zh: '新單響鐘', en: 'Bell for new orders' },
} as const satisfies Record<string, Text>

/** What the bell does now. */
export const bellStates = {
  off: { zh: '關', en: 'off' },
  on: { zh: '開', en: 'on' },
  blocked: { zh: '開，按一下頁面才響得', en: 'on, silent until you press anything' },
  impossible: { zh: '這個瀏覽器不能響', en: 'not possible in this browser' },
} as const satisfies Record<string, Text>

export const lostSince = (time: string): Text => ({
  zh: `${time} 起未連線`,
  en: `Not connected since ${time}`,
})

export const waitingOrders = (count: number): Text => ({
  zh: `${count} 張新訂單待確認`,
  en: `${counted(count, ['new order', 'new orders'])} to confirm`,
})

interface Fresh {
  readonly date: CalendarDate
  readonly slot: string
  readonly name: string
  readonly total?: Cents
}

export const freshLine = ({ date, slot, name, total }: Fresh): Text => {
  const money = total === undefined ? '' : ` · ${formatMoney(total)}`
  return {
    zh: `${dayText(date).zh} ${slot} · ${name}${money}`,
    en: `${dayText(date).en} ${slot} · ${name}${money}`,
  }
}

export const stepTaken = (reference: string, state: Text): Text => ({
  zh: `${reference} ${state.zh}`,
  en: `${reference} ${state.en}`,
})

export const stepsTaken = (count: number): Text => ({
  zh: `${count} 張單已到下一步`,
  en: `${counted(count, ['order', 'orders'])} moved on`,
})

export const takeAllBack = (seconds: number): Text => ({
  zh: `收回（${seconds} 秒）`,
  en: `Take back (${seconds} s)`,
})

/** After an outage, above what was read before it. */
export const lastGood = {
  failed: (time: string): Text => ({
    zh: `暫時讀不到最新資料，下面是 ${time} 的資料。仍可查看和列印。`,
    en: `The latest could not be read. Below is what was so at ${time}; it can still be read and printed.`,
  }),
  again: { zh: '再試', en: 'Try again' },
  print: (time: string): Text => ({ zh: `印 ${time} 的版本`, en: `Print the version of ${time}` }),
} as const
