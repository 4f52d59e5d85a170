/** The words of a weather day in the back office, and the message that staff send to customers by chat. */
import { dayText } from '#content/dates.ts'
import { brand } from '#content/layout.ts'
import { weatherNames } from '#content/ordering/order-progress.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { changePolicy } from '#domain/policies.ts'
import type { WeatherFormProblem } from '#domain/staff/weather-form.ts'
import type { Text } from '#domain/text.ts'
import { recallableFor, type WeatherKind } from '#domain/weather.ts'

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
  lastCalls: { zh: '過去一日的改期', en: 'Weather days called in the last 24 hours' },
  again: { zh: '再處理另一個範圍', en: 'Another range' },
} as const satisfies Record<string, Text>

export const weatherProblems: Readonly<Record<WeatherFormProblem | 'call-unknown' | 'refused', Text>> = {
  'form-invalid': {
    zh: '表格不完整，請重新載入。',
    en: 'The form is incomplete. Please load the page again.',
  },
  'no-orders': { zh: '請最少揀一張單。', en: 'Please choose at least one order.' },
  'date-invalid': { zh: '請填寫正確的新日子。', en: 'Please give a valid new day.' },
  'call-unknown': { zh: '找不到這次改期。', en: 'There is no such weather day.' },
  refused: {
    zh: '未能改期的單在下面，其餘的已改好。',
    en: 'The orders that could not move are below; the others have moved.',
  },
}

/** Where what was done to an order in a call stands for its customer. */
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

export const moveAll: Text = { zh: '改期並通知已揀的單', en: 'Move and tell the chosen orders' }

export const movedCount = (orders: number): Text => ({
  zh: `已改期 ${orders} 張。`,
  en: `${orders} moved.`,
})

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

export interface WeatherMessage {
  readonly kind: WeatherKind
  readonly date: CalendarDate
  readonly slot: string
  readonly reference: string
  readonly held: CalendarDate
  readonly until: CalendarDate
  readonly url: string
}

/** Sent by chat, in the language of the order. */
export function weatherMessage({ kind, date, slot, reference, held, until, url }: WeatherMessage): Text {
  const [day, heldDay, last] = [dayText(date), dayText(held), dayText(until)]
  const paragraphs = {
    zh: [
      `${weatherNames[kind].zh}生效，為安全起見，你 ${day.zh} ${slot} 的到會（${reference}）未能送出。`,
      `我們先替你保留 ${heldDay.zh} ${slot}，毋須另外付款。想改另一日（至 ${last.zh}）或者退款，在這裏揀：\n${url}`,
      brand.zh,
    ],
    en: [
      `${weatherNames[kind].en}: for safety, your order ${reference} of ${day.en} ${slot} can not be delivered.`,
      `We hold ${heldDay.en} ${slot} for you at no extra cost. Choose another day (up to ${last.en}) or a refund here:\n${url}`,
      brand.en,
    ],
  }
  return { zh: paragraphs.zh.join('\n\n'), en: paragraphs.en.join('\n\n') }
}
