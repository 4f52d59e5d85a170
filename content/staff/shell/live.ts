import { dayText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

export const live = {
  connected: { zh: '即時更新', en: 'Live' },
  connecting: { zh: '連線中', en: 'Connecting' },
  newOrder: { zh: '新訂單', en: 'New order' },
  look: { zh: '打開訂單', en: 'Open order' },
  close: { zh: '關閉', en: 'Close' },
  messages: { zh: '訊息', en: 'Messages' },
  takeBack: { zh: '還原', en: 'Undo' },
  bell: { zh: '新單提示聲', en: 'Sound for new orders' },
} as const satisfies Record<string, Text>

export const bellStates = {
  off: { zh: '關', en: 'off' },
  on: { zh: '開', en: 'on' },
  blocked: { zh: '已開，請先按一下頁面', en: 'on: click the page once to enable sound' },
  impossible: { zh: '這個瀏覽器不支援', en: 'not supported by this browser' },
} as const satisfies Record<string, Text>

export const lostSince = (time: string): Text => ({
  zh: `${time} 起未連線`,
  en: `Offline since ${time}`,
})

export const waitingOrders = (count: number): Text => ({
  zh: `${count} 張新訂單待確認`,
  en: `${countOf(count, ['new order', 'new orders'])} to confirm`,
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
    zh: `${dayText(date).zh}${slot} · ${name}${money}`,
    en: `${dayText(date).en} ${slot} · ${name}${money}`,
  }
}

export const stepTaken = (reference: string, state: Text): Text => ({
  zh: `${reference} ${state.zh}`,
  en: `${reference} ${state.en}`,
})

export const stepsTaken = (count: number): Text => ({
  zh: `${count} 張單已到下一步`,
  en: `${countOf(count, ['order', 'orders'])} updated`,
})

export const takeAllBack = (seconds: number): Text => ({
  zh: `還原（${seconds} 秒）`,
  en: `Undo (${seconds} s)`,
})

/** An outage leaves outdated data, below this note. */
export const lastGood = {
  failed: (time: string): Text => ({
    zh: `暫時未能載入最新資料，現顯示 ${time} 的資料，仍可查看和列印。`,
    en: `Could not load the latest data. Showing data from ${time}; you can still view and print it.`,
  }),
  again: { zh: '再試一次', en: 'Try again' },
  print: (time: string): Text => ({ zh: `列印 ${time} 的版本`, en: `Print the ${time} version` }),
} as const
