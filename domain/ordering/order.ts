/** An order as a customer describes it, before anything is priced or stored (spec section 3). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Notes } from './order-fields.ts'

/** Number of each dish, by group id and dish id; absent means 0. */
export type Selection = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface OrderLine {
  readonly setId: number
  /** Number of sets; ignored in a set priced by item, where the numbers of the selection count. */
  readonly quantity: number
  readonly selection: Selection
}

export type Fulfilment = 'delivery' | 'pickup'

/** Included cutlery or tongs come with the sets; more can be bought, or none wanted at all. */
export interface ExtraChoice {
  readonly wanted: boolean
  /** Bought in addition to those included; 0 whenever `wanted` is false. */
  readonly extra: number
}

/** Everything the price depends on. Open fields are null: a quote is possible at every step. */
export interface OrderDraft {
  readonly lines: readonly OrderLine[]
  readonly fulfilment: Fulfilment | null
  readonly date: CalendarDate | null
  /** Start of the half-hour slot, HH:mm. */
  readonly slot: string | null
  readonly zoneId: string | null
  /** Staff find the zone from the address and quote the fee; only programs that order for a customer ask for this. */
  readonly isZoneLeftToStaff?: boolean
  /** A remote place of the zone, or null for an ordinary address. */
  readonly remotePlaceId: string | null
  /** The district of the address that the customer chose; null: none. */
  readonly districtId: string | null
  readonly address: string
  readonly pickupPlaceId: string | null
  readonly cutlery: ExtraChoice
  readonly tongs: ExtraChoice
  readonly promotionCode: string | null
}

/** The contact person, and their notes. Phones are as typed until checked, then E.164. */
export interface Contact extends Notes {
  readonly name: string
  /** Empty in an order that came without one. */
  readonly email: string
  readonly phone: string
  readonly alternatePhone: string
}
