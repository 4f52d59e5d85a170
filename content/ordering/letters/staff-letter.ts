/** A staff notification, with a summary for chats. */

import { dueText } from '#content/dates.ts'
import type { LetterContent, LetterPart } from '#content/letter.ts'
import { adjustmentsOf } from '#content/ordering/adjustments.ts'
import { handoverPlace } from '#content/ordering/handover-place.ts'
import { needsRows } from '#content/ordering/needs-rows.ts'
import { extraTotal, order as orderTexts, times } from '#content/ordering/order.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { status, statusNames } from '#content/ordering/order-status.ts'
import { paymentName, paymentStatusNames } from '#content/ordering/payment/payment.ts'
import { formatExact, nothing } from '#domain/money.ts'
import { noteNames } from '#domain/ordering/order-fields.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext, LetterEvent, MailedOrder } from './mailed-order.ts'
import { letterTitle, paragraph, toPage } from './parts.ts'

const words = {
  toPaste: { zh: '可貼到廚房 WhatsApp 群組：', en: 'For the kitchen’s WhatsApp group:' },
  open: { zh: '打開訂單頁', en: 'Open the order page' },
  customerSays: { zh: '客人說：', en: 'The customer says: ' },
  toReturn: { zh: '待退款', en: 'To be refunded' },
} satisfies Record<string, Text>

/** Actions of staff need no notification. */
const headings: Record<OrderVerb, Text | null> = {
  place: { zh: '新訂單', en: 'New order' },
  confirm: { zh: '訂單已確認', en: 'Order confirmed' },
  prepare: null,
  'make-ready': null,
  'send-out': { zh: '已送出', en: 'Out for delivery' },
  'hand-over': null,
  collect: null,
  complete: null,
  reject: { zh: '未能接單', en: 'Order not accepted' },
  cancel: { zh: '訂單已取消', en: 'Order cancelled' },
  release: { zh: '逾時未付，訂單已取消', en: 'Not paid in time: order cancelled' },
  postpone: { zh: '訂單已改期', en: 'Order postponed' },
  'take-back': null,
  reopen: null,
  open: null,
  'change-slot': { zh: '已改時段', en: 'Slot changed' },
  'change-date': { zh: '已改期', en: 'Date changed' },
  edit: { zh: '訂單內容已更改', en: 'Order changed' },
  'quote-fee': null,
  'add-note': null,
  'resend-letter': null,
  'send-link': null,
  remind: null,
  'submit-proof': { zh: '客人交來付款證明，請核對', en: 'Payment proof to be checked' },
  'refuse-proof': null,
  'take-payment': { zh: '已記錄收款', en: 'Payment recorded' },
  'take-back-payment': { zh: '已更正付款紀錄', en: 'Payment record corrected' },
  'receive-payment': { zh: '付款有更新', en: 'Payment update' },
  'grant-refund': { zh: '已批准退款', en: 'Refund approved' },
  'ask-refund': { zh: '有退款等老闆批准', en: 'Refund awaiting the owner’s approval' },
  'refuse-refund': null,
  'start-refund': null,
  refund: { zh: '已退款', en: 'Refunded' },
  'fail-refund': {
    zh: '自動退款失敗，請先到付款服務查看',
    en: 'Automatic refund failed: please check with the payment provider first',
  },
  erase: null,
}

export function staffLetter({ event, order, money, url }: LetterContext, lang: Lang): LetterContent | null {
  const what = headings[event.verb]
  if (!what) return null
  const due = dueText(order.dueDate, order.slot)[lang]
  const back = money.excess > nothing ? [`${words.toReturn[lang]} ${formatExact(money.excess)}`] : []
  return {
    subject: {
      zh: `${what.zh} ${order.reference}・${dueText(order.dueDate, order.slot).zh}`,
      en: `${what.en} ${order.reference}, ${dueText(order.dueDate, order.slot).en}`,
    }[lang],
    preview: `${due} ${order.contactName}`,
    parts: [
      ...letterTitle(order, statusNames[event.status], what, lang),
      ...reasonOf(event, lang),
      toPage(url, lang, words.open),
      { kind: 'label', text: words.toPaste[lang] },
      { kind: 'lines', lines: [what[lang], ...staffSummary(order, lang), ...back] },
    ],
  }
}

/** The list is empty if no reason was given. */
function reasonOf({ note, actor }: LetterEvent, lang: Lang): readonly LetterPart[] {
  if (note === '' || actor === 'system') return []
  const message = actor === 'customer' ? words.customerSays : { zh: '', en: '' }
  return [paragraph({ zh: `${message.zh}${note}`, en: `${message.en}${note}` }, lang)]
}

/** Omits the link, which is the customer's key. */
export function staffSummary(order: MailedOrder, lang: Lang): readonly string[] {
  const isPickup = order.fulfilment === 'pickup'
  const utensilsText = (kind: 'cutlery' | 'tongs', isWanted: boolean, number: number) =>
    (isWanted ? extraTotal(number, kind) : status.noneWanted)[lang]
  const { cutleryIncluded, cutleryExtra, tongsIncluded, tongsExtra } = order
  return [
    `${order.reference} ${statusNames[order.status][lang]} · ${paymentStatusNames[order.paymentStatus][lang]}`,
    `${(isPickup ? status.collect : status.arrives)[lang]} ${dueText(order.dueDate, order.slot)[lang]}`,
    handoverPlace(order, lang),
    [order.contactName, order.contactPhone, order.contactAlternatePhone].filter(Boolean).join(' '),
    ...order.lines.flatMap(({ name, units, dishes }) => [
      times(name[lang], units),
      ...dishes.map((dish) => `- ${times(dish.name[lang], dish.number)}`),
    ]),
    ...adjustmentsOf(order).map(({ name, amount }) => `${name[lang]} ${formatExact(amount)}`),
    `${orderTexts.cutlery[lang]} ${utensilsText('cutlery', order.cutleryWanted, cutleryIncluded + cutleryExtra)}`,
    `${orderTexts.tongs[lang]} ${utensilsText('tongs', order.tongsWanted, tongsIncluded + tongsExtra)}`,
    ...noteNames.flatMap((name) =>
      order[name] ? [`${orderFieldWords[name].name[lang]} ${order[name]}`] : [],
    ),
    ...needsRows(order, order.allergies, lang).map(([name, value]) => `${name} ${value}`),
    `${status.total[lang]} ${formatExact(order.total)} ${paymentName(order.paymentMethod)[lang]}`,
  ]
}
