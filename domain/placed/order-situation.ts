/** What decides about an order that was placed: its terms as they stand, its money, and what may become of them. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { PaymentMoney } from '#domain/payment/payment-balance.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Text } from '#domain/text.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

/** The fields of an order that change after it was placed, except its payment status, which follows from the money. */
export interface ChangeableFields {
  readonly status: OrderStatus
  readonly dueDate: CalendarDate
  readonly slot: string
  /** Null until staff quote it. */
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
  /** What the shop granted back; the total is that much lower (grant-refund.ts). */
  readonly allowance: Cents
  readonly total: Cents
  readonly cancellationFee: Cents
  /** What the owner is asked to grant back; null: nothing. */
  readonly refundAsked: Cents | null
  readonly payBy: Date | null
  readonly remindAt: Date | null
}

export interface PaymentOfOrder extends PaymentMoney {
  readonly id: number
  /** When the money was received; null: nothing was. */
  readonly capturedAt: Date | null
  /** Whether the customer transferred the money: staff return it by hand. */
  readonly isTransfer: boolean
  /** Whether the provider may still report money: the customer is paying, or the news of it is late. */
  readonly mayArrive: boolean
  /** Returns that the provider has not confirmed yet. */
  readonly beingRefunded: Cents
  /** Whether the provider does not return this money: staff do it by hand. */
  readonly refundFailed: boolean
}

export interface OrderSituation extends ChangeableFields {
  readonly version: number
  readonly paymentStatus: PaymentStatus
  readonly fulfilment: Fulfilment
  /** How many it feeds: what it takes of the room in its slot. */
  readonly portions: number
  readonly zoneId: string | null
  readonly remotePlaceId: string | null
  readonly termsVersion: string
  /** Staff took it without payment upfront: it is never released for want of money. */
  readonly paysLater: boolean
  readonly payments: readonly PaymentOfOrder[]
  /** Of what must be returned, what came in beyond what was owed then (overpaid.ts). */
  readonly overpaid: Cents
  /** Pictures of transfers that nobody has checked yet. */
  readonly waitingProofs: number
  /** The weather declared for the day the food is due. */
  readonly weather: WeatherKind | null
  /** The day the weather stopped, until the customer has exchanged the day that the shop proposed instead; null: none. */
  readonly stoppedDay: CalendarDate | null
}

/** The rest of what staff change of an order, all of it from one quote. */
export interface EditableFields extends OrderNeeds {
  readonly fulfilment: Fulfilment
  readonly portions: number
  readonly zoneId: string | null
  readonly zoneName: Text | null
  readonly remotePlaceId: string | null
  readonly remotePlaceName: Text | null
  /** Null: none was chosen. */
  readonly districtId: DistrictId | null
  readonly address: string
  readonly pickupPlaceId: string | null
  readonly pickupPlaceName: Text | null
  readonly specialInstructions: string
  readonly food: Cents
  readonly cutleryWanted: boolean
  readonly cutleryIncluded: number
  readonly cutleryExtra: number
  readonly cutleryAmount: Cents
  readonly tongsWanted: boolean
  readonly tongsIncluded: number
  readonly tongsExtra: number
  readonly tongsAmount: Cents
  readonly promotionCode: string | null
  readonly promotions: readonly PromotionLine[]
  readonly discount: Cents
}

/** What somebody changed, as the trail and the letter tell it. */
export interface FieldChange {
  readonly field: ChangedField
  /** Of a line: its set. */
  readonly name: Text | null
  /** Empty where there was nothing. */
  readonly from: Text
  readonly to: Text
}

export const changedFields = [
  'due',
  'place',
  'line',
  'cutlery',
  'tongs',
  'instructions',
  'allergens',
  'access',
  'deliveryFee',
  'total',
] as const

export type ChangedField = (typeof changedFields)[number]

/** What a decision changes, and what the trail tells of it. */
export interface OrderChange {
  readonly set: Partial<ChangeableFields & EditableFields>
  /** What the change was, where the verb does not say it all. */
  readonly changes?: readonly FieldChange[]
  /** Where money moved, or a fee arose. */
  readonly amount?: Cents
  readonly weather?: WeatherKind | null
  /** What somebody whose role has a limit gives back to the customer. */
  readonly givenBack?: Cents
}

/** Why something can't be done to an order; texts in content/ordering/change-refusals.ts. */
export type ChangeRefusal =
  | 'order-unknown'
  /** Somebody else changed the order meanwhile. */
  | 'order-changed-meanwhile'
  | 'actor-not-allowed'
  /** With what this person or order was given back already, it would be more than the role may give back. */
  | 'over-own-limit'
  | 'status-not-allowed'
  /** A letter went out meanwhile, or is about to. */
  | 'letter-on-its-way'
  /** Delivery and pickup end differently. */
  | 'other-fulfilment'
  | 'fee-to-be-quoted'
  | 'fee-known'
  | 'amount-invalid'
  | 'payment-due'
  /** The days of notice have begun (decisions 25). */
  | 'notice-too-short'
  /** The weeks in which a postponed order can be made up for are over. */
  | 'postponed-too-long'
  | 'proof-being-checked'
  /** The customer may be paying at a provider: the amount can't change now. */
  | 'payment-pending'
  | 'no-proof'
  | 'nothing-changes'
  | 'nothing-to-refund'
  /** More than the shop received for the order and has not returned. */
  | 'more-than-received'
  /** Nobody asked for money to be granted back, or that was answered already. */
  | 'no-refund-asked'
  /** No transfer of this amount was booked, or a part of it was returned. */
  | 'no-such-transfer'
  /** A transfer with this reference is booked already. */
  | 'transfer-known'
  | 'not-overdue'
  | 'nothing-to-take-back'
  | 'too-late-to-take-back'
  | 'price-changed'
  /** The customer was reminded less than `reminderPauseHours` ago. */
  | 'reminded-lately'
  /** Everything is paid. */
  | 'nothing-due'
  | 'temporarily-unavailable'

export type Refused<Reason> = { readonly ok: false; readonly reason: Reason }
export type Decision<Value = OrderChange> =
  | { readonly ok: true; readonly value: Value }
  | Refused<ChangeRefusal | Refusal>

export function refusing<const Reason>(reason: Reason): Refused<Reason> {
  return { ok: false, reason }
}
