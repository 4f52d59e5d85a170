/** Every reason for which an order, a date, a selection, a contact or an enquiry can't be taken, by code. */
import type { CalendarDate } from './calendar.ts'
import type { Cents } from './money.ts'
import type { Text } from './text.ts'

/** Where a refusal belongs: a field of a form, or the attempt to place the order as a whole. */
export const refusalFields = [
  'lines',
  'fulfilment',
  'date',
  'slot',
  'zoneId',
  'remotePlaceId',
  'address',
  'pickupPlaceId',
  'cutlery',
  'tongs',
  'promotionCode',
  'name',
  'email',
  'phone',
  'alternatePhone',
  'specialInstructions',
  'order',
  'company',
  'location',
  'guests',
  'budget',
  'food',
  'servingStyle',
  'drinks',
  'waiters',
  'equipment',
  'remarks',
  'cooperationType',
] as const

export type RefusalField = (typeof refusalFields)[number]

type Nothing = Readonly<Record<never, never>>
/** `line` is the index in OrderDraft.lines. */
export type OfSet = { readonly line: number; readonly setId: number; readonly set: Text }
type OfGroup = OfSet & { readonly groupId: string; readonly group: Text }
type OfDish = OfGroup & { readonly dishId: string; readonly dish: Text }

/** What each refusal knows besides its code and field; texts in content/ may use these by name. */
export interface RefusalData {
  // what is ordered
  'order-empty': Nothing
  'too-many-lines': { readonly max: number }
  'set-unknown': { readonly line: number; readonly setId: number }
  'set-unavailable': OfSet
  'set-sold-elsewhere': OfSet & { readonly path: string }
  'quantity-invalid': OfSet & { readonly max: number }
  'below-minimum-quantity': {
    readonly setId: number
    readonly set: Text
    readonly scope: 'set' | 'category'
    readonly min: number
    readonly units: number
  }
  'group-unknown': OfSet & { readonly groupId: string }
  'dish-unknown': OfGroup & { readonly dishId: string }
  'dish-number-invalid': OfDish
  'dish-not-repeatable': OfDish
  'group-below-min': OfGroup & { readonly min: number; readonly count: number; readonly missing: number }
  'group-above-max': OfGroup & { readonly max: number; readonly count: number }
  'extra-invalid': { readonly max: number }
  // when
  'date-missing': Nothing
  'date-invalid': Nothing
  'date-too-early': { readonly earliest: CalendarDate }
  'date-too-late': { readonly latest: CalendarDate }
  'date-closed': { readonly date: CalendarDate }
  'set-out-of-season': {
    readonly setId: number
    readonly set: Text
    readonly from: string
    readonly to: string
  }
  'slot-missing': Nothing
  'slot-unknown': Nothing
  // where
  'fulfilment-missing': Nothing
  'zone-missing': Nothing
  'zone-unknown': Nothing
  'remote-place-unknown': Nothing
  'address-missing': Nothing
  'pickup-place-missing': Nothing
  'pickup-place-unknown': Nothing
  // promotions
  'promotion-unknown': { readonly promotionCode: string }
  'promotion-out-of-season': {
    readonly promotionCode: string
    readonly from: string
    readonly to: string
  }
  'promotion-below-minimum': {
    readonly promotionCode: string
    readonly minimum: Cents
    readonly missing: Cents
  }
  'promotion-too-few-boxes': {
    readonly promotionCode: string
    readonly min: number
    readonly boxes: number
  }
  // who
  'name-missing': Nothing
  'name-length': { readonly min: number; readonly max: number }
  'email-missing': Nothing
  'email-invalid': Nothing
  'phone-missing': Nothing
  'phone-invalid': Nothing
  'text-too-long': { readonly max: number }
  // enquiries
  'location-missing': Nothing
  'guests-missing': Nothing
  'number-invalid': { readonly min: number; readonly max: number }
  'budget-missing': Nothing
  'food-missing': Nothing
  'company-missing': Nothing
  'cooperation-type-missing': Nothing
  // placing and looking up
  incomplete: Nothing
  'price-changed': { readonly shown: Cents; readonly actual: Cents }
  'idempotency-key-invalid': Nothing
  'idempotency-key-reused': Nothing
  'order-not-found': Nothing
  /** Nothing is wrong with the order: the shop can't write it down just now. The same attempt may be sent again. */
  'temporarily-unavailable': Nothing
}

export type RefusalCode = keyof RefusalData

export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [C in Code]: { readonly code: C; readonly field: RefusalField; readonly data: RefusalData[C] }
}[Code]

/** Every code, so that a test can see that each has its text. The Record makes a forgotten one not compile. */
export const refusalCodes = Object.keys({
  'order-empty': 1,
  'too-many-lines': 1,
  'set-unknown': 1,
  'set-unavailable': 1,
  'set-sold-elsewhere': 1,
  'quantity-invalid': 1,
  'below-minimum-quantity': 1,
  'group-unknown': 1,
  'dish-unknown': 1,
  'dish-number-invalid': 1,
  'dish-not-repeatable': 1,
  'group-below-min': 1,
  'group-above-max': 1,
  'extra-invalid': 1,
  'date-missing': 1,
  'date-invalid': 1,
  'date-too-early': 1,
  'date-too-late': 1,
  'date-closed': 1,
  'set-out-of-season': 1,
  'slot-missing': 1,
  'slot-unknown': 1,
  'fulfilment-missing': 1,
  'zone-missing': 1,
  'zone-unknown': 1,
  'remote-place-unknown': 1,
  'address-missing': 1,
  'pickup-place-missing': 1,
  'pickup-place-unknown': 1,
  'promotion-unknown': 1,
  'promotion-out-of-season': 1,
  'promotion-below-minimum': 1,
  'promotion-too-few-boxes': 1,
  'name-missing': 1,
  'name-length': 1,
  'email-missing': 1,
  'email-invalid': 1,
  'phone-missing': 1,
  'phone-invalid': 1,
  'text-too-long': 1,
  'location-missing': 1,
  'guests-missing': 1,
  'number-invalid': 1,
  'budget-missing': 1,
  'food-missing': 1,
  'company-missing': 1,
  'cooperation-type-missing': 1,
  incomplete: 1,
  'price-changed': 1,
  'idempotency-key-invalid': 1,
  'idempotency-key-reused': 1,
  'order-not-found': 1,
  'temporarily-unavailable': 1,
} satisfies Record<RefusalCode, 1>) as readonly RefusalCode[]

/** Builds a refusal, checked against the data its code needs. */
export function refusal<Code extends RefusalCode>(
  code: Code,
  field: RefusalField,
  data: RefusalData[Code],
): { readonly code: Code; readonly field: RefusalField; readonly data: RefusalData[Code] } {
  return { code, field, data }
}

/** An expected failure, as a value. */
export type Result<Value, Code extends RefusalCode = RefusalCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

/** Whether a value from an answer of the server is a refusal this version knows. Its data is the server's word. */
export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false
  const { code, field, data } = { code: null, field: null, data: null, ...value }
  return (
    refusalCodes.some((known) => known === code) &&
    refusalFields.some((known) => known === field) &&
    typeof data === 'object' &&
    data !== null
  )
}
