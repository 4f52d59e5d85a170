import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderSituation } from '#domain/placed/order-situation.ts'
import { isStoppedByWeather } from '#domain/placed/weathered-order.ts'
import type { DeliveryZone, Settings } from '#domain/shop/settings.ts'
import { feeAfterMove } from './delivery-fee.ts'
import { zoneFee } from './zone-fee.ts'

/**
 * The agreed fee with the zone's price difference. Waived and quoted fees stay, as do all fees after bad
 * weather.
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

/** Returns null if the fee is the same every day. */
function zoneWithDatedFee(order: OrderSituation, settings: Settings): DeliveryZone | null {
  if (!order.deliveryFee || isStoppedByWeather(order)) return null
  const place = settings.remotePlaces.find(({ id }) => id === order.remotePlaceId)
  const isOfZone = order.remotePlaceId === null || place?.byQuotation === false
  return isOfZone ? (settings.zones.find(({ id }) => id === order.zoneId) ?? null) : null
}

/** The delivery price on a day with a special fee; null on ordinary days. */
export function specialFeeOn(date: CalendarDate, order: OrderSituation, settings: Settings): Cents | null {
  const zone = zoneWithDatedFee(order, settings)
  const isSpecial = zone !== null && zoneFee(zone, date, settings) !== zone.fee
  return isSpecial ? deliveryFeeOn(date, order, settings) : null
}
