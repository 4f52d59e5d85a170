/** The columns that a draft and its quote fill, for a new order and for a changed one. */
import type { OrderDraft } from '#domain/order.ts'
import type { OrderNeeds } from '#domain/order-needs.ts'
import type { EditableFields } from '#domain/order-situation.ts'
import { portionsOf } from '#domain/portions.ts'
import type { PricedLine } from '#domain/price-line.ts'
import type { Quote } from '#domain/quote.ts'
import type { Settings } from '#domain/settings.ts'
import type { Text } from '#domain/text.ts'
import type { OrderedDish, orderLines } from '#server/db/schema/orders.ts'

/** @throws RangeError for a draft without a way of delivery, which was refused before */
export function quotedColumns(
  draft: OrderDraft,
  quote: Quote,
  settings: Settings,
): Omit<EditableFields, 'specialInstructions' | keyof OrderNeeds> {
  const { fulfilment } = draft
  if (!fulfilment) throw new RangeError('an unchecked draft reached the database')
  const { cutlery, tongs, delivery } = quote
  const isPickup = fulfilment === 'pickup'
  return {
    fulfilment,
    portions: portionsOf(quote.lines),
    zoneId: delivery.zoneId,
    zoneName: nameIn(settings.zones, delivery.zoneId),
    remotePlaceId: delivery.remotePlaceId,
    remotePlaceName: nameIn(settings.remotePlaces, delivery.remotePlaceId),
    address: isPickup ? '' : draft.address,
    pickupPlaceId: isPickup ? draft.pickupPlaceId : null,
    pickupPlaceName: isPickup ? nameIn(settings.pickupPlaces, draft.pickupPlaceId) : null,
    food: quote.food,
    cutleryWanted: cutlery.wanted,
    cutleryIncluded: cutlery.included,
    cutleryExtra: cutlery.extra,
    cutleryAmount: cutlery.amount,
    tongsWanted: tongs.wanted,
    tongsIncluded: tongs.included,
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

export function lineRow(line: PricedLine, position: number): Omit<typeof orderLines.$inferInsert, 'orderId'> {
  const { set, units, unitPrice, amount } = line
  const groupName = new Map(set.groups.map((group) => [group.id, group.name]))
  const dishes = line.dishes.map(
    (dish): OrderedDish => ({ ...dish, group: groupName.get(dish.groupId) ?? dish.name }),
  )
  return {
    position,
    setId: set.id,
    name: set.name,
    unit: set.unit,
    units,
    portionsPerUnit: set.serves.max,
    unitPrice,
    amount,
    dishes,
  }
}
