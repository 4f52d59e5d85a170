/**
 * The limits on calls: GraphQL arguments and URL parameters. An argument without a limit here prevents the schema from
 * being built, and such a parameter does not compile.
 */
import { keyLength } from './idempotency-key.ts'
import {
  type InputLimit,
  type ListLimit,
  maxLetters,
  maxLines,
  maxNameLength,
  maxReferenceLength,
  type NumberLimit,
  type ParameterLimits,
  type TextLimit,
} from './input-limits.ts'

/** Orders per call. */
export const maxOrders = 5

/** Far beyond the numbers that refusals mention; numbers within these bounds are refused with a reason, or clamped. */
const anyNumber = { min: -1_000_000, max: 1_000_000 } as const satisfies NumberLimit
/** Dollars: more than an order with the most lines and the most units in each. */
const anyAmount = { min: -1_000_000_000, max: 1_000_000_000 } as const satisfies NumberLimit

/**
 * GraphQL arguments and input fields by their path in the schema. Where a form reports that a text is too long, the
 * call accepts four times as much, so that its callers receive the same message.
 */
export const callLimits: Readonly<Record<string, InputLimit>> = {
  'Query.getMeal.limit': anyNumber,
  'Query.getMeal.skip': anyNumber,
  'FindMealInput.id': { letters: maxNameLength },
  'FindMealInput.name': { letters: maxNameLength },
  'FindMealInput.type': { letters: maxNameLength },
  'Mutation.addOrder.add': { entries: maxOrders },
  'OrderInput.orderTime': { letters: 40 },
  'OrderInput.username': { letters: maxLetters.name },
  'OrderInput.customerName': { letters: 4 * maxLetters.name },
  'OrderInput.customerPhone': { letters: 4 * maxLetters.phone },
  'OrderInput.alternatePhone': { letters: 4 * maxLetters.alternatePhone },
  'OrderInput.email': { letters: 4 * maxLetters.email },
  'OrderInput.customerRemarks': { letters: 4 * maxLetters.specialInstructions },
  'OrderInput.area': { letters: maxLetters.zoneId },
  'OrderInput.remotePlace': { letters: maxLetters.remotePlaceId },
  'OrderInput.deliveryAddress': { letters: 4 * maxLetters.address },
  'OrderInput.pickupPlace': { letters: maxLetters.pickupPlaceId },
  'OrderInput.orderDetails': { entries: 2 * maxLines },
  'OrderInput.orderAmount': anyAmount,
  'OrderInput.payAmount': anyAmount,
  'OrderInput.promotionCode': { letters: 4 * maxLetters.promotionCode },
  'OrderInput.idempotencyKey': { letters: keyLength.max },
  'OrderMealInput.id': { letters: 20 },
  'OrderMealInput.count': anyNumber,
  'OrderMealInput.classify': { entries: 60 },
  'OrderClassifyInput.name': { letters: maxNameLength },
  'OrderClassifyInput.dishes': { entries: 200 },
  'OrderDishInput.name': { letters: maxNameLength },
  'OrderDishInput.count': anyNumber,
  'ExtraInput.extra': anyNumber,
}

/** A GraphQL request as a whole, checked before it is parsed. An order with the most lines has 9,000 values. */
export const requestLimits = {
  query: { letters: 20_000 },
  operationName: { letters: 100 },
  values: { entries: 10_000 },
  depth: { entries: 10 },
} as const satisfies Record<string, TextLimit | ListLimit>

const language = { letters: 10 } as const
const aName = { letters: maxNameLength } as const
const menuFilter = { lang: language, id: aName, name: aName, type: aName } as const

/** Parameters of the REST endpoints, in their path or their query. Others are not read. */
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
  // As many ids of nine digits as an order has lines, with their commas.
  '/api/ordering': { ids: { letters: 10 * maxLines } },
  '/api/promotions/:code': { code: { letters: 4 * maxLetters.promotionCode }, lang: language },
  '/share/:file': { file: aName },
  '/share/set/:file': { file: aName },
  '/share/gift/:file': { file: aName },
} as const satisfies Record<string, ParameterLimits>

/** Parameters of the pages, by page id. Others are removed from a URL before its page is rendered. */
export const pageLimits: Readonly<Record<string, ParameterLimits>> = {
  set: { name: aName },
  'menu-gift': { name: aName },
  'fragment-set': { name: aName },
  'fragment-gift': { name: aName },
  caterers: { section: { min: 1, max: 6 } },
  order: { reference: { letters: maxReferenceLength }, key: { letters: 86 } },
  practice: {
    reference: { letters: maxReferenceLength },
    key: { letters: 86 },
    payment: { min: 1, max: Number.MAX_SAFE_INTEGER },
  },
}
