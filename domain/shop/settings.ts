/** The shop's rules: zones, fees, lead times, extras, promotions (spec section 9, decisions 12-26). */
import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import type { ChangePolicy } from './policies.ts'

export interface DeliveryZone {
  readonly id: string
  readonly name: Text
  readonly fee: Cents
  /** The larger fee applies (decisions 21). */
  readonly specialDateFee: Cents
  readonly note: Text
}

/** Null where the shop does not deliver. */
export interface DistrictZone {
  readonly zoneId: string | null
  /** Equals `zoneId` unless the outlying part of the district is in another zone. */
  readonly outerZoneId: string | null
}

export interface RemotePlace {
  readonly id: string
  /** Null if the shop does not deliver there. */
  readonly zoneId: string | null
  readonly name: Text
  /** True if free delivery by threshold or set applies. */
  readonly freeDelivery: boolean
  /** Staff quote the fee before confirming. */
  readonly byQuotation: boolean
  readonly note: Text
}

export interface Slot {
  /** The start is HH:mm, and also the id. */
  readonly from: string
  readonly to: string
}

/** Food due in this season has its own lead time. */
export interface LeadSeason extends Season {
  readonly days: number
}

/** A day with 'no-new-orders' still cooks its existing orders. */
export const dayIntakes = ['open', 'no-new-orders', 'closed'] as const

export type DayIntake = (typeof dayIntakes)[number]

export interface DayRule {
  readonly date: CalendarDate
  readonly intake: DayIntake
  /** The number counts portions; null uses the default. */
  readonly slotCapacity: number | null
  /** Starts of the slots. */
  readonly closedSlots: readonly string[]
  /** Portions by slot start. */
  readonly slotCapacities: Readonly<Record<string, number>>
  /** Fees by zone id; the zone's own fee applies if higher. */
  readonly zoneFees: Readonly<Record<string, Cents>>
}

export interface PickupPlace {
  readonly id: string
  readonly name: Text
  readonly address: Text
}

export type Promotion = {
  readonly id: string
  readonly isOn: boolean
  /** Automatic promotions have no code. */
  readonly code: string | null
  readonly name: Text
  readonly description: Text
  readonly minSubtotal: Cents
  /** Applies to the due date. */
  readonly season: Season | null
  /** Both ordering dates are included. */
  readonly usableFrom: CalendarDate | null
  readonly usableUntil: CalendarDate | null
  /** Limits in total and per phone number or e-mail address. */
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  /** Known when loaded; final only when the order is stored. */
  readonly isUsedUp: boolean
} & (
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | {
      readonly kind: 'freeDish'
      readonly dish: {
        readonly id: string
        readonly name: Text
        /** Only where customers order: settings and earlier orders name the dish alone. */
        readonly allergens?: readonly string[]
      }
      readonly quantity: number
      /** Required boxes of `setIds`; null if none are required. */
      readonly boxes: { readonly min: number; readonly setIds: readonly number[] } | null
    }
  /** Applies where free delivery is possible. */
  | { readonly kind: 'freeDelivery' }
)

/** The shop promises these things besides prices. */
export interface ServiceRules {
  /** Chat orders only; online orders use the set's lead time. */
  readonly thaiByChatDays: number
  /** Applies to all sets ordered by chat except the Thai ones. */
  readonly urgentByChatWorkingDays: number
  /** Another slot of the same day needs this notice. */
  readonly slotChangeWorkingDays: number
  /** A dish outside the set's list costs at least this. */
  readonly dishSwapFrom: Cents
  /** An order of at least this many boxes has free name labels. */
  readonly labelledBoxesFrom: number
  /** Zero if the menu changes at no fixed time. */
  readonly menuRefreshMonths: number
  readonly guests: GuestBounds
  /** The van may arrive this much before or after the chosen time. */
  readonly arrivalMinutes: number
  /** Kerbside waiting: a free period, then a fee for every started period by vehicle size. */
  readonly waiting: {
    readonly freeMinutes: number
    readonly perMinutes: number
    readonly feeFrom: Cents
    readonly feeTo: Cents
  }
  readonly warmHours: number
  readonly reportWithinHours: number
  readonly services: readonly ShopService[]
  /** The menu, the order form and every sentence about allergens name these; at least one. */
  readonly allergens: readonly Allergen[]
  readonly change: ChangePolicy
  /** Business records stay this long. */
  readonly recordYears: number
  /** Only the owner can vouch for these statements. */
  readonly statements: Statements
}

/** Offers besides food that not every caterer has; `halal` is a certified kitchen. */
export const shopServices = ['waiters', 'equipment', 'insulatedBags', 'halal'] as const
export type ShopService = (typeof shopServices)[number]

/** Materials, hire prices, response time, further permits and the prevailing version of the terms. */
export const statementNames = [
  'cutleryMaterial',
  'staffPrices',
  'replyTime',
  'otherPermits',
  'disputeTerms',
] as const

/** An absent statement is not displayed. */
export type Statements = Readonly<Partial<Record<(typeof statementNames)[number], Text>>>

export interface GuestBounds {
  readonly min: number
  readonly max: number
}

export interface Settings {
  readonly zones: readonly DeliveryZone[]
  readonly districts: Readonly<Record<DistrictId, DistrictZone>>
  readonly remotePlaces: readonly RemotePlace[]
  readonly freeDeliveryFrom: Cents
  readonly specialDates: readonly Season[]
  readonly slots: readonly Slot[]
  readonly pickupPlaces: readonly PickupPlace[]
  /** Online orders need at least these days (decisions 13). */
  readonly leadDays: number
  /** Longer lead times return every year. */
  readonly leadSeasons: readonly LeadSeason[]
  readonly horizonDays: number
  /** Overridden by rules of single days. */
  readonly closedDates: readonly CalendarDate[]
  /** Weather closures override everything else. */
  readonly stoppedDates: readonly CalendarDate[]
  /** The capacity counts portions. */
  readonly slotCapacity: number
  /** The days are in date order. */
  readonly days: readonly DayRule[]
  readonly cutleryPrice: Cents
  readonly tongsPrice: Cents
  readonly promotions: readonly Promotion[]
  readonly payWithinHours: number
  readonly service: ServiceRules
  readonly termsVersion: string
}
