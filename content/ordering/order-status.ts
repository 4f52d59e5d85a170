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
  state: { zh: '狀態', en: 'State' },
  feeToCome: { zh: '未計運費，職員會另行報價。', en: 'Delivery is not included: our staff will quote it.' },
  chat: { zh: '即時對話跟進', en: 'Chat about this order' },
  progress: { zh: '訂單進度', en: 'Progress' },
  slip: { zh: '落單紙', en: 'Your order' },
  delivery: { zh: '運費', en: 'Delivery' },
  pickup: { zh: '自取', en: 'Self-pickup' },
  byQuotation: { zh: '另行報價', en: 'to be quoted' },
  total: { zh: '總數', en: 'Total' },
  arrives: { zh: '送達', en: 'Arrives' },
  collect: { zh: '自取', en: 'Pick up' },
  address: { zh: '地址', en: 'To' },
  place: { zh: '地點', en: 'At' },
  contact: { zh: '聯絡', en: 'Contact' },
  instructions: { zh: '要求', en: 'Requests' },
  noneWanted: { zh: '不需要', en: 'None, as you asked' },
  keep: {
    zh: '請保存此頁連結：它是查看訂單的唯一鎖匙，不要轉發給其他人。',
    en: 'Keep the link to this page: it is the only key to your order, so don’t pass it on.',
  },
} satisfies Record<string, Text>

/** The lead sentence of the page, by order status. */
export const leads: Record<OrderStatus, (name: string) => Text> = {
  submitted: (name) => ({
    zh: `多謝${name}。職員會致電或以訊息聯絡你，確認訂單和安排付款。`,
    en: `Thank you, ${name}. Our staff will call or message you to confirm the order and arrange payment.`,
  }),
  confirmed: (name) => ({
    zh: `${name}，訂單已確認，當日見。`,
    en: `${name}, your order is confirmed. See you on the day.`,
  }),
  preparing: (name) => ({ zh: `${name}，廚房已落鑊。`, en: `${name}, your food is in the kitchen.` }),
  ready: (name) => ({ zh: `${name}，餐點已準備好。`, en: `${name}, your food is ready.` }),
  'out-for-delivery': (name) => ({
    zh: `${name}，餐點正在送遞途中。`,
    en: `${name}, your food is on the road.`,
  }),
  delivered: (name) => ({
    zh: `${name}，餐點已送達，請慢用。`,
    en: `${name}, your food has arrived. Enjoy.`,
  }),
  collected: (name) => ({ zh: `${name}，餐點已取，請慢用。`, en: `${name}, your food is collected. Enjoy.` }),
  completed: (name) => ({ zh: `多謝${name}，下次再見。`, en: `Thank you, ${name}. Until next time.` }),
  rejected: (name) => ({
    zh: `抱歉${name}，這張訂單未能接下。如有疑問請與我們對話。`,
    en: `We are sorry, ${name}: we could not take this order. Please chat with us about it.`,
  }),
  cancelled: (name) => ({ zh: `${name}，這張訂單已取消。`, en: `${name}, this order is cancelled.` }),
  postponed: (name) => ({
    zh: `${name}，這張訂單已延期，職員會與你商定新日子。`,
    en: `${name}, this order is postponed. Our staff will agree a new date with you.`,
  }),
}

export const statusNames: Record<OrderStatus, Text> = {
  submitted: { zh: '已收單', en: 'Received' },
  confirmed: { zh: '專人確認', en: 'Confirmed' },
  preparing: { zh: '落鑊', en: 'In the kitchen' },
  ready: { zh: '準備好', en: 'Ready' },
  'out-for-delivery': { zh: '送出', en: 'On the road' },
  delivered: { zh: '送達', en: 'Delivered' },
  collected: { zh: '已取餐', en: 'Collected' },
  completed: { zh: '完成', en: 'Completed' },
  rejected: { zh: '未能接單', en: 'Not accepted' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  postponed: { zh: '已延期', en: 'Postponed' },
}

export const todayAt = (time: string): Text => ({ zh: `今日 ${time}`, en: `Today ${time}` })

/** The name of a step that is still to come. */
export const toCome: Partial<Record<OrderStatus, Text>> = {
  confirmed: { zh: '職員會聯絡你', en: 'Our staff will contact you' },
}
