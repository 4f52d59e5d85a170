import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Text } from '#domain/text.ts'

export const status = {
  district: { zh: '地區', en: 'District' },
  remotePlace: { zh: '偏遠地區', en: 'Remote area' },
  title: { zh: '訂單', en: 'Order' },
  description: {
    zh: '你的到會訂單：進度、內容和付款。',
    en: 'Your catering order: progress, contents and payment.',
  },
  reference: { zh: '訂單', en: 'Order' },
  arrives: { zh: '送達', en: 'Arrives' },
  collect: { zh: '自取', en: 'Collect' },
  was: { zh: '原定', en: 'Was' },
  address: { zh: '地址', en: 'Address' },
  place: { zh: '自取地點', en: 'Pickup point' },
  where: { zh: '地點', en: 'Where' },
  total: { zh: '總額', en: 'Total' },
  refund: { zh: '退回', en: 'Refund' },
  paid: { zh: '已付', en: 'Paid' },
  amountDue: { zh: '應付金額', en: 'Amount due' },
  amountSoFar: { zh: '總額（未計運費）', en: 'Total before delivery' },
  feeToCome: {
    zh: '未計運費，職員會另行報價。',
    en: 'Delivery not included: our staff will send you the fee.',
  },
  payment: { zh: '付款', en: 'Payment' },
  method: { zh: '付款方式', en: 'Payment method' },
  receipt: { zh: '收據', en: 'Receipt' },
  received: { zh: '已收', en: 'Received' },
  returned: { zh: '已退', en: 'Refunded' },
  printReceipt: { zh: '列印收據或儲存為 PDF', en: 'Print the receipt or save it as a PDF' },
  stamp: { zh: '已付款', en: 'PAID' },
  expectedAt: { zh: '預計送達', en: 'Expected at' },
  kitchen: { zh: '廚房', en: 'Kitchen' },
  callDriver: { zh: '致電司機', en: 'Call the driver' },
  notRight: { zh: '有唔妥？', en: 'Something not right?' },
  tellUs: { zh: '即刻講', en: 'Tell us' },
  progress: { zh: '訂單進度', en: 'Progress' },
  refunding: { zh: '退款進度', en: 'Your refund' },
  slip: { zh: '落單紙', en: 'Your order' },
  delivery: { zh: '運費', en: 'Delivery fee' },
  pickup: { zh: '自取', en: 'Pickup' },
  /** Follows the name of a fee. */
  byQuotation: { zh: '另行報價', en: 'quoted separately' },
  allowance: { zh: '退款', en: 'Refund' },
  changeFee: { zh: '改期手續費', en: 'Change fee' },
  cancellationFee: { zh: '取消手續費', en: 'Cancellation fee' },
  refundSlip: { zh: '退款單', en: 'Refund' },
  originalTotal: { zh: '原本總額', en: 'Original total' },
  contact: { zh: '聯絡', en: 'Contact' },
  noneWanted: { zh: '不需要', en: 'None (as requested)' },
  actions: { zh: '你可以', en: 'What you can do' },
  calendar: { zh: '加入日曆', en: 'Add to calendar' },
  calendarNote: { zh: '.ics 檔，電話、電腦都用得', en: '.ics file for phone or computer' },
  print: { zh: '列印', en: 'Print' },
  printNote: { zh: '收據，可儲存為 PDF', en: 'Your receipt, on paper or as a PDF' },
  chat: { zh: 'WhatsApp 跟進', en: 'Message us' },
  chatNote: { zh: '訊息已填好訂單編號', en: 'Your order number is filled in' },
  keep: {
    zh: '請保存此頁連結，日後要用它查看訂單；請勿轉發。',
    en: 'Keep this link to see your order again, and please don’t share it.',
  },
} satisfies Record<string, Text>

export const today: Text = { zh: '今日', en: 'Today' }

export const dishesCount = (count: number): Text => ({
  zh: `${count} 款菜式`,
  en: count === 1 ? '1 dish' : `${count} dishes`,
})

export const reportWithin = (hours: number): Text => ({
  zh: `請於${hoursInChinese(hours, '送達後')}內通知我們，附上相片更好。`,
  en: `Please tell us within ${hoursInEnglish(hours)} of delivery; a photo helps.`,
})

export const todayAt = (time: string): Text => ({ zh: `今日 ${time}`, en: `Today, ${time}` })

export const statusNames: Record<OrderStatus, Text> = {
  submitted: { zh: '已收單', en: 'Received' },
  confirmed: { zh: '訂單確認', en: 'Confirmed' },
  preparing: { zh: '準備食物', en: 'Preparing' },
  ready: { zh: '食物備妥', en: 'Ready' },
  'out-for-delivery': { zh: '送貨途中', en: 'Out for delivery' },
  delivered: { zh: '送達', en: 'Delivered' },
  collected: { zh: '已取餐', en: 'Collected' },
  completed: { zh: '完成', en: 'Completed' },
  rejected: { zh: '未能接單', en: 'Not accepted' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  postponed: { zh: '已改期', en: 'Postponed' },
}

/** A promotion for free delivery has its own line. */
export const whyNoFee = (order: {
  readonly fulfilment: Fulfilment
  readonly includesDelivery: boolean
}): Text =>
  order.fulfilment === 'pickup'
    ? { zh: '自取不收運費', en: 'no delivery fee for pickup' }
    : order.includesDelivery
      ? { zh: '套餐已包送貨', en: 'delivery is included in your set' }
      : { zh: '已達免運費條件', en: 'free: your order qualifies' }
