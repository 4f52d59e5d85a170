import type { Fulfilment } from '#domain/ordering/order.ts'
import type { Text } from '#domain/text.ts'

/**
 * The two ways as labels. In English the noun is "pickup" everywhere, and the verb "pick up"; customers choose between
 * delivery and "self-pickup" (spec section 2). What the scripts of an order show is worded there, for their weight.
 */
export const fulfilmentNames: Readonly<Record<Fulfilment, Text>> = {
  delivery: { zh: '送貨', en: 'Delivery' },
  pickup: { zh: '自取', en: 'Pickup' },
}
