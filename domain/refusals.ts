import type { CalendarDate } from './calendar.ts'
import type { Due } from './delivery/capacity.ts'
import type { SoldOutDish } from './menu/sold-out.ts'
import type { Cents } from './money.ts'
import { orderFieldNames } from './ordering/order-fields.ts'
import type { Text } from './text.ts'

/** The field is one of the form, or the order as a whole. */
export const refusalFields = [
  'lines',
  'fulfilment',
  'date',
  'slot',
  'zoneId',
  'remotePlaceId',
  'districtId',
  ...orderFieldNames,
  'pickupPlaceId',
  'cutlery',
  'tongs',
  'promotionCode',
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

/** Data that texts in content/ may use by name. */
export interface RefusalData {
  'order-empty': Nothing
  'too-many-lines': { readonly max: number }
  'set-unknown': { readonly line: number; readonly setId: number }
  'set-unavailable': OfSet
  'set-sold-elsewhere': OfSet & { readonly path: string }
  'set-not-in-season': OfSet & { readonly from: string; readonly to: string }
  'seasons-apart': { readonly sets: readonly Text[] }
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
  'group-below-min': OfGroup & {
    readonly min: number
    readonly count: number
    readonly missing: number
    /** Counted by portions if dishes repeat. */
    readonly repeatable: boolean
  }
  'group-above-max': OfGroup & { readonly max: number; readonly count: number; readonly repeatable: boolean }
  'extra-invalid': { readonly max: number }
  'date-missing': Nothing
  'date-invalid': Nothing
  'date-too-early': { readonly earliest: CalendarDate }
  'date-too-late': { readonly latest: CalendarDate }
  'date-closed': { readonly date: CalendarDate; readonly nearest: Due | null }
  'date-full': { readonly date: CalendarDate; readonly nearest: Due | null }
  'set-out-of-season': {
    readonly setId: number
    readonly set: Text
    readonly from: string
    readonly to: string
  }
  'dish-sold-out': SoldOutDish & { readonly setId: number; readonly set: Text }
  'slot-missing': Nothing
  'slot-unknown': Nothing
  'slot-closed': Due & { readonly nearest: Due | null }
  /** The order would exceed the kitchen's capacity. */
  'slot-full': Due & { readonly nearest: Due | null }
  'fulfilment-missing': Nothing
  'zone-missing': Nothing
  'zone-unknown': Nothing
  /** The shop does not deliver there. */
  'place-not-served': Nothing
  'remote-place-unknown': Nothing
  'district-unknown': Nothing
  'address-missing': Nothing
  'pickup-place-missing': Nothing
  'pickup-place-unknown': Nothing
  'promotion-unknown': { readonly promotionCode: string }
  'promotion-out-of-season': {
    readonly promotionCode: string
    readonly from: string
    readonly to: string
  }
  'promotion-not-yet': { readonly promotionCode: string; readonly usableFrom: CalendarDate }
  'promotion-ended': { readonly promotionCode: string; readonly usableUntil: CalendarDate }
  'promotion-used-up': { readonly promotionCode: string; readonly max: number }
  /** The phone number and the e-mail address both count. */
  'promotion-used-before': { readonly promotionCode: string; readonly max: number }
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
  /** The order has no fee to waive. */
  'promotion-no-fee': { readonly promotionCode: string }
  'name-missing': Nothing
  'name-length': { readonly min: number; readonly max: number }
  'email-missing': Nothing
  'email-invalid': Nothing
  'phone-missing': Nothing
  'phone-invalid': Nothing
  'text-too-long': { readonly max: number }
  'location-missing': Nothing
  'guests-missing': Nothing
  'number-invalid': { readonly min: number; readonly max: number }
  'budget-missing': Nothing
  'food-missing': Nothing
  'company-missing': Nothing
  'cooperation-type-missing': Nothing
  /** The shop's identity is not set. */
  'shop-not-open': Nothing
  'price-changed': { readonly shown: Cents; readonly actual: Cents }
  'idempotency-key-invalid': Nothing
  'idempotency-key-reused': Nothing
  /** The shop cannot store the order now; the same attempt may be repeated. */
  'temporarily-unavailable': Nothing
}

export type RefusalCode = keyof RefusalData

export type Refusal<Code extends RefusalCode = RefusalCode> = {
  [C in Code]: { readonly code: C; readonly field: RefusalField; readonly data: RefusalData[C] }
}[Code]

export function refusal<Code extends RefusalCode>(
  code: Code,
  field: RefusalField,
  data: RefusalData[Code],
): { readonly code: Code; readonly field: RefusalField; readonly data: RefusalData[Code] } {
  return { code, field, data }
}

export type Result<Value, Code extends RefusalCode = RefusalCode> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> }
