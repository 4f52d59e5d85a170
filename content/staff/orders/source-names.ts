import type { OrderSource, WayIn } from '#domain/placed/order-source.ts'
import type { Text } from '#domain/text.ts'

/** How an order came that staff entered. */
export const sourceNames: Readonly<Record<OrderSource, Text>> = {
  phone: { zh: '電話', en: 'Phone' },
  chat: { zh: 'WhatsApp', en: 'WhatsApp' },
}

/** How any order came. */
export const wayInNames: Readonly<Record<WayIn, Text>> = {
  site: { zh: '網上', en: 'Online' },
  ...sourceNames,
}
