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
  en: `Hoi Yuen Catering: order ${reference} received`,
})

export const orderMailText = (order: OrderMailFacts): Text => ({
  zh: `${order.name} 你好：

多謝惠顧，我們已收到訂單 ${order.reference}。
日期及時間：${longDayText(order.date).zh} ${order.slot}
總額：${order.total}${order.includesDeliveryFee ? '' : '（未計運費，確認訂單前會先報價）'}

職員會與你聯絡，核對訂單及安排付款。隨時可在此查看訂單：
${order.url}

開源到會
`,
  en: `Dear ${order.name},

Thank you. We have your order ${order.reference}.
When: ${longDayText(order.date).en} ${order.slot}
Total: ${order.total}${order.includesDeliveryFee ? '' : ' (plus delivery, which we quote before confirming the order)'}

Our staff will contact you to check the order and arrange payment. You can view your order here at any time:
${order.url}

Hoi Yuen Catering
`,
})
