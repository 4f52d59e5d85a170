import { dayText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { isOfDue, type ListSums } from '#domain/staff/orders/list-sums.ts'
import type { NextStep } from '#domain/staff/orders/next-step.ts'
import type { BoardColumn } from '#domain/staff/orders/order-board.ts'
import type { MoveReading } from '#domain/staff/orders/order-move.ts'
import type { MoneyTask } from '#domain/staff/orders/orders-view.ts'
import type { Text } from '#domain/text.ts'

export const ordersPage = {
  title: pageNames.orders,
  days: { zh: '日期', en: 'Day' },
  backupLate: {
    zh: '最新的備份已超過兩日，請到「備份」頁處理',
    en: 'The newest backup is more than two days old: see the page of backups',
  },
  today: { zh: '今日', en: 'Today' },
  tomorrow: { zh: '明日', en: 'Tomorrow' },
  week: { zh: '7 日', en: '7 days' },
  all: { zh: '全部', en: 'All' },
  pickDay: { zh: '揀日子', en: 'Pick a day' },
  show: { zh: '顯示', en: 'Show' },
  view: { zh: '顯示方式', en: 'View' },
  board: { zh: '進度板', en: 'Board' },
  table: { zh: '列表', en: 'Table' },
  todo: { zh: '要處理', en: 'To do' },
  anyDay: { zh: '任何日期', en: 'any day' },
  note: { zh: '有備註', en: 'Note' },
  allergy: { zh: '敏感', en: 'Allergy' },
  remote: { zh: '偏遠', en: 'Remote' },
  toQuote: { zh: '待報價', en: 'to be quoted' },
  load: { zh: '時段負荷', en: 'Load by slot' },
  fullSlot: { zh: '滿', en: 'Full' },
  monthCsv: { zh: '本月訂單 CSV', en: 'This month as CSV' },
  filter: { zh: '篩選', en: 'Filter' },
  state: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款', en: 'Payment' },
  way: { zh: '送貨／自取', en: 'Delivery / pickup' },
  area: { zh: '地區', en: 'Area' },
  source: { zh: '來源', en: 'Source' },
  every: { zh: '全部', en: 'all' },
  slot: { zh: '時段', en: 'Slot' },
  number: { zh: '編號', en: 'Number' },
  customer: { zh: '客人', en: 'Customer' },
  menus: { zh: '套餐', en: 'Sets' },
  guests: { zh: '位', en: 'Guests' },
  amount: { zh: '金額', en: 'Amount' },
  mind: { zh: '留意', en: 'Notes' },
  selected: { zh: '已揀選的訂單', en: 'Selected orders' },
  nextForSelected: { zh: '下一步', en: 'Next step for the selection' },
  printLabels: { zh: '列印標籤', en: 'Labels' },
  printSlips: { zh: '列印單據', en: 'Print slips' },
  exportCsv: { zh: '匯出 CSV', en: 'Export CSV' },
  notReached: { zh: '未處理，仍在揀選中。', en: 'Not processed yet; still selected.' },
  dropIt: { zh: '取消', en: 'Cancel' },
  more: { zh: '載入其餘訂單', en: 'Load more orders' },
  empty: { zh: '這天未有訂單。', en: 'No orders on this day yet.' },
  noMatch: { zh: '找不到符合的訂單。', en: 'No matching orders.' },
  showAll: { zh: '顯示全部訂單', en: 'Show all orders' },
  didYouMean: { zh: '你要找的是不是：', en: 'Did you mean:' },
  unpaidAsk: {
    zh: '這張單未付清。仍要開始準備？',
    en: 'This order is not paid. Start preparing anyway?',
  },
  prepareUnpaid: { zh: '未付清，仍開始準備', en: 'Start anyway' },
  back: { zh: '返回列表', en: 'Back to the list' },
} as const satisfies Record<string, Text>

export const columnNames: Record<BoardColumn, Text> = {
  new: { zh: '新訂單', en: 'New' },
  confirmed: { zh: '已確認', en: 'Confirmed' },
  preparing: { zh: '準備中', en: 'Preparing' },
  ready: { zh: '備妥', en: 'Ready' },
  road: { zh: '送貨中', en: 'Out for delivery' },
  done: { zh: '已送達', en: 'Delivered' },
}

export const stepNames: Record<NextStep, Text> = {
  confirm: { zh: '確認訂單', en: 'Confirm' },
  'quote-fee': { zh: '報運費', en: 'Quote the fee' },
  prepare: { zh: '開始準備', en: 'Start preparing' },
  'make-ready': { zh: '標記備妥', en: 'Mark as ready' },
  'send-out': { zh: '出車', en: 'Send out' },
  'hand-over': { zh: '已送達', en: 'Delivered' },
  collect: { zh: '已自取', en: 'Collected' },
  complete: { zh: '完成', en: 'Complete' },
}

export const roleMayNot: Text = {
  zh: '你的帳戶不可以這樣做，請找辦公室或老闆。',
  en: 'Your account can’t do this. Please ask the office or the owner.',
}

export const formProblems: Record<
  Extract<MoveReading, { ok: false }>['reason'] | 'office-decides-unpaid',
  Text
> = {
  'office-decides-unpaid': {
    zh: '這張單未付清，是否開始準備由辦公室決定。',
    en: 'This order is not paid. The office decides whether to start.',
  },
  'form-incomplete': { zh: '表格不完整，請再試一次。', en: 'The form was incomplete. Please try again.' },
  'amount-unreadable': {
    zh: '請輸入正確金額，例如 4305.80。',
    en: 'Please enter a valid amount, such as 4305.80.',
  },
  'text-too-long': { zh: '文字太長，請縮短。', en: 'The text is too long. Please shorten it.' },
}

export const listTitles = {
  today: { zh: '今日訂單', en: 'Today’s orders' },
  tomorrow: { zh: '明日訂單', en: 'Tomorrow’s orders' },
  week: { zh: '未來 7 日', en: 'The next 7 days' },
  all: { zh: '全部訂單', en: 'All orders' },
} as const satisfies Record<string, Text>

export const taskTitles = {
  new: { zh: '新訂單待確認', en: 'New orders to confirm' },
  proofs: { zh: '付款證明待核對', en: 'Payment proofs to check' },
  'due-unpaid': { zh: '今日出餐、未收款', en: 'Due today, unpaid' },
  fees: { zh: '偏遠運費待報價', en: 'Remote delivery fees to quote' },
  owing: { zh: '未收總額', en: 'Balance due' },
} as const satisfies Record<string, Text>

export const searchTitle = (search: string): Text => ({ zh: `搜尋「${search}」`, en: `Search: ${search}` })
export const orderCount = (count: number): Text => ({
  zh: `${count} 張單`,
  en: countOf(count, ['order', 'orders']),
})
/** A list with further pages has this heading. */
export const firstOrders = (count: number): Text => ({
  zh: `首 ${count} 張單`,
  en: `the first ${countOf(count, ['order', 'orders'])}`,
})
export const alsoCalledOff = (count: number): Text => ({
  zh: `另有 ${count} 張取消或改期`,
  en: `and ${count} cancelled or postponed`,
})
/** Lists of payments to receive show the amount due. */
export function moneySum({ total, due }: NonNullable<ListSums['money']>, task: MoneyTask | null): Text {
  if (!isOfDue(task)) return { zh: formatMoney(total), en: formatMoney(total) }
  return { zh: `未收 ${formatMoney(due)}`, en: `${formatMoney(due)} due` }
}
export const guestCount = (count: number): Text => ({
  zh: `${count} 位`,
  en: countOf(count, ['guest', 'guests']),
})
export const portionCount = (count: number): Text => ({
  zh: `${count} 人份`,
  en: countOf(count, ['portion', 'portions']),
})
export const slotLimit = (capacity: number): Text => ({
  zh: `每時段上限 ${capacity} 人份`,
  en: `limit of ${capacity} portions per slot`,
})
export const ways = (deliveries: number, pickups: number): Text => ({
  zh: `送貨 ${deliveries}、自取 ${pickups}`,
  en: `delivery ${deliveries}, pickup ${pickups}`,
})
export const oldestWait = (wait: Text): Text => ({ zh: `最久等了 ${wait.zh}`, en: `longest wait ${wait.en}` })
export const newFor = (wait: Text): Text => ({ zh: `新 · ${wait.zh}前`, en: `New · ${wait.en}` })
/** @param warnFrom percentage that marks a slot */
export const manyHigh = (count: number, warnFrom: number): Text => ({
  zh: `${count} 個時段達 ${warnFrom}%`,
  en: `${countOf(count, ['slot', 'slots'])} at ${warnFrom}% or more`,
})
/** The number counts portions above capacity. */
export const overBy = (portions: number): Text => ({ zh: `超 ${portions}`, en: `over by ${portions}` })
export const slotsOver = (count: number): Text => ({
  zh: `${count} 個時段超額`,
  en: `${countOf(count, ['slot', 'slots'])} over the limit`,
})
export const slotLabel = (slot: string, portions: number, capacity: number, orders: number): Text => {
  const over = overBy(portions - capacity)
  const [zh, en] = portions > capacity ? [`，${over.zh}`, `, ${over.en}`] : ['', '']
  return {
    zh: `${slot}，${portions} / ${capacity} 人份${zh}，${orders} 張單`,
    en: `${slot}, ${portions} of ${capacity} portions${en}, ${countOf(orders, ['order', 'orders'])}`,
  }
}
export const loadTitle = (date: CalendarDate, isToday: boolean): Text =>
  isToday
    ? { zh: '今日時段', en: 'Today by slot' }
    : { zh: `${dayText(date).zh}時段`, en: `${dayText(date).en} by slot` }
export const neverIn = (letters: readonly string[]): Text => ({
  zh: `訂單編號不會有 ${letters.join('、')}。`,
  en: `Order numbers never contain ${letters.join(', ')}.`,
})
export const openOrder = (reference: string): Text => ({ zh: `訂單 ${reference}`, en: `Order ${reference}` })
export const selectOrder = (reference: string): Text => ({
  zh: `揀選 ${reference}`,
  en: `Select ${reference}`,
})
export const selectGroup = (group: string): Text => ({
  zh: `揀選全部 ${group}`,
  en: `Select all of ${group}`,
})
export const movingOn = (finishedCount: number, all: number): Text => ({
  zh: `處理中：${finishedCount} / ${all} 張單`,
  en: `Updating: ${finishedCount} of ${countOf(all, ['order', 'orders'])}`,
})
export const askBulk = (count: number): Text => ({
  zh: `${count} 張單一齊到下一步？`,
  en: count === 1 ? 'Move 1 order to its next step?' : `Move ${count} orders to their next step?`,
})
export const bulkDone = (successes: number, failures: number): Text => ({
  zh:
    failures === 0
      ? `${successes} 張單已到下一步。`
      : `${successes} 張單已到下一步，${failures} 張未能處理，請逐張查看。`,
  en:
    failures === 0
      ? `${countOf(successes, ['order', 'orders'])} updated.`
      : `${countOf(successes, ['order', 'orders'])} updated; ${failures} could not be: please check each one.`,
})

/** In the largest unit above 0: 41 分鐘, 41 min. */
export function timeSince(from: Date, now: Date): Text {
  const minutes = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 60_000))
  if (minutes < 120) return { zh: `${minutes} 分鐘`, en: `${minutes} min` }
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return { zh: `${hours} 小時`, en: `${hours} h` }
  const days = Math.floor(hours / 24)
  return { zh: `${days} 日`, en: `${days} days` }
}
