/** The REST calls in words; their limits come from what validates them. */
import { addressLimits } from '#domain/call-limits.ts'
import type { ParameterLimits } from '#domain/input-limits.ts'
import { maxProofBytes, proofsPerOrder } from '#domain/payment/payment-proof.ts'
import type { RestErrorCode } from '#server/rest/errors.ts'
import { maxPayBodyBytes, payBody } from '#server/rest/pay.ts'
import { maxProofsBodyBytes } from '#server/rest/proofs.ts'
import { maxWebhookBodyBytes } from '#server/rest/stripe-webhook.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { shapes } from './shapes.ts'

export const errorTexts = {
  BAD_REQUEST: 'A parameter or the body is missing or not valid.',
  UNAUTHORIZED: 'The key of the order is missing.',
  NOT_FOUND: 'There is no such thing, or the key does not belong to the order.',
  REFUSED: 'The shop refuses it; the message says why.',
  TOO_LARGE: 'The body is too long.',
  TOO_MANY_REQUESTS: 'Too many calls or wrong guesses from one address.',
  UNAVAILABLE: 'Not possible just now; the same call may work later.',
} as const satisfies Partial<Record<RestErrorCode, string>>

export interface Call {
  readonly method: 'get' | 'post'
  /** As in the route. */
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly parameters: ParameterLimits
  readonly required?: readonly string[]
  /** What is particular to the parameters of this call; the others are in `parameterTexts`. */
  readonly texts?: Readonly<Record<string, string>>
  readonly body?: { readonly type: string; readonly schema: object; readonly description: string }
  /** Its order's key comes as Bearer. */
  readonly needsBearer?: true
  readonly response: SuccessResponse
  /** The response is 304 to the ETag of the last one. */
  readonly hasEtag?: true
  readonly errors: readonly (keyof typeof errorTexts)[]
}

export interface SuccessResponse {
  readonly status: 200 | 303
  readonly description: string
  /** Media types, each with the name of its shape; null where it is not JSON. */
  readonly content: Readonly<Record<string, keyof typeof shapes | null>>
  /** Another status that has the same shape. */
  readonly also?: { readonly status: number; readonly description: string }
}

export const parameterTexts: Readonly<Record<string, string>> = {
  lang: 'zh or en. Without it, the language of Accept-Language.',
  reference: 'Reference of the order; case, hyphen and spaces do not matter.',
  key: 'Key of the order, as in the link to its page.',
}

const json = (shape: keyof typeof shapes, description: string): SuccessResponse => ({
  status: 200,
  description,
  content: { 'application/json': shape },
})

const get = <Path extends keyof typeof addressLimits>(path: Path) =>
  ({ method: 'get', path, parameters: addressLimits[path] }) as const

/** Calls that change an order have the parameters of the one that leads back to it. */
const post = (path: string) =>
  ({ method: 'post', path, parameters: addressLimits['/api/orders/:reference/return'] }) as const

const menuLang = { lang: 'zh or en; zh without it.' }
const lookup = ['BAD_REQUEST', 'NOT_FOUND'] as const
const limited = ['BAD_REQUEST', 'TOO_MANY_REQUESTS'] as const
const ofOrder = [...lookup, 'TOO_MANY_REQUESTS'] as const
const changing = [...ofOrder, 'UNAUTHORIZED', 'REFUSED', 'TOO_LARGE', 'UNAVAILABLE'] as const

export const calls: readonly Call[] = [
  {
    ...get('/health'),
    id: 'getHealth',
    summary: 'Whether this server can take orders, for load balancers.',
    response: {
      ...json('Health', 'It can.'),
      also: { status: 503, description: 'It cannot: send visitors to another server.' },
    },
    errors: [],
  },
  {
    ...get('/menu/categorielist'),
    id: 'listCategories',
    summary: 'Categories of the menu with what they list; gifts have another shape than sets.',
    texts: {
      ...menuLang,
      id: 'Id of a category.',
      name: 'Name of a category in either language.',
      type: 'sets or gifts.',
    },
    response: json('Categories', 'The categories that fit all parameters.'),
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/menu/list'),
    id: 'listSetMenus',
    summary: 'Set menus on sale, with their dishes.',
    texts: {
      ...menuLang,
      id: 'Number of a set menu.',
      name: 'Name in either language, or the last part of its address.',
      type: 'Id of a category.',
    },
    response: json('SetMenus', 'The set menus that fit all parameters.'),
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/website/list/:id'),
    id: 'listDiscounts',
    summary: 'Banners and pop-ups that are shown today.',
    texts: { ...menuLang, id: 'Number of the website: 1.' },
    response: json('Discounts', 'In the order of the page.'),
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/website/list'),
    id: 'listDiscountsByKey',
    summary: 'The same by the key of the website.',
    required: ['key'],
    texts: { ...menuLang, key: 'Key of the website: home.' },
    response: json('Discounts', 'In the order of the page.'),
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/swiper/list/:id'),
    id: 'listSwiper',
    summary: 'Pictures of the swiper that are shown today.',
    texts: { ...menuLang, id: 'Number of the swiper: 1.' },
    response: json('Swiper', 'In the order of the page.'),
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/api/file/image/:id'),
    id: 'getImage',
    summary: 'A picture, in a format that Accept allows.',
    texts: {
      id: 'Number of the picture.',
      w: 'Width in pixels, 1 to 9999; the next larger width that is drawn is sent. Without it, its own.',
      v: 'Version, as in the addresses of other responses; with the current one it may be cached for a year.',
    },
    response: {
      status: 200,
      description: 'The picture.',
      content: Object.fromEntries(
        ['avif', 'webp', 'jpeg', 'png', 'svg+xml'].map((type) => [`image/${type}`, null]),
      ),
    },
    hasEtag: true,
    errors: lookup,
  },
  {
    ...get('/api/ordering'),
    id: 'getOrdering',
    summary: 'What a price is computed from: sets with their choices, fees, days, slots and offers.',
    required: ['ids'],
    texts: { ids: 'Numbers of set menus, as in 2,49; empty for none.' },
    response: json('Ordering', 'Amounts are in cents.'),
    hasEtag: true,
    errors: limited,
  },
  {
    ...get('/api/promotions/:code'),
    id: 'getPromotion',
    summary: 'The offer of a promotion code.',
    texts: { ...menuLang, code: 'The code; its case does not matter.' },
    response: json('PromotionResponse', 'The offer; amounts are in cents.'),
    hasEtag: true,
    errors: ofOrder,
  },
  {
    ...get('/api/full-slots'),
    id: 'listFullSlots',
    summary: 'Slots without room for so many portions.',
    required: ['portions'],
    texts: { portions: 'Portions of the order.' },
    response: json('FullSlots', 'Slots that are closed anyway are left out.'),
    hasEtag: true,
    errors: limited,
  },
  {
    ...post('/api/orders/:reference/pay'),
    id: 'startPayment',
    summary: 'Begins the payment of an order.',
    needsBearer: true,
    body: {
      type: 'application/json',
      schema: jsonSchemaOf(payBody),
      description: `At most ${maxPayBodyBytes} bytes. \`lang\` stands before that of the address.`,
    },
    response: json('Payment', 'Where to pay, or what to enter in a bank app.'),
    errors: changing,
  },
  {
    ...get('/api/orders/:reference/changes'),
    id: 'watchOrder',
    summary: 'Reports changes of an order: a stream of server-sent events, each with the revision.',
    required: ['key'],
    texts: { once: 'Any value: the response is the present revision as JSON.' },
    response: {
      status: 200,
      description: 'The stream; with `once`, the revision.',
      content: { 'text/event-stream': null, 'application/json': 'Revision' },
    },
    errors: [...ofOrder, 'UNAVAILABLE'],
  },
  {
    ...get('/api/orders/:reference/return'),
    id: 'returnToOrder',
    summary: 'Leads a browser from the payment page back to its order.',
    response: {
      status: 303,
      description: 'To the order, or without the cookie of its payment to the page that finds orders.',
      content: {},
    },
    errors: ['TOO_MANY_REQUESTS'],
  },
  {
    ...get('/api/orders/:reference/calendar'),
    id: 'getOrderCalendar',
    summary: 'The order as a calendar file.',
    required: ['key'],
    response: { status: 200, description: 'iCalendar.', content: { 'text/calendar': null } },
    errors: ofOrder,
  },
  {
    ...post('/api/orders/:reference/proofs'),
    id: 'sendProofs',
    summary: 'Sends pictures that prove a bank transfer.',
    needsBearer: true,
    body: {
      type: 'multipart/form-data',
      schema: {
        type: 'object',
        properties: {
          picture: {
            type: 'array',
            maxItems: proofsPerOrder,
            items: { type: 'string', contentMediaType: 'application/octet-stream' },
          },
        },
        required: ['picture'],
      },
      description: `At most ${maxProofBytes} bytes a picture and ${maxProofsBodyBytes} in all.`,
    },
    response: json('Proofs', 'They wait for staff.'),
    errors: changing,
  },
  {
    method: 'post',
    path: '/api/payments/stripe',
    parameters: {},
    id: 'reportPayment',
    summary: 'For Stripe alone: its webhook, signed in Stripe-Signature. 404 where Stripe is not set up.',
    body: {
      type: 'application/json',
      schema: { type: 'object' },
      description: `An event of Stripe; at most ${maxWebhookBodyBytes} bytes.`,
    },
    response: json('Recorded', 'It is stored, or nothing here depends on it.'),
    errors: [...lookup, 'TOO_LARGE', 'UNAVAILABLE'],
  },
]
