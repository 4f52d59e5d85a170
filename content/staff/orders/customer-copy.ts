import { allergenNames } from '#content/allergens.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { accessNames } from '#content/ordering/needs.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { photoNames } from '#content/staff/day/runs.ts'
import { type OrderFieldName, orderFieldNames, orderFields } from '#domain/ordering/order-fields.ts'
import type { PaymentState } from '#domain/payment/payment-update.ts'
import type { RefundState } from '#domain/payment/refund.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import type { Lang, Text } from '#domain/text.ts'
import { actorNames, eventNames } from './order.ts'
import { staffPaymentNames, staffStatusNames } from './state-names.ts'

const fieldNames = Object.fromEntries(
  orderFieldNames.map((name) => [orderFields[name].copy, orderFieldWords[name].name]),
) as Readonly<Record<(typeof orderFields)[OrderFieldName]['copy'], Text>>

export const copyNames = {
  reference: { zh: '訂單編號', en: 'Order number' },
  placedAt: { zh: '落單時間', en: 'Placed' },
  language: { zh: '語言', en: 'Language' },
  status: { zh: '狀態', en: 'Status' },
  ...fieldNames,
  name: { zh: '名稱', en: 'Name' },
  fulfilment: { zh: '送貨或自取', en: 'Delivery or pickup' },
  date: { zh: '日期', en: 'Date' },
  slot: { zh: '時段', en: 'Slot' },
  zone: { zh: '送貨區', en: 'Zone' },
  remotePlace: { zh: '偏遠地區', en: 'Remote area' },
  district: { zh: '地區', en: 'District' },
  pickupPlace: { zh: '自取地點', en: 'Pickup point' },
  access: { zh: '送貨安排', en: 'Delivery access' },
  allergens: { zh: '食物敏感', en: 'Allergies' },
  portions: { zh: '人數', en: 'Guests' },
  food: { zh: '食物 HK$', en: 'Food HK$' },
  cutlery: { zh: '餐具 HK$', en: 'Cutlery HK$' },
  tongs: { zh: '食物夾 HK$', en: 'Tongs HK$' },
  promotionCode: { zh: '優惠碼', en: 'Promo code' },
  discount: { zh: '折扣 HK$', en: 'Discount HK$' },
  deliveryFee: { zh: '運費 HK$', en: 'Delivery fee HK$' },
  allowance: { zh: '退款 HK$', en: 'Refund HK$' },
  changeFee: { zh: '改期費 HK$', en: 'Fee for changes HK$' },
  cancellationFee: { zh: '取消費 HK$', en: 'Cancellation fee HK$' },
  total: { zh: '總額 HK$', en: 'Total HK$' },
  paymentMethod: { zh: '付款方式', en: 'Payment method' },
  paymentStatus: { zh: '付款狀態', en: 'Payment' },
  terms: { zh: '條款版本', en: 'Terms' },
  sets: { zh: '套餐', en: 'Sets' },
  payments: { zh: '付款', en: 'Payments' },
  refunds: { zh: '退款', en: 'Refunds' },
  proofs: { zh: '付款證明', en: 'Proofs of payment' },
  atDoor: { zh: '送貨時的相片', en: 'Delivery photos' },
  letters: { zh: '寄出的電郵', en: 'Emails' },
  trail: { zh: '紀錄', en: 'Activity log' },
  work: { zh: '送貨紀錄', en: 'Delivery log' },
  units: { zh: '數量', en: 'Number' },
  unitPrice: { zh: '單價 HK$', en: 'Price each HK$' },
  amount: { zh: '金額 HK$', en: 'Amount HK$' },
  dishes: { zh: '菜式', en: 'Dishes' },
  method: { zh: '方式', en: 'Method' },
  state: { zh: '結果', en: 'Status' },
  captured: { zh: '已收 HK$', en: 'Received HK$' },
  refunded: { zh: '已退 HK$', en: 'Refunded HK$' },
  transferReference: { zh: '轉賬編號', en: 'Transfer reference' },
  startedAt: { zh: '開始', en: 'Started' },
  settledAt: { zh: '完結', en: 'Settled' },
  askedAt: { zh: '要求時間', en: 'Requested' },
  sentAt: { zh: '收到時間', en: 'Sent' },
  size: { zh: '大小（位元組）', en: 'Size (bytes)' },
  refusedAt: { zh: '退回時間', en: 'Refused' },
  acceptedAt: { zh: '接受時間', en: 'Accepted' },
  takenAt: { zh: '拍攝時間', en: 'Taken' },
  id: { zh: '編號', en: 'Number' },
  kind: { zh: '內容', en: 'What it shows' },
  at: { zh: '時間', en: 'When' },
  verb: { zh: '事項', en: 'What' },
  actor: { zh: '由誰', en: 'By' },
  moved: { zh: '改期', en: 'Moved' },
  changes: { zh: '更改', en: 'Changes' },
  note: { zh: '備註', en: 'Note' },
  subject: { zh: '對象', en: 'About' },
  number: { zh: '數目', en: 'Count' },
} satisfies Readonly<Record<string, Text>>

const languages: Record<Lang, Text> = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
}

const states: Record<PaymentState | RefundState | 'sending' | 'sent' | 'refused', Text> = {
  started: { zh: '已開始', en: 'Started' },
  captured: { zh: '已收', en: 'Received' },
  failed: { zh: '不成功', en: 'Failed' },
  expired: { zh: '已過期', en: 'Expired' },
  'taken-back': { zh: '記錯，已取消', en: 'Recorded by mistake' },
  asked: { zh: '處理中', en: 'In progress' },
  done: { zh: '已退', en: 'Refunded' },
  dropped: { zh: '已取消', en: 'Cancelled' },
  sending: { zh: '寄出中', en: 'Being sent' },
  sent: { zh: '已寄出', en: 'Sent' },
  refused: { zh: '被退回', en: 'Returned by the mail server' },
}

export const workNames: Record<WorkVerb, Text> = {
  tick: { zh: '菜式做好', en: 'ticked a dish' },
  untick: { zh: '菜式未做好', en: 'unticked a dish' },
  'print-labels': { zh: '列印標籤', en: 'printed the labels' },
  acknowledge: { zh: '廚房已看過更改', en: 'saw the change' },
  leave: { zh: '出車', en: 'left for delivery' },
  'hand-over': { zh: '送達', en: 'delivered it' },
  correct: { zh: '更正收件人', en: 'corrected who received it' },
  reopen: { zh: '其實未送達', en: 'marked it as not delivered' },
  problem: { zh: '送貨有問題', en: 'reported a problem' },
  'take-back': { zh: '問題已解決', en: 'marked the problem as solved' },
}

const methods = Object.fromEntries(Object.entries(paymentTexts).map(([method, { name }]) => [method, name]))

/** The codes of a field have these meanings. */
export const copyValues: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  language: languages,
  status: staffStatusNames,
  fulfilment: fulfilmentNames,
  district: districtNames,
  access: accessNames,
  allergens: allergenNames,
  paymentMethod: methods,
  paymentStatus: staffPaymentNames,
  method: methods,
  state: states,
  kind: photoNames,
  verb: eventNames,
  actor: actorNames,
}
