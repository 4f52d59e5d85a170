/** Delivery fees: zones, remote places, special dates, free delivery (decisions 19 to 22). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type Cents, cents, formatMoney, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { DeliveryZone, RemotePlace, Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import { zoneFee } from './zone-fee.ts'

export type DeliveryReason =
  /** No method or zone is chosen yet. */
  | 'undecided'
  | 'pickup'
  | 'zone'
  | 'special-date'
  /** Staff quote the fee before confirming. */
  | 'by-quotation'
  /** The food reaches the free-delivery amount. */
  | 'free-from-threshold'
  /** A set is sold with free delivery. */
  | 'free-with-set'
  | 'free-with-promotion'

export interface DeliveryCharge {
  /** The total excludes an unknown fee. */
  readonly fee: Cents | null
  readonly reason: DeliveryReason
  /** Waivers are not deducted; an unknown fee is null. */
  readonly standardFee: Cents | null
  readonly zoneId: string | null
  readonly remotePlaceId: string | null
}

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

/** For example '九龍（將軍澳除外）[$150]', generated from the zone and never parsed (decisions 22). */
export function areaLabel(zone: DeliveryZone, lang: Lang): string {
  return `${zone.name[lang]}[${formatMoney(zone.fee)}]`
}

/**
 * The agreed fee plus today's price difference between the two days, so that a later rise of the zone has
 * no effect. A waived fee stays waived.
 */
export function feeAfterMove(agreedFee: Cents, onOldDay: Cents, onNewDay: Cents): Cents {
  return agreedFee === nothing ? nothing : cents(Math.max(0, agreedFee + onNewDay - onOldDay))
}

/** Returns null for ordinary addresses and places of other zones. */
export function remotePlaceOf(
  draft: Pick<OrderDraft, 'zoneId' | 'remotePlaceId'>,
  settings: Pick<Settings, 'remotePlaces'>,
): RemotePlace | null {
  const { zoneId, remotePlaceId } = draft
  return settings.remotePlaces.find((place) => place.id === remotePlaceId && place.zoneId === zoneId) ?? null
}

/** The missing amount; null if a set includes delivery. */
export function untilFreeDelivery(
  food: FoodOfOrder,
  settings: Pick<Settings, 'freeDeliveryFrom'>,
): Cents | null {
  if (food.includesDelivery) return null
  return cents(Math.max(0, settings.freeDeliveryFrom - food.foodAfterDiscounts))
}

/** One set sold with free delivery waives the fee of the whole order. */
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
    const amountMissing = untilFreeDelivery(food, settings)
    if (amountMissing === null) return { fee: nothing, reason: 'free-with-set', standardFee, ...where }
    if (amountMissing === 0) return { fee: nothing, reason: 'free-from-threshold', standardFee, ...where }
  }
  if (standardFee === null) return { fee: null, reason: 'by-quotation', standardFee, ...where }
  const reason = standardFee > zone.fee ? 'special-date' : 'zone'
  return { fee: standardFee, reason, standardFee, ...where }
}
