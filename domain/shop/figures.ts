/** Figures in texts, computed from the order rules so that pages cannot contradict them. */
import { minutesOfDay, type Season } from '#domain/calendar.ts'
import { deliveryAreas, type PlacesNotServed, placesNotServed } from '#domain/delivery/delivery-areas.ts'
import { feeOnSpecialDates } from '#domain/delivery/zone-fee.ts'
import { formatMoney } from '#domain/money.ts'
import { isForEverybody } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'
import { type ChangePolicy, changePolicy } from './policies.ts'
import type { Promotion, ServiceRules, Settings } from './settings.ts'

export type PromoCode = { readonly code: string } & (
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'freeDish'; readonly dish: Text }
  | { readonly kind: 'freeDelivery' }
)

/** Amounts are formatted ("$2,200"), times are HH:mm, and days are Hong Kong's. */
export interface Figures {
  readonly zones: readonly {
    readonly id: string
    readonly name: Text
    readonly fee: string
    /** The larger of the two fees counts (decisions 21). */
    readonly specialFee: string
  }[]
  readonly specialDates: readonly Season[]
  readonly freeDeliveryFrom: string
  /** Places with a known fee but without free delivery. */
  readonly neverFree: readonly Text[]
  /** A quoted fee is never waived. */
  readonly hasQuotedPlaces: boolean
  readonly notServed: PlacesNotServed
  readonly leadDays: number
  readonly payWithinHours: number
  readonly firstSlot: string
  readonly lastSlot: string
  readonly lastSlotEnd: string
  readonly slotMinutes: number
  readonly pickupAddress: Text
  readonly pickupPlaces: readonly Text[]
  readonly cutlery: string
  readonly tongs: string
  readonly promotions: readonly Promotion[]
  readonly codes: readonly PromoCode[]
  readonly change: ChangePolicy
  readonly service: ServiceRules
  readonly dishSwapFrom: string
  readonly termsVersion: string
}

export function figuresOf(settings: Settings): Figures {
  const { zones, slots, pickupPlaces } = settings
  const areas = deliveryAreas(settings)
  const neverFree = areas.flatMap(({ zone, remotePlace }) =>
    zone && remotePlace && !remotePlace.freeDelivery ? [remotePlace] : [],
  )
  return {
    zones: zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      fee: formatMoney(zone.fee),
      specialFee: formatMoney(feeOnSpecialDates(zone)),
    })),
    specialDates: settings.specialDates,
    freeDeliveryFrom: formatMoney(settings.freeDeliveryFrom),
    neverFree: neverFree.filter(({ byQuotation }) => !byQuotation).map(({ name }) => name),
    hasQuotedPlaces: neverFree.some(({ byQuotation }) => byQuotation),
    notServed: placesNotServed(settings),
    leadDays: settings.leadDays,
    payWithinHours: settings.payWithinHours,
    firstSlot: slots[0]?.from ?? '',
    lastSlot: slots.at(-1)?.from ?? '',
    lastSlotEnd: slots.at(-1)?.to ?? '',
    slotMinutes: slots[0] ? minutesOfDay(slots[0].to) - minutesOfDay(slots[0].from) : 0,
    pickupAddress: pickupPlaces[0]?.address ?? { zh: '', en: '' },
    pickupPlaces: pickupPlaces.map(({ name }) => name),
    cutlery: formatMoney(settings.cutleryPrice),
    tongs: formatMoney(settings.tongsPrice),
    promotions: settings.promotions.filter(isForEverybody),
    codes: settings.promotions.filter(isForEverybody).flatMap(promoCode),
    change: changePolicy,
    service: settings.service,
    dishSwapFrom: formatMoney(settings.service.dishSwapFrom),
    termsVersion: settings.termsVersion,
  }
}

/** Returns nothing for automatic promotions. */
function promoCode(promotion: Promotion): readonly PromoCode[] {
  const { code } = promotion
  if (code === null) return []
  switch (promotion.kind) {
    case 'percent':
      return [{ code, kind: 'percent', percentOff: promotion.percentOff }]
    case 'amount':
      return [{ code, kind: 'amount', amount: formatMoney(promotion.amount) }]
    case 'freeDish':
      return [{ code, kind: 'freeDish', dish: promotion.dish.name }]
    case 'freeDelivery':
      return [{ code, kind: promotion.kind }]
  }
}
