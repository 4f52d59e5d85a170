import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { Text } from '#domain/text.ts'

export const staffStatusNames: Record<OrderStatus, Text> = {
  submitted: { zh: '待確認', en: 'To confirm' },
  confirmed: { zh: '已確認', en: 'Confirmed' },
  preparing: { zh: '準備中', en: 'Preparing' },
  ready: { zh: '備妥', en: 'Ready' },
  'out-for-delivery': { zh: '送貨中', en: 'Out for delivery' },
  delivered: { zh: '已送達', en: 'Delivered' },
  collected: { zh: '已自取', en: 'Collected' },
  completed: { zh: '已完成', en: 'Completed' },
  rejected: { zh: '未能接單', en: 'Declined' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  postponed: { zh: '待改期', en: 'Postponed' },
}

export const staffPaymentNames: Record<PaymentStatus, Text> = {
  unpaid: { zh: '未付', en: 'Unpaid' },
  'proof-submitted': { zh: '有付款證明', en: 'Proof received' },
  'part-paid': { zh: '已付部分', en: 'Part paid' },
  paid: { zh: '已付', en: 'Paid' },
  'part-refunded': { zh: '部分退款', en: 'Part refunded' },
  refunded: { zh: '已退款', en: 'Refunded' },
}
