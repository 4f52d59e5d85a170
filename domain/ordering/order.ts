/** The draft is the customer's input before pricing and storing (spec section 3). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Notes } from './order-fields.ts'

/** Keys are group and dish ids; absent means 0. */
export type Selection = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface OrderLine {
  readonly setId: number
  /** Number of sets; ignored in a set priced by item. */
  readonly quantity: number
  readonly selection: Selection
}

export type Fulfilment = 'delivery' | 'pickup'

export interface ExtraChoice {
  readonly wanted: boolean
  /** Additional pieces; 0 if `wanted` is false. */
  readonly extra: number
}

/** Input of the price; null fields are open, so that every step can quote. */
export interface OrderDraft {
  readonly lines: readonly OrderLine[]
  readonly fulfilment: Fulfilment | null
  readonly date: CalendarDate | null
  /** Start of the half-hour slot, HH:mm. */
  readonly slot: string | null
  readonly zoneId: string | null
  /** Staff derive the zone from the address and quote the fee; available to API callers only. */
  readonly isZoneLeftToStaff?: boolean
  /** Ordinary addresses have null. */
  readonly remotePlaceId: string | null
  readonly districtId: string | null
  readonly address: string
  readonly pickupPlaceId: string | null
  readonly cutlery: ExtraChoice
  readonly tongs: ExtraChoice
  readonly promotionCode: string | null
}

/** Phones are unformatted until checked, then E.164. */
export interface Contact extends Notes {
  readonly name: string
  /** The text is empty if the caller sent none. */
  readonly email: string
  readonly phone: string
  readonly alternatePhone: string
}
