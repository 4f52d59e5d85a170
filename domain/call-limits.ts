/**
 * The most that a call takes: arguments of GraphQL, parameters of addresses. Whatever has no limit here is not read: the
 * schema is not made with such an argument, and such a parameter does not compile.
 */
import {
  type InputLimit,
  type ListLimit,
  longestName,
  longestReference,
  mostLetters,
  mostLines,
  type NumberLimit,
  type ParameterLimits,
  type TextLimit,
} from './input-limits.ts'

/** Orders of one call. */
export const mostOrders = 5

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

const language = { letters: 10 } as const
const aName = { letters: longestName } as const
const menuFilter = { lang: language, id: aName, name: aName, type: aName } as const

/** Parameters of the plain calls, in their path or their query. What is not here is not read. */
export const addressLimits = {
  '/health': {},
  '/sitemap.xml': {},
  '/robots.txt': {},
  '/menu/categorielist': menuFilter,
  '/menu/list': menuFilter,
  '/website/list/:id': { id: { letters: 20 }, lang: language },
  '/website/list': { key: aName, lang: language },
  '/swiper/list/:id': { id: { letters: 20 }, lang: language },
  '/api/file/image/:id': { id: { letters: 20 }, w: { letters: 20 }, v: { letters: 60 } },
  // As many numbers of nine figures as an order has lines, with their commas.
  '/api/ordering': { ids: { letters: 10 * mostLines } },
  '/api/promotions/:code': { code: { letters: 4 * mostLetters.promotionCode }, lang: language },
  '/share/:file': { file: aName },
  '/share/set/:file': { file: aName },
  '/share/gift/:file': { file: aName },
} as const satisfies Record<string, ParameterLimits>

/** Parameters of the pages, by the page's id. All others are left out of an address before a page is made from it. */
export const pageLimits: Readonly<Record<string, ParameterLimits>> = {
  meal: { name: aName },
  'menu-gift': { name: aName },
  'fragment-set': { name: aName },
  'fragment-gift': { name: aName },
  caterers: { section: { min: 1, max: 6 } },
  order: { reference: { letters: longestReference }, key: { letters: 86 } },
}
