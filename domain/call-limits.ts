/** Limits of GraphQL arguments and URL parameters; one without a limit does not build. */

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
import { menuParameters } from './menu/menu-filter.ts'
import { maxVersionLetters } from './menu/table-picture.ts'
import { keyLength } from './ordering/idempotency-key.ts'
import { orderFields } from './ordering/order-fields.ts'
import { maxAuditPositionLetters } from './staff/audit-position.ts'
import { maxSearchLetters } from './staff/office/name-search.ts'
import { maxChosenQueryLetters } from './staff/orders/chosen-orders.ts'
import { viewParameters } from './staff/orders/orders-view.ts'
import { dishParameters } from './staff/shop/menus/dish-filter.ts'
import { setParameters } from './staff/shop/menus/set-filter.ts'

export const maxOrders = 5

/** Wide bounds: smaller numbers are refused with a reason or clamped. */
const anyNumber = { min: -1_000_000, max: 1_000_000 } as const satisfies NumberLimit
/** The amounts are dollars, beyond the largest possible order. */
const anyAmount = { min: -1_000_000_000, max: 1_000_000_000 } as const satisfies NumberLimit

const anyAddress = { letters: 400 } as const satisfies TextLimit
const anyDescription = { letters: 2_000 } as const satisfies TextLimit

/**
 * GraphQL arguments by schema path. Texts may be four times as long as in forms, so that callers receive
 * the form's message.
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
  ...Object.fromEntries(
    Object.values(orderFields).map(({ call, limit }) => [`OrderInput.${call}`, { letters: 4 * limit }]),
  ),
  'OrderInput.allergens': { entries: 20 },
  'OrderInput.access': { entries: 10 },
  'OrderInput.area': { letters: maxLetters.zoneId },
  'OrderInput.remotePlace': { letters: maxLetters.remotePlaceId },
  'OrderInput.district': { letters: maxLetters.districtId },
  'OrderInput.pickupPlace': { letters: maxLetters.pickupPlaceId },
  'OrderInput.orderDetails': { entries: 2 * maxLines },
  'OrderInput.orderAmount': anyAmount,
  'OrderInput.payAmount': anyAmount,
  'OrderInput.promotionCode': { letters: 4 * maxLetters.promotionCode },
  'OrderInput.idempotencyKey': { letters: keyLength.max },
  'OrderMealInput.id': { letters: 20 },
  'OrderMealInput.name': { letters: maxNameLength },
  'OrderMealInput.count': anyNumber,
  'OrderMealInput.classify': { entries: 60 },
  'OrderMealInput.image': anyAddress,
  'OrderMealInput.price': anyAmount,
  'OrderMealInput.poepleCount': anyNumber,
  'OrderMealInput.mealDetail': anyDescription,
  'OrderMealInput.tableware': anyNumber,
  'OrderMealInput.clamp': anyNumber,
  'OrderMealInput.type': { letters: maxNameLength },
  'OrderClassifyInput.name': { letters: maxNameLength },
  'OrderClassifyInput.dishes': { entries: 200 },
  'OrderClassifyInput.id': { letters: maxNameLength },
  'OrderClassifyInput.min': anyNumber,
  'OrderClassifyInput.max': anyNumber,
  'OrderClassifyInput.default': { entries: 200 },
  'OrderClassifyInput.default[]': { letters: maxNameLength },
  'OrderDishInput.name': { letters: maxNameLength },
  'OrderDishInput.count': anyNumber,
  'OrderDishInput.id': { letters: maxNameLength },
  'OrderDishInput.description': anyDescription,
  'OrderDishInput.image': anyAddress,
  'OrderDishInput.price': anyAmount,
  'OrderDishInput.soldOutFrom': { letters: 40 },
  'OrderDishInput.soldOutUntil': { letters: 40 },
  'OrderDishInput.type': { letters: maxNameLength },
  'ExtraInput.extra': anyNumber,
}

/** Checked before parsing; the largest order has 9,000 values. */
export const requestLimits = {
  query: { letters: 20_000 },
  operationName: { letters: 100 },
  values: { entries: 10_000 },
  depth: { entries: 10 },
} as const satisfies Record<string, TextLimit | ListLimit>

const language = { letters: 10 } as const
const aName = { letters: maxNameLength } as const
const menuFilter = { lang: language, id: aName, name: aName, type: aName } as const

export const addressLimits = {
  '/health': {},
  '/sitemap.xml': {},
  '/robots.txt': {},
  '/manifest.webmanifest': {},
  '/icon.svg': {},
  '/favicon.ico': {},
  '/apple-touch-icon.png': {},
  '/icon-192.png': {},
  '/icon-512.png': {},
  '/icon-maskable.png': {},
  '/menu/categorielist': menuFilter,
  '/menu/list': menuFilter,
  '/website/list/:id': { id: { letters: 20 }, lang: language },
  '/website/list': { key: aName, lang: language },
  '/swiper/list/:id': { id: { letters: 20 }, lang: language },
  // The version of a table names its dishes.
  '/api/file/image/:id': { id: { letters: 20 }, w: { letters: 20 }, v: { letters: maxVersionLetters } },
  // Nine digits and a comma for each line.
  '/api/ordering': { ids: { letters: 10 * maxLines } },
  '/api/full-slots': { portions: { min: 0, max: 9_999_999 } },
  '/api/promotions/:code': { code: { letters: 4 * maxLetters.promotionCode }, lang: language },
  '/menu-card/:file': { file: aName },
  '/api/orders/:reference/changes': {
    reference: { letters: maxReferenceLength },
    key: { letters: 86 },
    once: { letters: 1 },
  },
  '/api/orders/:reference/return': { reference: { letters: maxReferenceLength }, lang: language },
  '/api/orders/:reference/calendar': {
    reference: { letters: maxReferenceLength },
    key: { letters: 86 },
    lang: language,
  },
  '/staff/news': { after: { min: 0, max: 9_999_999_999 } },
  '/share/:file': { file: aName },
  '/share/set/:file': { file: aName },
  '/share/gift/:file': { file: aName },
} as const satisfies Record<string, ParameterLimits>

const runNumber = { min: 1, max: Number.MAX_SAFE_INTEGER } as const satisfies NumberLimit

const kitchenParameters = {
  date: { letters: 10 },
  by: { letters: 5 },
  section: { letters: 8 },
  slot: { letters: 5 },
} as const satisfies ParameterLimits

const figureParameters = {
  range: { letters: 5 },
  from: { letters: 10 },
  to: { letters: 10 },
  by: { letters: 5 },
  view: { letters: 5 },
} as const satisfies ParameterLimits

/** Part of an address: at most 40 letters and a number. */
const aPage = { letters: 44 }

/** Page parameters by page id; others are removed before rendering. */
export const pageLimits: Readonly<Record<string, ParameterLimits>> = {
  themed: { page: aPage },
  set: { name: aName },
  'menu-gift': { name: aName },
  'menu-filter': menuParameters,
  'fragment-set': { name: aName },
  'fragment-gift': { name: aName },
  terms: { version: { letters: 20 } },
  caterers: { section: { min: 1, max: 6 } },
  order: {
    reference: { letters: maxReferenceLength },
    key: { letters: 86 },
    ask: { letters: 6 },
    date: { letters: 10 },
    slot: { letters: 5 },
  },
  practice: {
    reference: { letters: maxReferenceLength },
    key: { letters: 86 },
    payment: { min: 1, max: Number.MAX_SAFE_INTEGER },
  },
  'staff/account': { saved: { letters: 3 } },
  'staff/dishes': dishParameters,
  'staff/calendar': { day: { letters: 10 }, month: { letters: 7 } },
  'staff/weather': {
    day: { letters: 10 },
    kind: { letters: 10 },
    from: { letters: 5 },
    to: { letters: 5 },
    call: { letters: 36 },
  },
  'staff/figures': figureParameters,
  'staff/figuresCsv': figureParameters,
  'staff/kitchen': kitchenParameters,
  'staff/labels': {
    date: { letters: 10 },
    slot: { letters: 5 },
    order: { letters: maxReferenceLength },
    all: { letters: 3 },
    orders: { letters: maxChosenQueryLetters },
    start: { letters: 1 },
  },
  'staff/menuDownload': { file: { letters: 20 } },
  'staff/setEdit': { set: { letters: 10 } },
  'staff/dishEdit': { dish: { letters: 60 } },
  'staff/giftDraft': { name: aName },
  'staff/giftDraftInEnglish': { name: aName },
  'staff/setDraft': { set: { letters: 10 } },
  'staff/setDraftInEnglish': { set: { letters: 10 } },
  'staff/siteDraft': { day: { letters: 10 } },
  'staff/siteDraftInEnglish': { day: { letters: 10 } },
  'staff/clientsDraft': { day: { letters: 10 } },
  'staff/clientsDraftInEnglish': { day: { letters: 10 } },
  'staff/pageEdit': { page: aPage },
  'staff/pageDraft': { page: aPage },
  'staff/pageDraftInEnglish': { page: aPage },
  'staff/districtDraft': { page: aPage },
  'staff/districtDraftInEnglish': { page: aPage },
  'staff/runs': { date: { letters: 10 }, problem: runNumber },
  'staff/run': { run: runNumber, problem: runNumber },
  'staff/runPlan': { date: { letters: 10 } },
  'staff/runPicture': { order: runNumber },
  'staff/signIn': { to: { letters: 400 }, lang: { letters: 2 }, by: { letters: 5 }, step: { letters: 4 } },
  'staff/day': { token: { letters: 43 }, lang: { letters: 2 } },
  'staff/pair': { token: { letters: 43 }, lang: { letters: 2 } },
  'staff/people': {
    person: { letters: 36 },
    kind: { letters: 8 },
    day: { letters: 10 },
    q: { letters: maxSearchLetters },
    before: { letters: maxAuditPositionLetters },
  },
  'staff/webhooks': { only: { letters: 6 } },
  'staff/welcome': { token: { letters: 43 }, lang: { letters: 2 } },
  'staff/menus': setParameters,
  'staff/categoriesAndGifts': { q: { letters: maxSearchLetters } },
  'staff/orders': viewParameters,
  'staff/ordersCsv': { orders: { letters: maxChosenQueryLetters }, month: { letters: 7 } },
  'staff/editOrder': { reference: { letters: maxReferenceLength } },
  'staff/orderChat': { call: { letters: 40 }, reference: { letters: maxReferenceLength } },
  'staff/orderSlip': { copy: { letters: 8 }, reference: { letters: maxReferenceLength } },
  'staff/slips': { orders: { letters: maxChosenQueryLetters }, copy: { letters: 8 } },
  'staff/order': { ...viewParameters, ask: { letters: 10 }, reference: { letters: maxReferenceLength } },
}

export const routerLimits = {
  _routes: { letters: 400 },
  index: { letters: 0 },
} as const satisfies ParameterLimits
