import type { OrderSource, WayIn } from '#domain/placed/order-source.ts'
import type { Text } from '#domain/text.ts'

export const sourceNames: Readonly<Record<OrderSource, Text>> = {
  phone: { zh: '電話', en: 'Phone' },
  chat: { zh: 'WhatsApp', en: 'WhatsApp' },
}

export const wayInNames: Readonly<Record<WayIn, Text>> = {
  site: { zh: '網上', en: 'Online' },
  ...sourceNames,
}
