/** The buttons that take an order elsewhere; sentences that name one quote it from here. */
import type { Text } from '#domain/text.ts'

export const waysToOrder = {
  shop: { zh: '網店落單', en: 'Order in our online store' },
  whatsApp: { zh: 'WhatsApp 落單', en: 'Order on WhatsApp' },
} satisfies Record<string, Text>
