import type { CalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { ContactInput } from '#domain/ordering/contact-details.ts'
import { decideOrder, type OrderDecision } from '#domain/ordering/decide-order.ts'
import { isIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { type Bound, boundOf, readBounds, rulesBeyond } from '#domain/ordering/order-bounds.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type OrderSource, orderSources } from '#domain/placed/order-source.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import { type Lang, langs } from '#domain/text.ts'
import { withRequestedDay } from './edit-form.ts'
import { contentOf } from './edit-values.ts'
import { readValues } from './read-edit-values.ts'

/** The values are the maximum letters of each field. */
const customerFields = {
  name: maxLetters.name * 2,
  phone: maxLetters.phone * 2,
  alternatePhone: maxLetters.alternatePhone * 2,
  email: maxLetters.email,
  promotionCode: maxLetters.promotionCode,
  lang: 2,
  source: 10,
  paymentMethod: 20,
  paysLater: 3,
  reason: maxNoteLetters,
} as const satisfies Record<string, number>

export type CustomerField = keyof typeof customerFields
export type CustomerValues = Readonly<Record<CustomerField, string>>

export interface NewOrderForm {
  /** Submitting the same key twice places one order. */
  readonly key: string
  readonly values: Values
  readonly customer: CustomerValues
  readonly exceeds: readonly Bound[]
  /** The total shown to the person; null if none was shown. */
  readonly shownTotal: Cents | null
  /** Empty fields are reported only after an attempt to save. */
  readonly wasTried: boolean
}

export function emptyNewOrder(key: string): NewOrderForm {
  const values = { fulfilment: 'delivery', cutleryWanted: 'yes', tongsWanted: 'yes' }
  const empty = Object.fromEntries(Object.keys(customerFields).map((name) => [name, '']))
  const customer = { ...(empty as CustomerValues), lang: langs[0], source: orderSources[0] }
  return { key, values, customer, exceeds: [], shownTotal: null, wasTried: false }
}

/** @returns null if a value is too long or the form has too many */
export function readNewOrder(fields: readonly (readonly [string, string])[]): NewOrderForm | null {
  const field = new Map(fields)
  const values = readValues(fields)
  const key = field.get('key') ?? ''
  const names = Object.keys(customerFields) as CustomerField[]
  const customer = Object.fromEntries(names.map((name) => [name, field.get(name) ?? ''])) as CustomerValues
  const isTooLong = names.some((name) => customer[name].length > customerFields[name])
  if (!values || isTooLong || !isIdempotencyKey(key)) return null
  const total = field.get('shown') ?? ''
  return {
    key,
    customer,
    values: withRequestedDay(values, field),
    exceeds: readBounds(fields),
    shownTotal: /^\d{1,12}$/.test(total) ? cents(Number(total)) : null,
    wasTried: field.get('verb') === 'save' || field.get('tried') === 'yes',
  }
}

export interface EnteredOrder {
  readonly draft: OrderDraft
  readonly contact: ContactInput
  readonly needs: OrderNeeds
  readonly lang: Lang
  readonly source: OrderSource
  /** The value is null until agreed on. */
  readonly paymentMethod: PaymentMethod | null
  readonly paysLater: boolean
  readonly reason: string
  /** The keys follow the draft's lines. */
  readonly keys: readonly string[]
}

export function enteredOrder({ values, customer }: Pick<NewOrderForm, 'values' | 'customer'>): EnteredOrder {
  const { draft, notes, needs, keys } = contentOf(values)
  const { name, phone, alternatePhone, email, promotionCode } = customer
  return {
    draft: { ...draft, promotionCode: promotionCode.trim() || null },
    contact: {
      name,
      phone,
      ...notes,
      // A caller leaves one number, and perhaps no e-mail address.
      alternatePhone: alternatePhone.trim() || phone,
      email: email.trim() || null,
    },
    needs,
    lang: langs.find((lang) => lang === customer.lang) ?? langs[0],
    source: orderSources.find((source) => source === customer.source) ?? orderSources[0],
    paymentMethod: paymentMethods.find((method) => method === customer.paymentMethod) ?? null,
    paysLater: customer.paysLater === 'yes',
    reason: plainText(customer.reason),
    keys,
  }
}

/** Bounds that staff may exceed are confirmed separately. */
export function decideNewOrder(
  order: EnteredOrder,
  exceededBounds: readonly Bound[],
  rules: OrderRules,
  today: CalendarDate,
): OrderDecision {
  return decideOrder({ ...order, expected: null }, rulesBeyond(exceededBounds, rules), today)
}

/** The problem names its field, or `line.` with the line's key. */
export interface NewOrderProblem {
  readonly at: string
  readonly refusal: Refusal
}

/** Refusals that are normal until the form is complete. */
const draftRefusals: ReadonlySet<Refusal['code']> = new Set(['order-empty', 'group-below-min'])

/** @param exceededBounds bounds that are confirmed separately */
export function newOrderProblems(
  refusals: readonly Refusal[],
  exceededBounds: readonly Bound[],
  { customer, wasTried }: NewOrderForm,
  keys: readonly string[],
): readonly NewOrderProblem[] {
  return refusals.flatMap((refusal) => {
    const { field, code, data } = refusal
    const bound = boundOf(refusal)
    const isAskedApart = bound !== null && exceededBounds.includes(bound)
    const isOpen = !wasTried && (code.endsWith('-missing') || draftRefusals.has(code))
    const isDouble = field === 'alternatePhone' && customer.alternatePhone.trim() === ''
    if (isAskedApart || isOpen || isDouble) return []
    const key = field === 'lines' && 'line' in data ? keys[data.line] : undefined
    return [{ at: key === undefined ? field : `line.${key}`, refusal }]
  })
}
