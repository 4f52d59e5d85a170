/** Figures in texts, computed from the order rules so that pages cannot contradict them. */
import type { Season } from '#domain/calendar.ts'
import {
  districtsWithoutFee,
  type PlacesNotServed,
  placesNotServed,
} from '#domain/delivery/delivery-areas.ts'
import { type DeliveryFigures, deliveryFigures } from '#domain/delivery/delivery-figures.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import { formatMoney } from '#domain/money.ts'
import { isForEverybody } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'
import type { ChangePolicy } from './policies.ts'
import type { Promotion, Settings } from './settings.ts'

export type PromoCode = { readonly code: string } & (
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'freeDish'; readonly dish: Text }
  | { readonly kind: 'freeDelivery' }
)

/** Amounts are formatted ("$2,200"), times are HH:mm, and days are Hong Kong's. */
export interface Figures extends DeliveryFigures {
  readonly specialDates: readonly Season[]
  readonly notServed: PlacesNotServed
  readonly districtsWithoutFee: readonly DistrictId[]
  readonly leadDays: number
  readonly payWithinHours: number
  readonly firstSlot: string
  readonly lastSlot: string
  readonly lastSlotEnd: string
  readonly pickupAddress: Text
  readonly pickupPlaces: readonly Text[]
  readonly cutlery: string
  readonly tongs: string
  readonly promotions: readonly Promotion[]
  readonly codes: readonly PromoCode[]
  readonly change: ChangePolicy
  readonly dishSwapFrom: string
  readonly termsVersion: string
}

export function figuresOf(settings: Settings): Figures {
  const { slots, pickupPlaces } = settings
  return {
    ...deliveryFigures(settings),
    specialDates: settings.specialDates,
    notServed: placesNotServed(settings),
    districtsWithoutFee: districtsWithoutFee(settings),
    leadDays: settings.leadDays,
    payWithinHours: settings.payWithinHours,
    firstSlot: slots[0]?.from ?? '',
    lastSlot: slots.at(-1)?.from ?? '',
    lastSlotEnd: slots.at(-1)?.to ?? '',
    pickupAddress: pickupPlaces[0]?.address ?? { zh: '', en: '' },
    pickupPlaces: pickupPlaces.map(({ name }) => name),
    cutlery: formatMoney(settings.cutleryPrice),
    tongs: formatMoney(settings.tongsPrice),
    promotions: settings.promotions.filter(isForEverybody),
    codes: settings.promotions.filter(isForEverybody).flatMap(promoCode),
    change: settings.service.change,
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
