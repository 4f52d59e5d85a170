import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { notSaved, savedText } from '#content/staff/shell/save-failure.ts'
import { formatMoney } from '#domain/money.ts'
import type { DayIntake } from '#domain/shop/settings.ts'
import {
  type DayFormProblem,
  type DayRefusal,
  type DayRuleText,
  maxDayFee,
  maxSlotCapacity,
} from '#domain/staff/day/day-form.ts'
import type { LoadGrade } from '#domain/staff/day/slot-load.ts'
import type { Text } from '#domain/text.ts'

export const calendarPage = {
  title: pageNames.calendar,
  before: { zh: '上月', en: 'Previous month' },
  after: { zh: '下月', en: 'Next month' },
  today: { zh: '今日', en: 'Today' },
  closed: { zh: '休', en: 'Closed' },
  noNewOrders: { zh: '不收新單', en: 'No new orders' },
  stopped: { zh: '惡劣天氣', en: 'Weather' },
  stoppedNote: {
    zh: '因天氣惡劣，這日已停收新單；可在惡劣天氣改期頁恢復接單。',
    en: 'Closed to new orders because of the weather. Resume orders on the bad-weather page.',
  },
  specialFee: { zh: '節日運費', en: 'Special-date delivery fee' },
  legend: { zh: '每格：張數、金額、每個時段的負荷。', en: 'Each day: orders, sales, load by slot.' },
  money: { zh: '金額', en: 'Sales' },
  guests: { zh: '位數', en: 'Guests' },
  ways: { zh: '送貨／自取', en: 'Delivery / pickup' },
  intake: { zh: '收單', en: 'Orders' },
  capacity: { zh: '每時段上限（人份）', en: 'Limit per slot (portions)' },
  slots: { zh: '個別時段', en: 'Individual slots' },
  closeSlot: { zh: '不收新單', en: 'No new orders' },
  slotCapacity: { zh: '上限', en: 'Limit' },
  fee: { zh: '運費', en: 'delivery fee' },
  fees: { zh: '節日運費', en: 'Special-date delivery fees' },
  feesHint: {
    zh: '只用於新單；已落的單不變。取原價與特別價的較高者，留空即照平日或特別日子收費。',
    en: 'New orders only; placed orders keep their fee. The higher fee applies. Leave empty for the usual fee.',
  },
  reason: { zh: '原因（會寫入紀錄）', en: 'Reason (recorded in the activity log)' },
  save: { zh: '儲存', en: 'Save' },
  discard: { zh: '放棄更改', en: 'Discard' },
  saved: savedText,
  monthCsv: { zh: '全月訂單 CSV', en: 'Orders of the month as CSV' },
  showPast: { zh: '顯示已過的日子', en: 'Show past days' },
  past: { zh: '日子已過，只供查看。', en: 'Past days are read-only.' },
  moveOrders: { zh: '逐張改期或取消', en: 'Move or cancel each order' },
} as const satisfies Record<string, Text>

export const intakeNames: Readonly<Record<DayIntake, Text>> = {
  open: { zh: '開，照平日時段', en: 'Open, usual slots' },
  'no-new-orders': { zh: '不再收新單（已有的照做）', en: 'No new orders (existing ones are kept)' },
  closed: { zh: '關，整日不做', en: 'Closed all day' },
}

/** @param warnFrom percentage that marks a slot */
export const gradeNames = (warnFrom: number): Readonly<Record<LoadGrade, Text>> => ({
  plain: { zh: `${warnFrom}% 以下`, en: `below ${warnFrom}%` },
  high: { zh: `${warnFrom}% 或以上`, en: `from ${warnFrom}%` },
  full: { zh: '滿', en: 'full' },
  over: { zh: '超額', en: 'over' },
})

/** Describes how a day differs from the defaults. @param zoneName null if the zone is gone */
export function dayRuleWords(rule: DayRuleText, zoneName: (id: string) => Text | null): Text {
  const { intake, slotCapacity, closedSlots, slotCapacities, zoneFees } = rule
  const parts: Text[] = [intakeNames[intake]]
  const add = (name: Text, value: string) =>
    parts.push({ zh: `${name.zh} ${value}`, en: `${name.en} ${value}` })
  if (slotCapacity !== null) add(calendarPage.capacity, String(slotCapacity))
  if (closedSlots.length > 0) add(calendarPage.closeSlot, closedSlots.join(' '))
  for (const [slot, capacity] of Object.entries(slotCapacities))
    add(
      { zh: `${slot} ${calendarPage.slotCapacity.zh}`, en: `${slot} ${calendarPage.slotCapacity.en}` },
      String(capacity),
    )
  for (const [id, fee] of Object.entries(zoneFees)) {
    const zone = zoneName(id) ?? { zh: id, en: id }
    const { fee: word } = calendarPage
    add({ zh: `${zone.zh}${word.zh}`, en: `${zone.en} ${word.en}` }, formatMoney(fee))
  }
  return { zh: parts.map(({ zh }) => zh).join('；'), en: parts.map(({ en }) => en).join('; ') }
}

export const dayProblems: Readonly<Record<DayRefusal | DayFormProblem, Text>> = {
  'day-past': { zh: '日子已過，不能更改。', en: 'This day has passed and can’t be changed.' },
  'day-has-orders': {
    zh: '這天還有訂單，未能整日關閉。請先逐張改期或取消，或選「不再收新單」。',
    en: 'This day has orders, so it can’t be closed. Move or cancel them first, or choose “No new orders”.',
  },
  'day-changed-meanwhile': {
    zh: '另一位同事剛剛改了這天，未有儲存。請核對現況，再試一次。',
    en: 'A colleague has just changed this day, so nothing was saved. Please check it and try again.',
  },
  'temporarily-unavailable': notSaved,
  'capacity-invalid': {
    zh: `請輸入 1 至 ${maxSlotCapacity} 的整數，或者留空。`,
    en: `Please enter a whole number from 1 to ${maxSlotCapacity}, or leave it empty.`,
  },
  'fee-invalid': {
    zh: `請輸入 $0 至 $${maxDayFee} 的運費，或者留空。`,
    en: `Please enter a fee from $0 to $${maxDayFee}, or leave it empty.`,
  },
  'form-invalid': {
    zh: '表格不完整，請重新載入。',
    en: 'The form is incomplete. Please reload the page.',
  },
}

export const usualCapacity = (capacity: number): Text => ({
  zh: `平日 ${capacity}；留空即用平日`,
  en: `Usual: ${capacity}. Leave empty to keep it`,
})

export const ordersFirst = (orders: number): Text => ({
  zh: `要關這天，先處理已有的 ${orders} 張單。`,
  en: `To close this day, first move or cancel its ${countOf(orders, ['order', 'orders'])}.`,
})

export const ordersInSlot = (orders: number, portions: number): Text => ({
  zh: `${orders} 張單 · ${portions} 人份`,
  en: `${countOf(orders, ['order', 'orders'])} · ${countOf(portions, ['portion', 'portions'])}`,
})
