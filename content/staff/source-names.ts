import type { OrderSource } from '#domain/order-source.ts'
import type { Text } from '#domain/text.ts'

/** How an order came that staff entered. */
export const sourceNames: Readonly<Record<OrderSource, Text>> = {
  phone: { zh: '電話', en: 'Phone' },
  chat: { zh: 'WhatsApp', en: 'WhatsApp' },
}
