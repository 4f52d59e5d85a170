/** The words of a weather day in the back office. */
import { blankOf } from '#content/ordering/weather-message.ts'
import { recallableFor } from '#domain/delivery/weather.ts'
import { changePolicy } from '#domain/shop/policies.ts'
import { maxWeatherOrders, type WeatherFormProblem } from '#domain/staff/days/weather-form.ts'
import { weatherBlanks } from '#domain/staff/days/weather-words.ts'
import type { Lang, Text } from '#domain/text.ts'

const { postponeWithinDays } = changePolicy
const minutes = recallableFor / 60_000

export const weatherPage = {
  title: { zh: '惡劣天氣改期', en: 'Weather day' },
  summary: {
    zh: `八號或以上風球、黑色暴雨：${postponeWithinDays} 日內免費改期或全數退款，照落單時的條款。先看清楚，按「改期」才會改。`,
    en: `Signal No. 8 or black rain: a free new date within ${postponeWithinDays} days or a full refund, under the terms of each order. Nothing changes before you press.`,
  },
  open: { zh: '惡劣天氣改期', en: 'Weather day' },
  back: { zh: '日曆', en: 'Calendar' },
  scope: { zh: '揀範圍', en: 'Choose the range' },
  kind: { zh: '警告', en: 'Warning' },
  day: { zh: '日子', en: 'Day' },
  from: { zh: '由時段', en: 'From slot' },
  to: { zh: '到時段', en: 'To slot' },
  show: { zh: '顯示', en: 'Show' },
  steps: { zh: '步驟', en: 'Steps' },
  see: { zh: '看受影響的人', en: 'See who is affected' },
  send: { zh: '改期並通知', en: 'Move and tell' },
  all: { zh: '全部', en: 'All' },
  wording: { zh: '訊息文字', en: 'Text of the message' },
  movable: { zh: '可以改期', en: 'Can move' },
  others: { zh: '不會動', en: 'Stay' },
  call: { zh: '要先致電', en: 'Call first' },
  ofOthers: { zh: '已出車或未確認', en: 'on the road or not confirmed' },
  ofCall: { zh: '未付款', en: 'not paid' },
  select: { zh: '改期', en: 'Move' },
  slot: { zh: '原本', en: 'Was' },
  order: { zh: '編號', en: 'Order' },
  customer: { zh: '客人', en: 'Customer' },
  status: { zh: '現況', en: 'State' },
  payment: { zh: '付款', en: 'Payment' },
  newDay: { zh: '先保留的新日子', en: 'Day held' },
  message: { zh: '訊息', en: 'Message' },
  byMail: { zh: '電郵', en: 'E-mail' },
  byChat: { zh: 'WhatsApp', en: 'WhatsApp' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  receives: { zh: '客人會收到', en: 'What customers receive' },
  receivesNote: {
    zh: `電郵於 ${minutes} 分鐘後自動寄出；WhatsApp 由你逐個按開、逐個傳送。每張單用客人落單的語言。`,
    en: `E-mails go out by themselves after ${minutes} minutes; WhatsApp messages you open and send one by one. Each is in the customer’s language.`,
  },
  noneFree: { zh: '期限內沒有空位，請自己揀', en: 'No free day in time: choose one' },
  ready: { zh: '餐已可出車：由你決定', en: 'Food is ready: you decide' },
  callFirst: { zh: '先致電', en: 'Call first' },
  recallNote: {
    zh: `改期後 ${minutes} 分鐘內可整批收回（客人未打開訂單頁的）。每張單的紀錄都會寫明原因。`,
    en: `Within ${minutes} minutes all of it can be recalled, except orders whose page the customer has opened. Each order’s trail says why.`,
  },
  none: { zh: '這個範圍沒有可以改期的訂單。', en: 'No order in this range can move.' },
  done: { zh: '已改期', en: 'Moved' },
  recall: { zh: '收回整批', en: 'Recall all of it' },
  recalled: { zh: '已收回。', en: 'Recalled.' },
  recallOver: { zh: '收回的時間已過。', en: 'The time to recall is over.' },
  openChat: { zh: '打開 WhatsApp', en: 'Open WhatsApp' },
  chatNote: {
    zh: '打開只是準備好訊息；要在 WhatsApp 按傳送，客人才會收到。',
    en: 'Opening only prepares the message: the customer receives it when you press send in WhatsApp.',
  },
  stop: { zh: '這日停收新單，不改任何單', en: 'Stop the day and move no order' },
  stopNote: {
    zh: '停了之後，當日的客人可以免費改期或取消；恢復接單前，不收當日新單。',
    en: 'Customers of a stopped day may change or cancel for nothing, and it takes no new orders until you end it.',
  },
  slotsNote: {
    zh: '這些時段會在日曆關閉，不收新單；過後在日曆重開。',
    en: 'These slots are closed in the calendar and take no new orders; open them there again.',
  },
  end: { zh: '恢復接單', en: 'Take orders again' },
  endNote: {
    zh: '不收當日新單，客人可免費改期或取消。恢復後，仍在當日的單回復平常條款，已改期的單不會搬回。',
    en: 'It takes no new orders, and its customers may change or cancel for nothing. When you end it, what is still on that day has its usual terms again, and what has moved stays moved.',
  },
  ended: { zh: '這日恢復接單。', en: 'The day takes orders again.' },
  more: {
    zh: `這個範圍多過 ${maxWeatherOrders} 張單，較後的時段未列出。請縮窄時段，分開處理。`,
    en: `The range has more than ${maxWeatherOrders} orders; those of later slots are not listed. Please narrow the slots and stop them one after the other.`,
  },
  unmoved: { zh: '仍在當日的單', en: 'Still on that day' },
  unmovedNote: {
    zh: '系統不會通知這些客人：請逐個聯絡。未做餐的可以在訂單頁免費改期或取消。',
    en: 'These customers hear nothing by themselves: please tell each. Unless the kitchen has begun, they can change or cancel on the order’s page for nothing.',
  },
  lastCalls: { zh: '過去一日的改期', en: 'Weather days called in the last 24 hours' },
  again: { zh: '再處理另一個範圍', en: 'Another range' },
} as const satisfies Record<string, Text>

export const weatherProblems: Readonly<
  Record<WeatherFormProblem | 'call-unknown' | 'call-over' | 'refused', Text>
> = {
  'form-invalid': {
    zh: '表格不完整，請重新載入。',
    en: 'The form is incomplete. Please load the page again.',
  },
  'no-orders': { zh: '請最少揀一張單。', en: 'Please choose at least one order.' },
  'date-invalid': { zh: '請填寫正確的新日子。', en: 'Please give a valid new day.' },
  'words-too-long': { zh: '訊息太長，請寫短些。', en: 'The message is too long. Please shorten it.' },
  'words-blank-missing': {
    zh: '訊息要有「新日子」和「連結」兩個括號。',
    en: 'The message needs {new day} and {link}.',
  },
  'words-blank-unknown': {
    zh: '訊息有不認得的括號。可用的在格下面。',
    en: 'The message has braces that mean nothing. Those that can be used are below it.',
  },
  'call-unknown': { zh: '找不到這次改期。', en: 'There is no such weather day.' },
  'call-over': {
    zh: '這次改期已經收回，沒有單改動。看清楚後可以再按一次。',
    en: 'This weather day was recalled, so nothing has moved. Look again, then press once more.',
  },
  refused: {
    zh: '未能改期的單在下面，其餘的已改好。',
    en: 'The orders that could not move are below; the others have moved.',
  },
}

/** How far a customer has answered after staff moved the order, or that staff recalled it. */
export const weatherStates: Readonly<Record<'told' | 'opened' | 'chosen' | 'recalled', Text>> = {
  told: { zh: '未打開', en: 'Not opened' },
  opened: { zh: '客人已看', en: 'Seen by the customer' },
  chosen: { zh: '客人已揀日子', en: 'The customer chose a day' },
  recalled: { zh: '已收回', en: 'Recalled' },
}

export const begun = (orders: number): Text => ({
  zh: `廚房已開始 ${orders} 張。改期後食物不能留：生產單會列為遲改，等廚房確認。`,
  en: `The kitchen has begun ${orders}. That food can not be kept: the kitchen is shown the change and acknowledges it.`,
})

/** The number is known once the page's script counts what is ticked. */
export const moveChosen = (orders: number | null): Text => ({
  zh: orders === null ? '改期並通知已揀的單' : `改期並通知 ${orders} 張`,
  en: orders === null ? 'Move and tell the chosen orders' : `Move and tell ${orders}`,
})

/** A moment follows. */
export const declaredBy = (name: string): Text => ({ zh: `由 ${name} 宣布`, en: `Declared by ${name}` })

/** The message as this customer reads it. */
export const asRead = (name: string): Text => ({
  zh: `${name} 會見到：`,
  en: `What ${name} reads:`,
})

export const blanksNote = (lang: Lang): Text => {
  const blanks = weatherBlanks.map((blank) => blankOf(blank, lang)).join(' ')
  return {
    zh: `${blanks} 會自動換上每張單的資料。`,
    en: `${blanks} are filled for each order.`,
  }
}

export const staying = (orders: number): Text => ({
  zh: `不會動的 ${orders} 張`,
  en: `${orders} that stay`,
})

/** Only a whole day is stopped without moving an order. */
export const movedCount = (orders: number): Text =>
  orders === 0
    ? { zh: '這日已停收新單，沒有單改期。', en: 'The day takes no new orders; none was moved.' }
    : { zh: `已改期 ${orders} 張。`, en: `${orders} moved.` }

export const recallUntil = (time: string): Text => ({
  zh: `${time} 前可以收回。`,
  en: `Can be recalled until ${time}.`,
})

export function recalledCount(recalled: number, left: number): Text {
  const stay =
    left === 1 ? 'one stays moved, as its customer has' : `${left} stay moved, as their customers have`
  const others = {
    zh: left > 0 ? `；${left} 張客人已看、時段已滿或已有其他更改，維持改期` : '',
    en: left > 0 ? `; ${stay} seen it, the slot is full or more has happened` : '',
  }
  const done =
    recalled === 0
      ? { zh: '沒有單收回', en: 'None recalled' }
      : { zh: `已收回 ${recalled} 張`, en: `${recalled} recalled` }
  return { zh: `${done.zh}${others.zh}。`, en: `${done.en}${others.en}.` }
}
