/**
 * The limits on input, checked before anything is computed with it. This file covers the forms; call-limits.ts derives
 * the limits of calls and URLs from it, in a separate file so that browsers do not load it. A field without a limit
 * does not compile.
 */
import { orderFieldLimits } from './ordering/order-fields.ts'
import type { RefusalField } from './refusals.ts'

/** In characters as people count them (code points). */
export interface TextLimit {
  readonly letters: number
}

export interface ListLimit {
  readonly entries: number
}

/** Inclusive. */
export interface NumberLimit {
  readonly min: number
  readonly max: number
}

export type InputLimit = TextLimit | ListLimit | NumberLimit

/** URL parameters arrive as text; a number must be written without any other characters. */
export type ParameterLimits = Readonly<Record<string, TextLimit | NumberLimit>>

/** Lines per order: more than any party needs. */
export const maxLines = 50

/** The maximum quantity in one order line: the largest party the kitchen serves (delivery.json). */
export const maxUnits = 2000

/** The largest amount of one payment: HK$10 million. Cents. */
export const maxPayment = 1_000_000_000

export const guestLimits = { min: 1, max: 2000 } as const satisfies NumberLimit
export const waiterLimits = { min: 0, max: 200 } as const satisfies NumberLimit

/** Fields that refusals name, but that hold no text. */
type NoText = 'lines' | 'order' | 'fulfilment' | 'cutlery' | 'tongs'

/** Maximum length of each form field, in characters. */
export const maxLetters = {
  ...orderFieldLimits,
  promotionCode: 40,
  company: 80,
  location: 200,
  budget: 60,
  food: 300,
  drinks: 150,
  remarks: 1000,
  // Numbers are text while they are typed.
  guests: 10,
  waiters: 10,
  // Choices are sent as ids.
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

/** Why customers cancel, in their own words. Characters. */
export const maxCancelReason = 300

/** The name of a set, group, dish or category, in either language, or its id. */
export const maxNameLength = 100

/** A reference as typed, with spaces and hyphens. */
export const maxReferenceLength = 30
