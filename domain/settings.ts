/** The caterer's own rules as data: zones, fees, lead times, extras, promotions (spec section 9, decisions 12-26). */
import type { CalendarDate, Season } from './calendar.ts'
import type { Cents } from './money.ts'
import type { Text } from './text.ts'

export interface DeliveryZone {
  readonly id: string
  readonly name: Text
  readonly fee: Cents
  /** Fee on special dates; the larger of the two is charged (decisions 21). */
  readonly specialDateFee: Cents
  readonly note: Text
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

export interface PickupPlace {
  readonly id: string
  readonly name: Text
  readonly address: Text
}

export type Promotion = {
  readonly id: string
  /** null: applies automatically. */
  readonly code: string | null
  readonly name: Text
  readonly description: Text
  readonly minSubtotal: Cents
  readonly season: Season | null
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
)

export interface Settings {
  readonly zones: readonly DeliveryZone[]
  readonly remotePlaces: readonly RemotePlace[]
  readonly freeDeliveryFrom: Cents
  readonly specialDates: readonly Season[]
  readonly slots: readonly Slot[]
  readonly pickupPlaces: readonly PickupPlace[]
  /** Days between today and the earliest date an online order can be due (decisions 13). */
  readonly leadDays: number
  /** How many days ahead the calendar reaches. */
  readonly horizonDays: number
  readonly closedDates: readonly CalendarDate[]
  readonly cutleryPrice: Cents
  readonly tongsPrice: Cents
  readonly promotions: readonly Promotion[]
  readonly termsVersion: string
}
