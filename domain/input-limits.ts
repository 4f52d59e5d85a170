/**
 * The most that anyone may send, checked before anything is computed with it. Here is what people fill in; call-limits.ts
 * makes of it what calls and addresses take, apart so that no browser loads it. A field without a limit does not compile.
 */
import type { RefusalField } from './refusals.ts'

/** In characters as people count them (code points). */
export interface TextLimit {
  readonly letters: number
}

export interface ListLimit {
  readonly entries: number
}

/** Both ends included. */
export interface NumberLimit {
  readonly min: number
  readonly max: number
}

export type InputLimit = TextLimit | ListLimit | NumberLimit

/** Parameters of an address come as text; a number is one written without anything around it. */
export type ParameterLimits = Readonly<Record<string, TextLimit | NumberLimit>>

/** Lines of an order: more than any party needs. */
export const mostLines = 50

/** The most of anything one order line can hold: the largest party the kitchen serves (delivery.json). */
export const mostUnits = 2000

export const guestLimits = { min: 1, max: 2000 } as const satisfies NumberLimit
export const waiterLimits = { min: 0, max: 200 } as const satisfies NumberLimit

/** Fields of the forms that are no text of their own. */
type NoText = 'lines' | 'order' | 'fulfilment' | 'cutlery' | 'tongs'

/** Characters in each field of the forms. */
export const mostLetters = {
  name: 60,
  email: 254,
  phone: 30,
  alternatePhone: 30,
  address: 300,
  specialInstructions: 1000,
  promotionCode: 40,
  company: 80,
  location: 200,
  budget: 60,
  food: 300,
  drinks: 150,
  remarks: 1000,
  // Figures as they are typed.
  guests: 10,
  waiters: 10,
  // Choices are ids.
  date: 10,
  slot: 5,
  zoneId: 60,
  remotePlaceId: 60,
  pickupPlaceId: 60,
  servingStyle: 60,
  equipment: 200,
  cooperationType: 60,
} as const satisfies Record<Exclude<RefusalField, NoText>, number>

/** What a set, a group, a dish or a category is called, in either language or by its id. */
export const longestName = 100

/** A reference as people type it, with spaces and hyphens. */
export const longestReference = 30
