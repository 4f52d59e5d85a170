/** What a customer gets to see of a stored order, field by field. */
import { orderViewTexts } from '#content/order-view.ts'
import { cents, nothing } from '#domain/money.ts'
import type { StoredOrder } from './db/orders.ts'
import type { OrderView } from './site-api.ts'

export function orderView(order: StoredOrder): OrderView {
  return {
    reference: order.reference,
    placedAt: order.placedAt.toISOString(),
    lang: order.lang,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    fulfilment: order.fulfilment,
    date: order.dueDate,
    slot: order.slot,
    zone: order.zoneName,
    remotePlace: order.remotePlaceName,
    address: order.address,
    pickupPlace: order.pickupPlaceName,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    specialInstructions: order.specialInstructions,
    lines: order.lines.map(({ name, units, amount, dishes }) => ({
      name,
      quantity: units,
      total: amount,
      dishes: dishes.map((dish) => ({
        group: dish.group,
        name: dish.name,
        number: dish.number,
        extra: dish.unitPrice,
      })),
    })),
    cutlery: order.cutleryWanted ? order.cutleryIncluded + order.cutleryExtra : null,
    tongs: order.tongsWanted ? order.tongsIncluded + order.tongsExtra : null,
    adjustments: adjustmentsOf(order),
    deliveryFee: order.deliveryFee,
    total: order.total,
    events: order.events.map(({ at, status }) => ({ at: at.toISOString(), status })),
  }
}

function adjustmentsOf(order: StoredOrder): OrderView['adjustments'] {
  const { cutleryExtra, cutleryAmount, tongsExtra, tongsAmount, promotions } = order
  const extras = [
    { name: orderViewTexts.extraCutlery(cutleryExtra), amount: cutleryAmount },
    { name: orderViewTexts.extraTongs(tongsExtra), amount: tongsAmount },
  ].filter(({ amount }) => amount > 0)
  const taken = promotions.flatMap(({ name, discount, gift }) => [
    ...(discount > 0 ? [{ name, amount: cents(-discount) }] : []),
    ...(gift ? [{ name: orderViewTexts.gift(gift.name, gift.quantity), amount: nothing }] : []),
  ])
  return [...extras, ...taken]
}
