import { blankOf } from '#content/ordering/weather-message.ts'
import { countOf } from '#content/phrases.ts'
import { recallableFor } from '#domain/delivery/weather.ts'
import { maxWeatherOrders, type WeatherFormProblem } from '#domain/staff/day/weather-form.ts'
import { weatherBlanks } from '#domain/staff/day/weather-words.ts'
import type { Lang, Text } from '#domain/text.ts'

const minutes = recallableFor / 60_000

export const weatherPage = {
  title: { zh: '惡劣天氣改期', en: 'Bad-weather postponement' },
  summary: {
    zh: '八號或以上風球、黑色暴雨：免費改期或全數退款，期限照每張單的條款。確認後按「改期」才會更改。',
    en: 'Typhoon signal No. 8 or above, or black rainstorm: free postponement or a full refund, within the period in each order’s terms. Nothing changes until you confirm.',
  },
  open: { zh: '惡劣天氣改期', en: 'Bad-weather postponement' },
  back: { zh: '日曆', en: 'Calendar' },
  scope: { zh: '揀範圍', en: 'Choose the time range' },
  kind: { zh: '警告', en: 'Warning' },
  day: { zh: '日子', en: 'Day' },
  from: { zh: '由時段', en: 'From slot' },
  to: { zh: '到時段', en: 'To slot' },
  show: { zh: '顯示', en: 'Show' },
  steps: { zh: '步驟', en: 'Steps' },
  see: { zh: '看受影響的人', en: 'See who is affected' },
  send: { zh: '改期並通知', en: 'Postpone and notify' },
  all: { zh: '全部', en: 'All' },
  wording: { zh: '訊息文字', en: 'Text of the message' },
  movable: { zh: '可以改期', en: 'Can be postponed' },
  others: { zh: '不受影響', en: 'Not moved' },
  call: { zh: '要先致電', en: 'Call first' },
  ofOthers: { zh: '已出車或未確認', en: 'out for delivery or not confirmed' },
  ofCall: { zh: '未付款', en: 'not paid' },
  select: { zh: '改期', en: 'Postpone' },
  slot: { zh: '原本', en: 'Before' },
  order: { zh: '編號', en: 'Order' },
  customer: { zh: '客人', en: 'Customer' },
  status: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款', en: 'Payment' },
  newDay: { zh: '暫時保留的新日子', en: 'New day on hold' },
  message: { zh: '訊息', en: 'Message' },
  byMail: { zh: '電郵', en: 'Email' },
  byChat: { zh: 'WhatsApp', en: 'WhatsApp' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  receives: { zh: '客人會收到', en: 'What customers receive' },
  receivesNote: {
    zh: `電郵於 ${minutes} 分鐘後自動寄出；WhatsApp 由你逐個打開和傳送。每張單用客人落單的語言。`,
    en: `Emails are sent automatically after ${minutes} minutes; WhatsApp messages you send one by one. Each is in the customer’s language.`,
  },
  noneFree: { zh: '期限內沒有空位，請自己揀', en: 'No free day within the limit: please choose one' },
  ready: { zh: '食物已備妥：由你決定', en: 'Food is ready: you decide' },
  callFirst: { zh: '先致電', en: 'Call first' },
  recallNote: {
    zh: `改期後 ${minutes} 分鐘內可整批還原（客人已打開訂單頁的除外）。每張單的紀錄都會寫明原因。`,
    en: `You can undo everything within ${minutes} minutes, except for orders whose page the customer has opened. The reason is recorded in each order’s log.`,
  },
  none: { zh: '這個範圍沒有可以改期的訂單。', en: 'No orders in this range can be postponed.' },
  done: { zh: '已改期', en: 'Postponed' },
  recall: { zh: '整批還原', en: 'Undo all' },
  recalled: { zh: '已還原。', en: 'Undone.' },
  recallOver: { zh: '已過還原時限。', en: 'It is too late to undo.' },
  openChat: { zh: '打開 WhatsApp', en: 'Open WhatsApp' },
  chatNote: {
    zh: '打開只是準備好訊息；要在 WhatsApp 按傳送，客人才會收到。',
    en: 'Opening only prepares the message; the customer receives it after you press send in WhatsApp.',
  },
  stop: { zh: '這日停收新單，不改任何單', en: 'Stop new orders without moving any' },
  stopNote: {
    zh: '停了之後，當日的客人可以免費改期或取消；恢復接單前，不收當日新單。',
    en: 'Customers with orders on that day can change or cancel free of charge, and no new orders are accepted until you resume.',
  },
  slotsNote: {
    zh: '這些時段會在日曆關閉，不收新單；過後在日曆重開。',
    en: 'These slots are closed to new orders in the calendar; reopen them there afterwards.',
  },
  end: { zh: '恢復接單', en: 'Resume orders' },
  endNote: {
    zh: '不收當日新單，客人可免費改期或取消。恢復後，仍在當日的單回復平常條款，已改期的單不會搬回。',
    en: 'No new orders are accepted, and customers can change or cancel free of charge. After you resume, orders still on that day return to the usual terms; postponed orders stay postponed.',
  },
  ended: { zh: '這日恢復接單。', en: 'Orders for this day have resumed.' },
  more: {
    zh: `這個範圍多過 ${maxWeatherOrders} 張單，較後的時段未列出。請縮窄時段，分開處理。`,
    en: `This range has more than ${maxWeatherOrders} orders; later slots are not listed. Please choose a narrower range and handle them separately.`,
  },
  remainingOrders: { zh: '仍在當日的單', en: 'Still on that day' },
  unmovedNote: {
    zh: '系統不會通知這些客人：請逐個聯絡。廚房未開始準備的，可以在訂單頁免費改期或取消。',
    en: 'These customers are not notified automatically: please contact each of them. Unless the kitchen has started, they can change or cancel free of charge on the order page.',
  },
  lastCalls: { zh: '過去一日的改期', en: 'Postponements in the last 24 hours' },
  again: { zh: '再處理另一個範圍', en: 'Choose another range' },
} as const satisfies Record<string, Text>

export const weatherProblems: Readonly<
  Record<WeatherFormProblem | 'call-unknown' | 'call-over' | 'refused', Text>
> = {
  'form-invalid': {
    zh: '表格不完整，請重新載入。',
    en: 'The form is incomplete. Please reload the page.',
  },
  'no-orders': { zh: '請最少揀一張單。', en: 'Please choose at least one order.' },
  'date-invalid': { zh: '請輸入正確的新日子。', en: 'Please enter a valid new date.' },
  'words-too-long': { zh: '訊息太長，請寫短些。', en: 'The message is too long. Please shorten it.' },
  'words-blank-missing': {
    zh: '訊息要有「新日子」和「連結」兩個括號。',
    en: 'The message needs {new day} and {link}.',
  },
  'words-blank-unknown': {
    zh: '訊息有不能使用的括號，可用的列於輸入格下方。',
    en: 'The message has an unknown {placeholder}. The ones you can use are listed below it.',
  },
  'call-unknown': { zh: '找不到這次改期。', en: 'Postponement not found.' },
  'call-over': {
    zh: '這次改期已經還原，沒有單更改。核對後可以再按一次。',
    en: 'This postponement was undone, so nothing has moved. Please check and press again.',
  },
  refused: {
    zh: '未能改期的單在下面，其餘的已改好。',
    en: 'Orders that could not be postponed are listed below; the others have been postponed.',
  },
}

/** The customer's response after a move, or a recall. */
export const weatherStates: Readonly<Record<'told' | 'opened' | 'chosen' | 'recalled', Text>> = {
  told: { zh: '未打開', en: 'Not opened' },
  opened: { zh: '客人已看', en: 'Seen by the customer' },
  chosen: { zh: '客人已揀日子', en: 'The customer chose a day' },
  recalled: { zh: '已還原', en: 'Undone' },
}

export const begun = (orders: number): Text => ({
  zh: `廚房已開始準備 ${orders} 張。改期後食物不能保留：廚房頁會列出更改，等廚房確認。`,
  en: `The kitchen has started ${countOf(orders, ['order', 'orders'])}. That food can’t be kept; the kitchen sees the change and confirms it.`,
})

/** The number is null until the page's script counts it. */
export const moveChosen = (orders: number | null): Text => ({
  zh: orders === null ? '改期並通知已揀的單' : `改期並通知 ${orders} 張`,
  en: orders === null ? 'Postpone and notify selected' : `Postpone and notify ${orders}`,
})

export const declaredBy = (name: string): Text => ({ zh: `由 ${name} 處理`, en: `By ${name}` })

export const asRead = (name: string): Text => ({
  zh: `${name} 會見到：`,
  en: `${name} will see:`,
})

export const blanksNote = (lang: Lang): Text => {
  const blanks = weatherBlanks.map((blank) => blankOf(blank, lang)).join(' ')
  return {
    zh: `${blanks} 會自動換上每張單的資料。`,
    en: `${blanks} are filled in for each order.`,
  }
}

export const staying = (orders: number): Text => ({
  zh: `不受影響的 ${orders} 張`,
  en: `${orders} not moved`,
})

/** Only whole days are stopped without moving orders. */
export const movedCount = (orders: number): Text =>
  orders === 0
    ? {
        zh: '這日已停收新單，沒有單改期。',
        en: 'New orders for this day are stopped; no orders were postponed.',
      }
    : { zh: `已改期 ${orders} 張。`, en: `${countOf(orders, ['order', 'orders'])} postponed.` }

export const recallUntil = (time: string): Text => ({
  zh: `${time} 前可以還原。`,
  en: `Can be undone until ${time}.`,
})

export function recalledCount(restoredCount: number, remaining: number): Text {
  const stay = remaining === 1 ? '1 remains postponed' : `${remaining} remain postponed`
  const others = {
    zh: remaining > 0 ? `；${remaining} 張客人已看、時段已滿或已有其他更改，維持改期` : '',
    en: remaining > 0 ? `; ${stay} (seen by the customer, slot full, or changed since)` : '',
  }
  const resultText =
    restoredCount === 0
      ? { zh: '沒有單還原', en: 'None undone' }
      : { zh: `已還原 ${restoredCount} 張`, en: `${restoredCount} undone` }
  return { zh: `${resultText.zh}${others.zh}。`, en: `${resultText.en}${others.en}.` }
}
