/** The mail a customer receives after placing an order. */

import { longDayText } from '#content/dates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'

export interface OrderMailFacts {
  readonly reference: string
  readonly name: string
  /** Formatted, e.g. $720. */
  readonly total: string
  /** false: staff quote the delivery fee before they confirm. */
  readonly includesDeliveryFee: boolean
  readonly date: CalendarDate
  readonly slot: string
  readonly url: string
}

export const orderMailSubject = (reference: string): Text => ({
  zh: `開源到會：已收到訂單 ${reference}`,
  en: `Hoi Yuen Catering: we have your order ${reference}`,
})

export const orderMailText = (order: OrderMailFacts): Text => ({
  zh: `${order.name}：

多謝惠顧，我們已收到訂單 ${order.reference}。
日期及時間：${longDayText(order.date).zh} ${order.slot}
總額：${order.total}${order.includesDeliveryFee ? '' : '（送貨費另議，確認前會先報價）'}

職員會與你聯絡確認訂單及付款安排。隨時可在此查看訂單：
${order.url}

開源到會
`,
  en: `Dear ${order.name},

Thank you. We have your order ${order.reference}.
When: ${longDayText(order.date).en} ${order.slot}
Total: ${order.total}${order.includesDeliveryFee ? '' : ' (plus delivery, which we quote before confirming)'}

Our staff will contact you to confirm the order and the payment. See your order at any time:
${order.url}

Hoi Yuen Catering
`,
})
