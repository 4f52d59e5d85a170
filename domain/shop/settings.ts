/** The caterer's own rules as data: zones, fees, lead times, extras, promotions (spec section 9, decisions 12-26). */
import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

export interface DeliveryZone {
  readonly id: string
  readonly name: Text
  readonly fee: Cents
  /** Fee on special dates; the larger of the two is charged (decisions 21). */
  readonly specialDateFee: Cents
  readonly note: Text
}

/** By which zones a district is charged. */
export interface DistrictZone {
  readonly zoneId: string
  /** The zone of its other parts; null: it is charged by one. */
  readonly outerZoneId: string | null
}

/** A place inside a zone with rules of its own. */
export interface RemotePlace {
  readonly id: string
  readonly zoneId: string
  readonly name: Text
  /** Whether free delivery by threshold or by set applies here. */
  readonly freeDelivery: boolean
  /** The fee can't be known online: staff quote before confirming. */
  readonly byQuotation: boolean
  readonly note: Text
}

export interface Slot {
  /** Start, HH:mm; also its id. */
  readonly from: string
  readonly to: string
}

/** Food that is due in this season is ordered this many days ahead. */
export interface LeadSeason extends Season {
  readonly days: number
}

/** new orders are taken; only those that are there already are cooked; nothing is done. */
export const dayIntakes = ['open', 'no-new-orders', 'closed'] as const

export type DayIntake = (typeof dayIntakes)[number]

/** What is different on one day. */
export interface DayRule {
  readonly date: CalendarDate
  readonly intake: DayIntake
  /** Portions in each slot of the day; null: as on other days. */
  readonly slotCapacity: number | null
  /** Starts of the slots that take no new orders. */
  readonly closedSlots: readonly string[]
  /** Portions in single slots, by their starts. */
  readonly slotCapacities: Readonly<Record<string, number>>
  /** What delivery to a zone costs on this day, by its id; the zone's own fee where that is higher. */
  readonly zoneFees: Readonly<Record<string, Cents>>
}

export interface PickupPlace {
  readonly id: string
  readonly name: Text
  readonly address: Text
}

export type Promotion = {
  readonly id: string
  /** Switched off it is kept, and nobody gets it. */
  readonly isOn: boolean
  /** null: applies automatically. */
  readonly code: string | null
  readonly name: Text
  readonly description: Text
  readonly minSubtotal: Cents
  /** When the food has to be due. */
  readonly season: Season | null
  /** The first and the last day on which orders with it may be placed. */
  readonly usableFrom: CalendarDate | null
  readonly usableUntil: CalendarDate | null
  /** How many orders may use it in all, and how many of one phone number or e-mail address. */
  readonly maxUses: number | null
  readonly maxUsesPerCustomer: number | null
  /** Whether the last use was known to be gone when this was read. Who gets it is decided as the order is written. */
  readonly isUsedUp: boolean
} & (
  | { readonly kind: 'percent'; readonly percentOff: number }
  | { readonly kind: 'amount'; readonly amount: Cents }
  | {
      readonly kind: 'freeDish'
      readonly dish: { readonly id: string; readonly name: Text }
      readonly quantity: number
      /** Boxes of `setIds` that an order needs for the automatic gift; null: none. */
      readonly boxes: { readonly min: number; readonly setIds: readonly number[] } | null
    }
  /** Waives the fee in the places where delivery can be free. */
  | { readonly kind: 'freeDelivery' }
)

/** What the pages promise besides what an order is priced by. */
export interface ServiceRules {
  /** Days ahead that a Thai set can be ordered by chat; online the lead time of every set applies. */
  readonly thaiByChatDays: number
  /** Working days ahead that any other set can be ordered by chat. */
  readonly urgentByChatWorkingDays: number
  /** Working days ahead that another slot of the same day can be requested. */
  readonly slotChangeWorkingDays: number
  /** Minimum supplement for a dish that is not on the set's list. */
  readonly dishSwapFrom: Cents
  /** Number of bento boxes in an order from which each is labelled with a name, free of charge. */
  readonly labelledBoxesFrom: number
  /** How often the menu changes. */
  readonly menuRefreshMonths: number
  /** How many guests the kitchen caters for. */
  readonly guests: GuestBounds
  /** Minutes before or after the chosen time within which the food arrives. */
  readonly arrivalMinutes: number
  /** Waiting at the kerb: free at first, then a fee for every started period, by size of the vehicle. */
  readonly waiting: {
    readonly freeMinutes: number
    readonly perMinutes: number
    readonly feeFrom: Cents
    readonly feeTo: Cents
  }
  /** How long hot food stays warm after it arrives. */
  readonly warmHours: number
  /** Hours after delivery within which a problem with the food must be reported. */
  readonly reportWithinHours: number
  /** Sentences that only the owner can vouch for. */
  readonly statements: Statements
}

/**
 * What cutlery and trays are made of, what waiting staff and hire cost, how soon a message is answered, permits besides
 * the factory licence, and which version of the terms prevails.
 */
export const statementNames = [
  'cutleryMaterial',
  'staffPrices',
  'replyTime',
  'otherPermits',
  'disputeTerms',
] as const

/** One that is missing is not said. */
export type Statements = Readonly<Partial<Record<(typeof statementNames)[number], Text>>>

/** The smallest and the largest party. */
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
  /** Days between today and the earliest date an online order can be due (decisions 13). */
  readonly leadDays: number
  /** Periods of every year in which it is longer. */
  readonly leadSeasons: readonly LeadSeason[]
  /** How many days ahead the calendar reaches. */
  readonly horizonDays: number
  /** Closed as far as no rule of the day says otherwise. */
  readonly closedDates: readonly CalendarDate[]
  /** The weather stops their deliveries, whatever else is said of them. */
  readonly stoppedDates: readonly CalendarDate[]
  /** Portions that the kitchen can send out in one slot. */
  readonly slotCapacity: number
  /** The days with rules of their own, in order. */
  readonly days: readonly DayRule[]
  readonly cutleryPrice: Cents
  readonly tongsPrice: Cents
  readonly promotions: readonly Promotion[]
  /** Hours within which an order is paid before it is released. */
  readonly payWithinHours: number
  readonly service: ServiceRules
  readonly termsVersion: string
}
