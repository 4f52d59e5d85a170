/** The delivery fee: zones, remote places, special dates, free delivery (decisions 19 to 22). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type Cents, cents, formatMoney, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { DeliveryZone, RemotePlace, Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import { zoneFee } from './zone-fee.ts'

/** The reason for the amount in the delivery line. */
export type DeliveryReason =
  /** No delivery method, or no zone, is chosen yet: fee null. */
  | 'undecided'
  /** Collected by the customer: no fee. */
  | 'pickup'
  /** The zone's ordinary fee. */
  | 'zone'
  /** The higher fee of a special date. */
  | 'special-date'
  /** A remote place, or a zone left to staff: they quote before confirming, fee null. */
  | 'by-quotation'
  /** Waived: the food reaches the free-delivery amount. */
  | 'free-from-threshold'
  /** Waived: the order holds a set sold with free delivery. */
  | 'free-with-set'
  /** Waived by a promotion. */
  | 'free-with-promotion'

/** The delivery line of a quote. */
export interface DeliveryCharge {
  /** Cents to pay, or null while the fee is not known; the total then leaves it out and says so. */
  readonly fee: Cents | null
  readonly reason: DeliveryReason
  /** The fee, or what it would be without a waiver; null when unknown. */
  readonly standardFee: Cents | null
  readonly zoneId: string | null
  readonly remotePlaceId: string | null
}

/** What free delivery depends on: the food without extras, and whether the order has a set sold with free delivery. */
export interface FoodOfOrder {
  readonly foodAfterDiscounts: Cents
  readonly includesDelivery: boolean
}

export function foodOfOrder(order: {
  readonly lines: Iterable<{ readonly set: Pick<SetMenu, 'includesDelivery'> }>
  readonly food: Cents
  readonly discount: Cents
}): FoodOfOrder {
  return {
    foodAfterDiscounts: cents(order.food - order.discount),
    includesDelivery: [...order.lines].some(({ set }) => set.includesDelivery),
  }
}

type FeeRules = Pick<Settings, 'zones' | 'remotePlaces' | 'freeDeliveryFrom' | 'specialDates' | 'days'>

/** '九龍（將軍澳除外）[$150]': generated from the zone, never parsed (decisions 22). */
export function areaLabel(zone: DeliveryZone, lang: Lang): string {
  return `${zone.name[lang]}[${formatMoney(zone.fee)}]`
}

/**
 * The fee of a placed order after a move to another day: the agreed fee plus the difference between the two days. A
 * waived fee stays waived. Both days are priced by today's rules, so that a zone that became dearer since changes
 * nothing.
 */
export function feeAfterMove(agreed: Cents, onOldDay: Cents, onNewDay: Cents): Cents {
  return agreed === nothing ? nothing : cents(Math.max(0, agreed + onNewDay - onOldDay))
}

/** The remote place of the chosen zone; null for an ordinary address or a place of another zone. */
export function remotePlaceOf(
  draft: Pick<OrderDraft, 'zoneId' | 'remotePlaceId'>,
  settings: Pick<Settings, 'remotePlaces'>,
): RemotePlace | null {
  const { zoneId, remotePlaceId } = draft
  return settings.remotePlaces.find((place) => place.id === remotePlaceId && place.zoneId === zoneId) ?? null
}

/**
 * The amount missing for free delivery, 0 when it is reached; null when a set of the order is sold with free delivery,
 * whatever the food costs.
 */
export function untilFreeDelivery(
  food: FoodOfOrder,
  settings: Pick<Settings, 'freeDeliveryFrom'>,
): Cents | null {
  if (food.includesDelivery) return null
  return cents(Math.max(0, settings.freeDeliveryFrom - food.foodAfterDiscounts))
}

/**
 * The delivery line. `foodAfterDiscounts` decides on free delivery; `includesDelivery` means that at least one set of
 * the order is sold with free delivery, which waives the fee of the whole order.
 */
export function deliveryCharge(
  draft: Pick<OrderDraft, 'fulfilment' | 'zoneId' | 'isZoneLeftToStaff' | 'remotePlaceId'>,
  due: CalendarDate | null,
  food: FoodOfOrder,
  settings: FeeRules,
): DeliveryCharge {
  const nowhere = { zoneId: null, remotePlaceId: null }
  if (draft.fulfilment === 'pickup') {
    return { fee: nothing, reason: 'pickup', standardFee: nothing, ...nowhere }
  }
  const zone = settings.zones.find(({ id }) => id === draft.zoneId)
  if (draft.fulfilment === null || !zone) {
    const isLeftToStaff = draft.fulfilment === 'delivery' && !draft.zoneId && draft.isZoneLeftToStaff
    const reason = isLeftToStaff ? 'by-quotation' : 'undecided'
    return { fee: null, reason, standardFee: null, ...nowhere }
  }
  const place = remotePlaceOf(draft, settings)
  const where = { zoneId: zone.id, remotePlaceId: place?.id ?? null }
  const standardFee = place?.byQuotation ? null : zoneFee(zone, due, settings)
  if (!place || place.freeDelivery) {
    const missing = untilFreeDelivery(food, settings)
    if (missing === null) return { fee: nothing, reason: 'free-with-set', standardFee, ...where }
    if (missing === 0) return { fee: nothing, reason: 'free-from-threshold', standardFee, ...where }
  }
  if (standardFee === null) return { fee: null, reason: 'by-quotation', standardFee, ...where }
  const reason = standardFee > zone.fee ? 'special-date' : 'zone'
  return { fee: standardFee, reason, standardFee, ...where }
}
