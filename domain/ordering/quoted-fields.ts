import { districtOf } from '#domain/delivery/delivery-areas.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import type { EditableFields } from '#domain/placed/order-situation.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import type { OrderDraft } from './order.ts'
import type { Notes } from './order-fields.ts'
import type { OrderNeeds } from './order-needs.ts'
import type { Quote } from './quote.ts'

/** @throws RangeError for a draft without a delivery method */
export function quotedFields(
  draft: OrderDraft,
  quote: Quote,
  settings: Settings,
): Omit<EditableFields, keyof Notes | keyof OrderNeeds> {
  const { fulfilment } = draft
  if (!fulfilment) throw new RangeError('an unchecked draft was to be saved')
  const { cutlery, tongs, delivery } = quote
  const isPickup = fulfilment === 'pickup'
  return {
    fulfilment,
    portions: portionsOf(quote.lines),
    zoneId: delivery.zoneId,
    zoneName: nameIn(settings.zones, delivery.zoneId),
    remotePlaceId: delivery.remotePlaceId,
    remotePlaceName: nameIn(settings.remotePlaces, delivery.remotePlaceId),
    districtId: isPickup ? null : districtOf({ ...delivery, districtId: draft.districtId }, settings),
    address: isPickup ? '' : draft.address,
    pickupPlaceId: isPickup ? draft.pickupPlaceId : null,
    pickupPlaceName: isPickup ? nameIn(settings.pickupPlaces, draft.pickupPlaceId) : null,
    food: quote.food,
    cutleryWanted: cutlery.wanted,
    cutleryIncluded: cutlery.includedCount,
    cutleryExtra: cutlery.extra,
    cutleryAmount: cutlery.amount,
    tongsWanted: tongs.wanted,
    tongsIncluded: tongs.includedCount,
    tongsExtra: tongs.extra,
    tongsAmount: tongs.amount,
    promotionCode: quote.promotions.find(({ code }) => code !== null)?.code ?? null,
    promotions: quote.promotions,
    discount: quote.discount,
  }
}

function nameIn(rows: readonly { readonly id: string; readonly name: Text }[], id: string | null) {
  return rows.find((row) => row.id === id)?.name ?? null
}
