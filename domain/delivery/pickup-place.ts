import type { PickupPlace } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** The place's name at the time of ordering with its present address; null for deliveries. */
export function collectedAt(
  order: { readonly pickupPlaceId: string | null; readonly pickupPlaceName: Text | null },
  places: readonly PickupPlace[],
): Text | null {
  const name = order.pickupPlaceName
  const address = places.find(({ id }) => id === order.pickupPlaceId)?.address
  if (!name || !address) return name
  return { zh: `${name.zh}：${address.zh}`, en: `${name.en}, ${address.en}` }
}
