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
  alternate: { zh: '後備', en: 'Backup' },
  whatsApp: { zh: 'WhatsApp', en: 'WhatsApp' },
  writesChinese: { zh: '用中文', en: 'writes Chinese' },
  writesEnglish: { zh: '用英文', en: 'writes English' },
  progress: { zh: '進度', en: 'Progress' },
  moves: { zh: '下一步', en: 'Next step' },
  reject: { zh: '未能接單…', en: 'Decline…' },
  postpone: { zh: '改期…', en: 'Postpone…' },
  reopen: { zh: '更正：未送到…', en: 'Correct: not delivered…' },
  cancel: { zh: '取消訂單…', en: 'Cancel order…' },
  why: { zh: '原因', en: 'Reason' },
  rejectDone: { zh: '不接受這張單', en: 'Decline the order' },
  postponeDone: { zh: '改期，等客人揀新日子', en: 'Postpone until the customer chooses a new date' },
  reopenDone: { zh: '改回送貨中', en: 'Back to out for delivery' },
  fee: { zh: '運費報價', en: 'Delivery fee' },
  feeHint: {
    zh: '客人會收到新總額，接受的話便付款。',
    en: 'The customer receives the new total and accepts it by paying.',
  },
  quoteFee: { zh: '報運費給客人', en: 'Send the fee to the customer' },
  remind: { zh: '傳付款提醒', en: 'Send payment reminder' },
  addNote: { zh: '加', en: 'Add' },
  staffNote: { zh: '內部備註，客人看不到', en: 'Internal note, not shown to customers' },
  staffNoteHint: {
    zh: '廚房和包裝也看到：不要寫電話和金額。',
    en: 'The kitchen and packing staff see it too, so leave out phone numbers and amounts.',
  },
  forDriver: { zh: '司機也看到', en: 'Also show to the driver' },
  notCancel: { zh: '不取消，返回', en: 'Don’t cancel, go back' },
  whoCancels: { zh: '誰要取消？', en: 'Who cancels?' },
  weatherInstead: {
    zh: '惡劣天氣請用「改期」，不收費用。',
    en: 'For bad weather, use “Postpone” instead: no fee is charged.',
  },
  paidSoFar: { zh: '客人已付', en: 'Paid by the customer' },
  feeKept: { zh: '手續費', en: 'Fee' },
  backToCustomer: { zh: '退回客人', en: 'Refund to customer' },
  proofFirst: {
    zh: '付款證明未核對。核實收到款項後，才可以退款。',
    en: 'A payment proof still has to be checked. Only verified payments are refunded.',
  },
  unpaid: {
    zh: '未付清時按「開始準備」，系統會先請你確認。',
    en: 'You will be asked to confirm before starting an unpaid order.',
  },
  menus: { zh: '套餐', en: 'Sets' },
  food: { zh: '食物', en: 'Food' },
  delivery: { zh: '運費', en: 'Delivery' },
  toQuote: { zh: '待報價', en: 'to be quoted' },
  changeFee: { zh: '改期費用', en: 'Fee for changes' },
  allowance: { zh: '退款', en: 'Refund granted' },
  total: { zh: '總額', en: 'Total' },
  payment: { zh: '付款', en: 'Payment' },
  due: { zh: '未收', en: 'Due' },
  received: { zh: '已收', en: 'Received' },
  toReturn: { zh: '待退', en: 'To refund' },
  amountReceived: { zh: '收到的金額', en: 'Amount received' },
  by: { zh: '收款方式', en: 'Received by' },
  checked: { zh: '核對無誤，標記已付', en: 'Verified: mark as paid' },
  bookMore: { zh: '另收一筆…', en: 'Record another payment…' },
  bookMoreHint: {
    zh: '沒有未收的款項：入賬後會列為待退款項。',
    en: 'Nothing is due: anything recorded here will be listed for refund.',
  },
  bookMoreDone: { zh: '核對無誤，入賬', en: 'Verified: record it' },
  transfers: { zh: '已入賬的轉賬', en: 'Recorded transfers' },
  mistake: { zh: '入錯單…', en: 'Recorded by mistake…' },
  mistakeHint: {
    zh: '移除後這筆款項不再計入這張單。訂單未取消的話，客人會收到更正電郵。',
    en: 'It will no longer count towards this order. Unless the order is cancelled, the customer is emailed a correction.',
  },
  mistakeDone: { zh: '移除這筆入賬', en: 'Remove this payment record' },
  refuseProof: { zh: '付款證明不符…', en: 'Proof doesn’t match…' },
  refuseDone: { zh: '退回付款證明', en: 'Reject the proof' },
  proof: { zh: '客人交來的付款證明', en: 'Customer’s proof of payment' },
  enlarge: { zh: '放大', en: 'Enlarge' },
  backToPayment: { zh: '返回付款', en: 'Back to payment' },
  neverByItself: {
    zh: '請先到銀行核對收到款項，再標記已付。少於應收金額會記作部分付款。',
    en: 'Check your bank account before marking as paid. A smaller amount is recorded as a part payment.',
  },
  refund: { zh: '記錄退款…', en: 'Record a refund…' },
  refundAmount: { zh: '退款金額', en: 'Amount refunded' },
  transferSeen: { zh: '轉賬編號（選填）', en: 'Transfer reference (optional)' },
  transfer: { zh: '轉賬編號', en: 'Transfer reference' },
  refundDone: { zh: '已退款', en: 'Refund made' },
  timeline: { zh: '紀錄', en: 'Activity log' },
  appendOnly: { zh: '只可新增，不可更改', en: 'Entries can’t be changed' },
  unknown: { zh: '找不到這張訂單', en: 'Order not found' },
  unknownLead: {
    zh: '可能是編號打錯，或者這張單不屬於你的工作範圍。',
    en: 'The number may be mistyped, or you don’t have access to this order.',
  },
} as const satisfies Record<string, Text>

export const eventNames: Record<OrderVerb, Text> = {
  place: { zh: '落單', en: 'placed the order' },
  confirm: { zh: '確認訂單', en: 'confirmed the order' },
  prepare: { zh: '開始準備', en: 'started preparing' },
  'make-ready': { zh: '備妥', en: 'marked it ready' },
  'send-out': { zh: '出車', en: 'sent it out for delivery' },
  'hand-over': { zh: '送達', en: 'delivered it' },
  collect: { zh: '客人已自取', en: 'marked it as collected' },
  complete: { zh: '完成', en: 'completed it' },
  reject: { zh: '未能接單', en: 'declined it' },
  cancel: { zh: '取消訂單', en: 'cancelled it' },
  release: { zh: '逾時未付，自動取消', en: 'cancelled it: not paid in time' },
  postpone: { zh: '改期，等新日子', en: 'postponed it' },
  'take-back': { zh: '還原上一步', en: 'undid the last step' },
  reopen: { zh: '更正：未送到', en: 'corrected: not delivered' },
  open: { zh: '開過這張單', en: 'opened it' },
  'change-slot': { zh: '更改時段', en: 'changed the slot' },
  'change-date': { zh: '更改日期', en: 'changed the date' },
  edit: { zh: '更改訂單', en: 'changed the order' },
  'quote-fee': { zh: '報運費', en: 'quoted the delivery fee' },
  'add-note': { zh: '備註', en: 'added a note' },
  'send-link': { zh: '把訂單連結傳給客人', en: 'sent the customer the link to the order' },
  'resend-letter': { zh: '再寄一封寄不出的電郵', en: 'resent a failed email' },
  remind: { zh: '提醒客人付款', en: 'reminded the customer to pay' },
  'submit-proof': { zh: '上載付款證明', en: 'uploaded a payment proof' },
  'refuse-proof': { zh: '付款證明不符', en: 'rejected the payment proof' },
  'take-payment': { zh: '收到款項', en: 'recorded a payment' },
  'take-back-payment': { zh: '更正收款記錄', en: 'removed a payment recorded by mistake' },
  'receive-payment': { zh: '收到款項', en: 'received an online payment' },
  'grant-refund': { zh: '批准退款', en: 'approved a refund' },
  'ask-refund': { zh: '請老闆批准退款', en: 'asked the owner for a refund' },
  'refuse-refund': { zh: '不批准退款', en: 'declined the refund' },
  'start-refund': { zh: '開始退款', en: 'started a refund' },
  refund: { zh: '已退款', en: 'made a refund' },
  'fail-refund': {
    zh: '退款不成功，請先到付款服務查看',
    en: 'refund failed: check with the payment provider first',
  },
  erase: { zh: '刪除客人資料', en: 'deleted the customer’s data' },
}

/** Replaces the customer's name. */
export function erasedOn(date: CalendarDate): Text {
  const day = dayText(date)
  return {
    zh: `客人資料已於 ${day.zh}刪除，數字保留。`,
    en: `The customer’s data was deleted on ${day.en}; figures are kept.`,
  }
}

export const erasureReasonNames: Readonly<Record<ErasureReason, Text>> = {
  'customer-asked': { zh: '客人要求', en: 'customer’s request' },
  'entered-by-mistake': { zh: '錯誤輸入', en: 'entered by mistake' },
  'kept-long-enough': { zh: '保留期已過', en: 'retention period over' },
}

export const actorNames: Record<ActorKind, Text> = {
  customer: { zh: '客人', en: 'Customer' },
  staff: { zh: '職員', en: 'Staff' },
  system: { zh: '系統', en: 'System' },
}

/** Example: 36 位 · 餐具 30 · 食物夾 11 */
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

export const chatGreeting = (name: string, reference: string): Text => ({
  zh: `${name} 你好，關於你的訂單 ${reference}：`,
  en: `Dear ${name}, about your order ${reference}: `,
})

/** Staff can keep the date of a postponed order. */
export const keepDate = (day: Text, slot: string): Text => ({
  zh: `照原定 ${day.zh}${slot} 再確認`,
  en: `Confirm again for ${day.en}, ${slot}`,
})

export const cancelTitle = (reference: string): Text => ({
  zh: `取消訂單 ${reference}`,
  en: `Cancel order ${reference}`,
})
export const cancelTerms = (version: string, noticeDays: number, feePercent: number): Text => ({
  zh: `${version} 版條款：${noticeDays} 日或以上前通知，收 ${feePercent}% 手續費；少於 ${noticeDays} 日不退款。`,
  en: `Terms ${version}: ${feePercent}% fee with ${noticeDays} days’ notice or more; later, no refund.`,
})
export const feeUntil = (day: Text): Text => ({
  zh: `${day.zh}後改為不退款。`,
  en: `No refund after ${day.en}.`,
})
export const cancellerNames = (
  feePercent: number,
  isLate: boolean,
  isFree: boolean,
): Record<'customer' | 'shop', Text> => ({
  customer: isFree
    ? { zh: '客人取消：惡劣天氣，不收費', en: 'Customer: no fee, bad weather' }
    : isLate
      ? { zh: '客人取消：已過期限，不退款', en: 'Customer: too late, no refund' }
      : { zh: `客人取消：照條款收 ${feePercent}%`, en: `Customer: ${feePercent}% fee under the terms` },
  shop: { zh: '我們取消：不收費，全數退回', en: 'Shop: no fee, full refund' },
})
export const cancelAndReturn = (amount: string | null): Text =>
  amount === null
    ? { zh: '取消訂單，不退款', en: 'Cancel without refund' }
    : { zh: `取消訂單，退 ${amount}`, en: `Cancel and refund ${amount}` }
