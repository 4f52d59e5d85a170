/** What delivery of a placed order costs on a day other than its own. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { isStoppedByWeather } from '#domain/placed/weathered-order.ts'
import type { DeliveryZone, Settings } from '#domain/shop/settings.ts'
import { feeAfterMove } from './delivery-fee.ts'
import { zoneFee } from './zone-fee.ts'

/**
 * The fee as it was agreed, with what the zone costs more or less on the other day: a zone that became dearer since, or
 * a place that is gone, changes nothing for a placed order. A fee that was waived or quoted by staff stays, and so does
 * any after bad weather.
 */
export function deliveryFeeOn(date: CalendarDate, order: OrderSituation, settings: Settings): Cents | null {
  const zone = zoneWithDatedFee(order, settings)
  if (!zone || order.deliveryFee === null) return order.deliveryFee
  return feeAfterMove(
    order.deliveryFee,
    zoneFee(zone, order.dueDate, settings),
    zoneFee(zone, date, settings),
  )
}

/** Null: the fee of the order is the same on every day. */
function zoneWithDatedFee(order: OrderSituation, settings: Settings): DeliveryZone | null {
  if (!order.deliveryFee || isStoppedByWeather(order)) return null
  const place = settings.remotePlaces.find(({ id }) => id === order.remotePlaceId)
  const isOfZone = order.remotePlaceId === null || place?.byQuotation === false
  return isOfZone ? (settings.zones.find(({ id }) => id === order.zoneId) ?? null) : null
}

/** What delivery of the order costs on a day with a fee of its own; null: it costs there what it does on most days. */
export function specialFeeOn(date: CalendarDate, order: OrderSituation, settings: Settings): Cents | null {
  const zone = zoneWithDatedFee(order, settings)
  const isSpecial = zone !== null && zoneFee(zone, date, settings) !== zone.fee
  return isSpecial ? deliveryFeeOn(date, order, settings) : null
}
