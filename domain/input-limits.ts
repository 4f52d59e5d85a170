/**
 * Limits of form fields. Limits of calls are in call-limits.ts, so that browsers do not load them. A field
 * without a limit does not compile.
 */
import { orderFieldLimits } from './ordering/order-fields.ts'
import type { RefusalField } from './refusals.ts'

/** Characters are code points. */
export interface TextLimit {
  readonly letters: number
  /** In an address the parameter may occur several times; commas join them. */
  readonly isList?: true
}

export interface ListLimit {
  readonly entries: number
}

export interface NumberLimit {
  readonly min: number
  readonly max: number
}

export type InputLimit = TextLimit | ListLimit | NumberLimit

/** Numbers in URLs may contain digits only. */
export type ParameterLimits = Readonly<Record<string, TextLimit | NumberLimit>>

export const maxLines = 50

/** The kitchen serves parties of this size (delivery.json). */
export const maxUnits = 2000

/** The amount is HK$10 million, in cents. */
export const maxPayment = 1_000_000_000

export const guestLimits = { min: 1, max: 2000 } as const satisfies NumberLimit
export const waiterLimits = { min: 0, max: 200 } as const satisfies NumberLimit

/** These fields of refusals accept no text. */
type NoText = 'lines' | 'order' | 'fulfilment' | 'cutlery' | 'tongs'

export const maxLetters = {
  ...orderFieldLimits,
  promotionCode: 40,
  company: 80,
  location: 200,
  budget: 60,
  food: 300,
  drinks: 150,
  remarks: 1000,
  // Forms send numbers as text.
  guests: 10,
  waiters: 10,
  date: 10,
  slot: 5,
  zoneId: 60,
  remotePlaceId: 60,
  districtId: 60,
  pickupPlaceId: 60,
  servingStyle: 60,
  equipment: 200,
  cooperationType: 60,
} as const satisfies Record<Exclude<RefusalField, NoText>, number>

export const maxCancelReason = 300

/** Characters; also the limit of ids. */
export const maxNameLength = 100

/** Includes spaces and hyphens. */
export const maxReferenceLength = 30
