/**
 * The most that anyone may send: fields of forms, arguments of calls, parameters of addresses. Every limit is here and
 * is checked before anything is computed with the value. A field, an argument or a parameter without one fails the
 * build: in the types, or in the test beside the place that reads it.
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

/** Lines of an order: more than any party needs. */
export const mostLines = 50

/** The most of anything one order line can hold: the largest party the kitchen serves (delivery.json). */
export const mostUnits = 2000

/** Orders of one call. */
export const mostOrders = 5

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

/** Numbers far outside what any refusal speaks of; what is nearer is refused in words, or brought into range. */
const anyNumber = { min: -1_000_000, max: 1_000_000 } as const satisfies NumberLimit
/** Dollars: beyond an order of the most lines, each of the most units. */
const anyAmount = { min: -1_000_000_000, max: 1_000_000_000 } as const satisfies NumberLimit

/**
 * Arguments and input fields of GraphQL, by where the schema has them. Where a form says in words that a text is too
 * long, the call takes four times as much, so that its callers get the same words.
 */
export const callLimits: Readonly<Record<string, InputLimit>> = {
  'Query.getMeal.limit': anyNumber,
  'Query.getMeal.skip': anyNumber,
  'FindMealInput.id': { letters: longestName },
  'FindMealInput.name': { letters: longestName },
  'FindMealInput.type': { letters: longestName },
  'Mutation.addOrder.add': { entries: mostOrders },
  'OrderInput.orderTime': { letters: 40 },
  'OrderInput.username': { letters: mostLetters.name },
  'OrderInput.customerName': { letters: 4 * mostLetters.name },
  'OrderInput.customerPhone': { letters: 4 * mostLetters.phone },
  'OrderInput.alternatePhone': { letters: 4 * mostLetters.alternatePhone },
  'OrderInput.email': { letters: 4 * mostLetters.email },
  'OrderInput.customerRemarks': { letters: 4 * mostLetters.specialInstructions },
  'OrderInput.area': { letters: mostLetters.zoneId },
  'OrderInput.remotePlace': { letters: mostLetters.remotePlaceId },
  'OrderInput.deliveryAddress': { letters: 4 * mostLetters.address },
  'OrderInput.pickupPlace': { letters: mostLetters.pickupPlaceId },
  'OrderInput.orderDetails': { entries: 2 * mostLines },
  'OrderInput.orderAmount': anyAmount,
  'OrderInput.payAmount': anyAmount,
  'OrderInput.promotionCode': { letters: 4 * mostLetters.promotionCode },
  'OrderInput.idempotencyKey': { letters: 100 },
  'OrderMealInput.id': { letters: 20 },
  'OrderMealInput.count': anyNumber,
  'OrderMealInput.classify': { entries: 60 },
  'OrderClassifyInput.name': { letters: longestName },
  'OrderClassifyInput.dishes': { entries: 200 },
  'OrderDishInput.name': { letters: longestName },
  'OrderDishInput.count': anyNumber,
  'ExtraInput.extra': anyNumber,
}

/** A request of GraphQL as a whole, before any of it is read. An order of the most lines has 9,000 values. */
export const requestLimits = {
  query: { letters: 20_000 },
  operationName: { letters: 100 },
  values: { entries: 10_000 },
  depth: { entries: 10 },
} as const satisfies Record<string, TextLimit | ListLimit>
