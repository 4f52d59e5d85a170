/** The words of the page of one order in the back office. */
import { dayText } from '#content/dates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { ErasureReason } from '#domain/placed/erasure.ts'
import type { ActorKind, OrderVerb } from '#domain/placed/order-verbs.ts'
import type { Text } from '#domain/text.ts'
import { guestCount } from './orders.ts'

export const orderPage = {
  change: { zh: '更改', en: 'Change' },
  when: { zh: '何時', en: 'When' },
  where: { zh: '送到', en: 'Where' },
  who: { zh: '客人', en: 'Who' },
  map: { zh: '地圖', en: 'Map' },
  alternate: { zh: '後備', en: 'Alternate' },
  whatsApp: { zh: 'WhatsApp', en: 'WhatsApp' },
  writesChinese: { zh: '用中文', en: 'writes Chinese' },
  writesEnglish: { zh: '用英文', en: 'writes English' },
  note: { zh: '客人備註', en: 'Customer’s note' },
  progress: { zh: '進度', en: 'Progress' },
  moves: { zh: '下一步', en: 'What can be done' },
  reject: { zh: '不接單…', en: 'Reject…' },
  postpone: { zh: '改期…', en: 'Postpone…' },
  reopen: { zh: '其實未送到…', en: 'Not delivered after all…' },
  cancel: { zh: '取消訂單…', en: 'Cancel order…' },
  why: { zh: '原因', en: 'Reason' },
  rejectDone: { zh: '不接這張單', en: 'Reject the order' },
  postponeDone: { zh: '改期，等客人揀新日子', en: 'Postpone until a new date is agreed' },
  reopenDone: { zh: '改回送貨中', en: 'Back to on the road' },
  fee: { zh: '運費報價', en: 'Delivery fee' },
  feeHint: {
    zh: '客人會收到新總數，接受的話便付款。',
    en: 'The customer is told the new total, and accepts it by paying.',
  },
  quoteFee: { zh: '報運費給客人', en: 'Quote the fee to the customer' },
  remind: { zh: '傳付款提示', en: 'Remind to pay' },
  addNote: { zh: '加', en: 'Add' },
  staffNote: { zh: '內部備註，客人看不到', en: 'Note for staff; customers never see it' },
  staffNoteHint: {
    zh: '廚房和包裝也看到：不要寫電話和金額。',
    en: 'The kitchen and packing read it too: no telephone numbers, no amounts.',
  },
  forDriver: { zh: '司機也看到', en: 'Also for the driver' },
  notCancel: { zh: '不取消，返回', en: 'Don’t cancel, go back' },
  whoCancels: { zh: '誰要取消？', en: 'Who cancels?' },
  weatherInstead: {
    zh: '惡劣天氣請用「改期」，不收費用。',
    en: 'After bad weather, postpone instead: it costs nothing.',
  },
  paidSoFar: { zh: '客人已付', en: 'Paid by the customer' },
  feeKept: { zh: '手續費', en: 'Fee' },
  backToCustomer: { zh: '退回客人', en: 'Back to the customer' },
  proofFirst: {
    zh: '收據未核實。先核實收到款項，退款才會發出。',
    en: 'A proof of payment is not checked yet. Only money that was seen is returned.',
  },
  unpaid: { zh: '付清前開始準備會先問一次。', en: 'Starting before it is paid asks once.' },
  menus: { zh: '餐單', en: 'Menus' },
  food: { zh: '食物', en: 'Food' },
  delivery: { zh: '運費', en: 'Delivery' },
  toQuote: { zh: '待報價', en: 'to quote' },
  changeFee: { zh: '改期費用', en: 'Fee for changes' },
  allowance: { zh: '退款', en: 'Refund granted' },
  total: { zh: '總數', en: 'Total' },
  payment: { zh: '付款', en: 'Payment' },
  due: { zh: '未收', en: 'Due' },
  received: { zh: '已收', en: 'Received' },
  toReturn: { zh: '要退還', en: 'To return' },
  amountReceived: { zh: '收到的金額', en: 'Amount received' },
  by: { zh: '收款方式', en: 'Received by' },
  checked: { zh: '核對無誤，標記已付', en: 'Checked, mark paid' },
  bookMore: { zh: '另收一筆…', en: 'Book another amount…' },
  bookMoreHint: {
    zh: '沒有未收的款項：入賬後會列為要退還。',
    en: 'Nothing is due: what is booked will be listed to be returned.',
  },
  bookMoreDone: { zh: '核對無誤，入賬', en: 'Checked, book it' },
  transfers: { zh: '已入賬的轉賬', en: 'Booked transfers' },
  mistake: { zh: '入錯單…', en: 'Booked by mistake…' },
  mistakeHint: {
    zh: '收回後這筆錢不再算在這張單。訂單未取消的話，客人會收到更正通知。',
    en: 'It no longer counts for this order. Unless the order is called off, the customer is told of the correction.',
  },
  mistakeDone: { zh: '收回這筆入賬', en: 'Take this booking back' },
  refuseProof: { zh: '收據不符…', en: 'Proof does not match…' },
  refuseDone: { zh: '退回收據', en: 'Refuse the proof' },
  proof: { zh: '客人上載的收據', en: 'The customer’s proof of payment' },
  enlarge: { zh: '放大', en: 'Enlarge' },
  backToPayment: { zh: '返回付款', en: 'Back to the payment' },
  neverByItself: {
    zh: '系統不會自動當作已付：先到銀行看清楚。少於應收金額會記作部分付款。',
    en: 'Never paid by itself: see the money at the bank first. Less than due is recorded as part paid.',
  },
  refund: { zh: '記錄退款…', en: 'Record a refund…' },
  refundAmount: { zh: '退還的金額', en: 'Amount returned' },
  transferSeen: { zh: '轉賬編號（選填）', en: 'Reference of the transfer (optional)' },
  transfer: { zh: '轉賬編號', en: 'Reference of the transfer' },
  refundDone: { zh: '已退回款項', en: 'The money was returned' },
  timeline: { zh: '紀錄', en: 'Timeline' },
  appendOnly: { zh: '只能加，不能改', en: 'append only' },
  unknown: { zh: '找不到這張訂單', en: 'There is no such order' },
  unknownLead: {
    zh: '可能是編號打錯，或者這張單不屬於你的工作範圍。',
    en: 'The number may be mistyped, or the order is not part of your work.',
  },
} as const satisfies Record<string, Text>

export const eventNames: Record<OrderVerb, Text> = {
  place: { zh: '落單', en: 'placed the order' },
  confirm: { zh: '確認訂單', en: 'confirmed the order' },
  prepare: { zh: '開始準備', en: 'started preparing' },
  'make-ready': { zh: '備妥', en: 'marked it ready' },
  'send-out': { zh: '出車', en: 'sent it out' },
  'hand-over': { zh: '送達', en: 'handed it over' },
  collect: { zh: '客人已取貨', en: 'saw it collected' },
  complete: { zh: '完成', en: 'completed it' },
  reject: { zh: '不接單', en: 'rejected it' },
  cancel: { zh: '取消訂單', en: 'cancelled it' },
  release: { zh: '逾期未付，自動取消', en: 'released it: not paid in time' },
  postpone: { zh: '改期，等新日子', en: 'postponed it' },
  'take-back': { zh: '收回上一步', en: 'took the last step back' },
  reopen: { zh: '更正：未送到', en: 'corrected: it was not delivered' },
  open: { zh: '開過這張單', en: 'opened it' },
  'change-slot': { zh: '更改時段', en: 'changed the slot' },
  'change-date': { zh: '更改日期', en: 'changed the date' },
  edit: { zh: '更改訂單', en: 'changed the order' },
  'quote-fee': { zh: '報運費', en: 'quoted the delivery fee' },
  'add-note': { zh: '備註', en: 'noted' },
  'resend-letter': { zh: '再寄一封寄不出的電郵', en: 'sent a letter again that had failed' },
  remind: { zh: '提醒客人付款', en: 'reminded the customer to pay' },
  'submit-proof': { zh: '上載收據', en: 'uploaded a proof of payment' },
  'refuse-proof': { zh: '收據不符', en: 'refused the proof' },
  'take-payment': { zh: '收到款項', en: 'took a payment' },
  'take-back-payment': { zh: '更正收款記錄', en: 'took back a payment booked by mistake' },
  'receive-payment': { zh: '收到款項', en: 'reported a payment' },
  'grant-refund': { zh: '批准退款', en: 'granted a refund' },
  'ask-refund': { zh: '請老闆批准退款', en: 'asked the owner for a refund' },
  'refuse-refund': { zh: '不批准退款', en: 'refused the refund' },
  'start-refund': { zh: '開始退款', en: 'started a refund' },
  refund: { zh: '已退款', en: 'returned money' },
  'fail-refund': {
    zh: '退款不成功，請先到付款服務查看',
    en: 'could not refund: look at the payment service first',
  },
  erase: { zh: '刪除客人資料', en: 'erased the customer’s data' },
}

/** In place of the customer of an order. */
export function erasedOn(date: CalendarDate): Text {
  const day = dayText(date)
  return {
    zh: `客人資料已於 ${day.zh} 刪除，數字保留。`,
    en: `The customer’s data was erased on ${day.en}; the figures are kept.`,
  }
}

export const erasureReasonNames: Readonly<Record<ErasureReason, Text>> = {
  'customer-asked': { zh: '客人要求', en: 'the customer asked' },
  'entered-by-mistake': { zh: '錯誤輸入', en: 'entered by mistake' },
  'kept-long-enough': { zh: '保留期已過', en: 'kept long enough' },
}

export const actorNames: Record<ActorKind, Text> = {
  customer: { zh: '客人', en: 'Customer' },
  staff: { zh: '職員', en: 'Staff' },
  system: { zh: '系統', en: 'System' },
}

/** 36 位 · 餐具 30 · 食物夾 11 */
export function supplies(order: {
  readonly portions: number
  readonly cutleryWanted: boolean
  readonly cutleryIncluded: number
  readonly cutleryExtra: number
  readonly tongsWanted: boolean
  readonly tongsIncluded: number
  readonly tongsExtra: number
}): Text {
  const guests = guestCount(order.portions)
  const cutlery = order.cutleryWanted ? order.cutleryIncluded + order.cutleryExtra : 0
  const tongs = order.tongsWanted ? order.tongsIncluded + order.tongsExtra : 0
  return {
    zh: `${guests.zh} · 餐具 ${cutlery} · 食物夾 ${tongs}`,
    en: `${guests.en} · cutlery ${cutlery} · tongs ${tongs}`,
  }
}

export const inDays = (days: number): Text => {
  if (days === 0) return { zh: '今日', en: 'today' }
  if (days === 1) return { zh: '明日', en: 'tomorrow' }
  if (days < 0) return { zh: `${-days} 日前`, en: `${-days} days ago` }
  return { zh: `還有 ${days} 日`, en: `in ${days} days` }
}

export const orderTitle = (reference: string): Text => ({ zh: `訂單 ${reference}`, en: `Order ${reference}` })

/** What stands in a chat that staff open with a customer. */
export const chatGreeting = (name: string, reference: string): Text => ({
  zh: `${name}你好，關於你的訂單 ${reference}：`,
  en: `Hello ${name}, about your order ${reference}: `,
})

/** Of a postponed order. */
export const keepDate = (day: Text, slot: string): Text => ({
  zh: `照原定 ${day.zh} ${slot} 再確認`,
  en: `Confirm again for ${day.en}, ${slot}`,
})

export const cancelTitle = (reference: string): Text => ({
  zh: `取消訂單 ${reference}`,
  en: `Cancel order ${reference}`,
})
export const cancelTerms = (version: string, noticeDays: number, feePercent: number): Text => ({
  zh: `${version} 版條款：${noticeDays} 日或以上前通知，收 ${feePercent}% 手續費；少於 ${noticeDays} 日不退款。`,
  en: `Terms ${version}: ${feePercent}% fee with ${noticeDays} days’ notice or more; later, nothing is returned.`,
})
export const feeUntil = (day: Text): Text => ({
  zh: `${day.zh}後改為不退款。`,
  en: `After ${day.en} nothing is returned.`,
})
export const cancellerNames = (
  feePercent: number,
  isLate: boolean,
  isFree: boolean,
): Record<'customer' | 'shop', Text> => ({
  customer: isFree
    ? { zh: '客人取消：惡劣天氣，不收費', en: 'The customer: free of charge after bad weather' }
    : isLate
      ? { zh: '客人取消：已過期限，不退款', en: 'The customer: too late, nothing is returned' }
      : { zh: `客人取消：照條款收 ${feePercent}%`, en: `The customer: ${feePercent}% by the terms` },
  shop: { zh: '我們取消：不收費，全數退回', en: 'The shop: no fee, everything is returned' },
})
export const cancelAndReturn = (amount: string | null): Text =>
  amount === null
    ? { zh: '取消訂單，不退款', en: 'Cancel, nothing to return' }
    : { zh: `取消訂單，退 ${amount}`, en: `Cancel and return ${amount}` }
