/** The data that decisions about an order depend on. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { NoteCopy, Notes } from '#domain/ordering/order-fields.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { PaymentMoney } from '#domain/payment/payment-balance.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { ChangePolicy } from '#domain/shop/policies.ts'
import type { Text } from '#domain/text.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

/** The payment status is excluded, because it follows from the payments. */
export interface ChangeableFields {
  readonly status: OrderStatus
  readonly dueDate: CalendarDate
  readonly slot: string
  /** The fee is null until staff quote it. */
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
  /** Granted refunds lower the total (grant-refund.ts). */
  readonly allowance: Cents
  readonly total: Cents
  readonly cancellationFee: Cents
  /** The open refund request to the owner, or null. */
  readonly refundAsked: Cents | null
  readonly payBy: Date | null
  readonly remindAt: Date | null
}

export interface PaymentOfOrder extends PaymentMoney {
  readonly id: number
  readonly capturedAt: Date | null
  /** Staff refund transfers by hand. */
  readonly isTransfer: boolean
  /** The provider may still report money. */
  readonly mayArrive: boolean
  /** The provider has not confirmed these refunds. */
  readonly pendingRefunds: Cents
  readonly refundFailed: boolean
}

export interface OrderSituation extends ChangeableFields {
  readonly version: number
  readonly paymentStatus: PaymentStatus
  readonly fulfilment: Fulfilment
  /** The order takes this share of the slot's capacity. */
  readonly portions: number
  readonly zoneId: string | null
  readonly remotePlaceId: string | null
  readonly changePolicy: ChangePolicy
  /** Staff waived payment upfront, so the order is never released. */
  readonly paysLater: boolean
  readonly payments: readonly PaymentOfOrder[]
  /** The part of the excess that was overpaid by mistake (overpaid.ts). */
  readonly overpaid: Cents
  /** This counts unchecked pictures of transfers. */
  readonly waitingProofs: number
  /** The weather on the due date. */
  readonly weather: WeatherKind | null
  /** The day stopped by weather, until the customer replaces the proposed day; otherwise null. */
  readonly stoppedDay: CalendarDate | null
}

/** Staff edit these fields, and one quote prices them. */
export interface EditableFields extends OrderNeeds, Notes {
  readonly fulfilment: Fulfilment
  readonly portions: number
  readonly zoneId: string | null
  readonly zoneName: Text | null
  readonly remotePlaceId: string | null
  readonly remotePlaceName: Text | null
  readonly districtId: DistrictId | null
  readonly address: string
  readonly pickupPlaceId: string | null
  readonly pickupPlaceName: Text | null
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

/** A change as shown in the audit log and the letter. */
export interface FieldChange {
  readonly field: ChangedField
  /** A line has the set's name. */
  readonly name: Text | null
  /** The text is empty if the value is new. */
  readonly from: Text
  readonly to: Text
}

/** A note has its name in the customer's copy. */
export type ChangedField =
  | 'due'
  | 'place'
  | 'line'
  | 'cutlery'
  | 'tongs'
  | NoteCopy
  | 'allergens'
  | 'access'
  | 'deliveryFee'
  | 'total'

export interface OrderChange {
  readonly set: Partial<ChangeableFields & EditableFields>
  /** Details that the verb does not express. */
  readonly changes?: readonly FieldChange[]
  /** The amount is money that moved, or a new fee. */
  readonly amount?: Cents
  readonly weather?: WeatherKind | null
  /** Counts towards the role's refund limit. */
  readonly givenBack?: Cents
}

/** Texts are in content/ordering/change-refusals.ts. */
export type ChangeRefusal =
  | 'order-unknown'
  | 'order-changed-meanwhile'
  | 'actor-not-allowed'
  /** Earlier refunds of the person and the order count. */
  | 'over-own-limit'
  /** The customer's link came from the chat of a person with a limit. */
  | 'over-senders-limit'
  | 'status-not-allowed'
  /** A letter was sent or is about to be. */
  | 'letter-on-its-way'
  /** A delivery and a pickup end in different statuses. */
  | 'other-fulfilment'
  | 'fee-to-be-quoted'
  | 'fee-known'
  | 'amount-invalid'
  | 'payment-due'
  /** The notice period has begun (decisions 25). */
  | 'notice-too-short'
  /** The period for a new date has ended. */
  | 'postponed-too-long'
  | 'proof-being-checked'
  /** The amount is fixed while a provider may receive a payment. */
  | 'payment-pending'
  | 'no-proof'
  | 'nothing-changes'
  | 'nothing-to-refund'
  /** Exceeds the money received and not returned. */
  | 'more-than-received'
  /** No refund request is open. */
  | 'no-refund-asked'
  /** The transfer was not recorded, or was partly refunded. */
  | 'no-such-transfer'
  | 'transfer-known'
  | 'not-overdue'
  | 'nothing-to-take-back'
  | 'too-late-to-take-back'
  | 'price-changed'
  /** The last reminder is newer than `reminderPauseHours`. */
  | 'reminded-lately'
  | 'nothing-due'
  | 'temporarily-unavailable'

export type Refusing<Reason> = { readonly ok: false; readonly reason: Reason }
export type Decision<Value = OrderChange> =
  | { readonly ok: true; readonly value: Value }
  | Refusing<ChangeRefusal | Refusal>

export function refusing<const Reason>(reason: Reason): Refusing<Reason> {
  return { ok: false, reason }
}
