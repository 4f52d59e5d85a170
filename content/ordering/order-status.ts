/** The words of the order status page. */
import type { OrderStatus } from '#domain/order-status.ts'
import type { Text } from '#domain/text.ts'

export const status = {
  title: { zh: '訂單', en: 'Order' },
  description: {
    zh: '你的到會訂單：進度、內容和付款。',
    en: 'Your catering order: progress, contents and payment.',
  },
  reference: { zh: '訂單編號', en: 'Order' },
  heading: { zh: '已收單', en: 'Order received' },
  payment: { zh: '付款', en: 'Payment' },
  amountDue: { zh: '應付金額', en: 'Amount due' },
  amount: { zh: '訂單金額', en: 'Order amount' },
  method: { zh: '付款方式', en: 'Paying by' },
  state: { zh: '狀態', en: 'Status' },
  feeToCome: { zh: '未計運費，職員會另行報價。', en: 'Delivery is not included: our staff will quote it.' },
  chat: { zh: 'WhatsApp 跟進', en: 'Message us about this order' },
  progress: { zh: '訂單進度', en: 'Progress' },
  slip: { zh: '落單紙', en: 'Your order' },
  delivery: { zh: '運費', en: 'Delivery' },
  pickup: { zh: '自取', en: 'Self-pickup' },
  /** After what a fee of nothing is for. */
  noFee: { zh: '（免運費）', en: ' (free)' },
  byQuotation: { zh: '另行報價', en: 'to be quoted' },
  total: { zh: '總數', en: 'Total' },
  arrives: { zh: '送達', en: 'Arrives' },
  collect: { zh: '自取', en: 'Pick up' },
  address: { zh: '地址', en: 'Address' },
  place: { zh: '地點', en: 'Pickup place' },
  contact: { zh: '聯絡', en: 'Contact' },
  instructions: { zh: '備註', en: 'Remarks' },
  noneWanted: { zh: '不需要', en: 'None (as requested)' },
  keep: {
    zh: '請保存此頁連結，日後要靠它查看訂單，請勿轉發給其他人。',
    en: 'Keep the link to this page: you need it to see your order again. Please do not share it.',
  },
} satisfies Record<string, Text>

/** The lead sentence while an order that was not confirmed yet waits for its payment, and once it is paid. */
export const leadsBeforeConfirmation = {
  due: (name: string): Text => ({
    zh: `多謝${name}，訂單已記下。付款後職員會核對，收妥款項，訂單即獲確認。`,
    en: `Thank you, ${name}, we have your order. Once you have paid, we check the payment and confirm it.`,
  }),
  paid: (name: string): Text => ({
    zh: `多謝${name}，已收到你的付款，職員會盡快確認訂單。`,
    en: `Thank you, ${name}, we have your payment and will confirm your order shortly.`,
  }),
}

/** The lead sentence of the page, by order status. */
export const leads: Record<OrderStatus, (name: string) => Text> = {
  submitted: (name) => ({
    zh: `多謝${name}。職員會致電或傳訊息聯絡你，核對訂單和安排付款。`,
    en: `Thank you, ${name}. Our staff will call or message you to check the order and arrange payment.`,
  }),
  confirmed: (name) => ({
    zh: `${name}，訂單已確認，當日見。`,
    en: `${name}, your order is confirmed. See you on the day.`,
  }),
  preparing: (name) => ({ zh: `${name}，廚房已落鑊。`, en: `${name}, the kitchen is preparing your order.` }),
  ready: (name) => ({ zh: `${name}，餐點已準備好。`, en: `${name}, your food is ready.` }),
  'out-for-delivery': (name) => ({
    zh: `${name}，訂單正在送貨途中。`,
    en: `${name}, your order is on its way.`,
  }),
  delivered: (name) => ({
    zh: `${name}，餐點已送達，請慢用。`,
    en: `${name}, your food has arrived. Enjoy.`,
  }),
  collected: (name) => ({ zh: `${name}，餐點已取，請慢用。`, en: `${name}, your food is collected. Enjoy.` }),
  completed: (name) => ({ zh: `多謝${name}，下次再見。`, en: `Thank you, ${name}. Until next time.` }),
  rejected: (name) => ({
    zh: `抱歉${name}，我們未能接受這張訂單。如有疑問，請傳訊息給我們。`,
    en: `Sorry, ${name}: we are unable to accept this order. If you have any questions, please message us.`,
  }),
  cancelled: (name) => ({ zh: `${name}，這張訂單已取消。`, en: `${name}, this order is cancelled.` }),
  postponed: (name) => ({
    zh: `${name}，這張訂單已改期，職員會與你商定新日期。`,
    en: `${name}, this order is postponed. Our staff will agree a new date with you.`,
  }),
}

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

export const todayAt = (time: string): Text => ({ zh: `今日 ${time}`, en: `Today ${time}` })

/** The name of a step that is still to come. */
export const toCome: Partial<Record<OrderStatus, Text>> = {
  confirmed: { zh: '職員會聯絡你', en: 'Our staff will contact you' },
}
