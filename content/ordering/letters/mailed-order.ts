import type { LaidTablePart } from '#content/letter.ts'
import type { AdjustedOrder } from '#content/ordering/adjustments.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Cents } from '#domain/money.ts'
import type { AllergyMatch } from '#domain/ordering/allergy-matches.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { Notes } from '#domain/ordering/order-fields.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { PaymentInstructions } from '#domain/payment/payment-instructions.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { ActorKind, OrderVerb } from '#domain/placed/order-verbs.ts'
import type { LetterWords } from '#domain/shop/letter-words.ts'
import type { ChangePolicy } from '#domain/shop/policies.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

export interface MailedOrder extends AdjustedOrder, OrderNeeds, Notes {
  /** Matched with the menu when the letter is written. */
  readonly allergies: readonly AllergyMatch[]
  /** Of the first set; null if its dishes left the menu. */
  readonly table: Pick<LaidTablePart, 'text' | 'version'> | null
  readonly reference: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly contactName: string
  readonly contactPhone: string
  readonly contactAlternatePhone: string
  readonly fulfilment: Fulfilment
  readonly dueDate: CalendarDate
  readonly slot: string
  readonly address: string
  /** The name includes the place's present address. */
  readonly pickupPlaceName: Text | null
  readonly zoneName: Text | null
  readonly remotePlaceName: Text | null
  readonly districtId: DistrictId | null
  readonly cutleryWanted: boolean
  readonly cutleryIncluded: number
  readonly tongsWanted: boolean
  readonly tongsIncluded: number
  readonly paymentMethod: PaymentMethod | null
  readonly lines: readonly {
    readonly name: Text
    readonly units: number
    /** Sets priced by item have no unit price. */
    readonly unitPrice: Cents | null
    readonly amount: Cents
    readonly dishes: readonly { readonly name: Text; readonly number: number }[]
  }[]
  /** True if a set includes delivery. */
  readonly includesDelivery: boolean
  /** The fee is null until staff quote it. */
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
  readonly allowance: Cents
  readonly cancellationFee: Cents
  readonly total: Cents
  readonly payBy: Date | null
  readonly termsVersion: string
  readonly changePolicy: ChangePolicy
}

export interface LetterEvent {
  readonly verb: OrderVerb
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  /** The status is the one immediately after the event. */
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly moved: {
    readonly from: { readonly date: CalendarDate; readonly slot: string }
    readonly to: { readonly date: CalendarDate; readonly slot: string }
  } | null
  readonly amount: Cents | null
  readonly weather: WeatherKind | null
  /** Staff may write their own template; null uses the default. */
  readonly weatherWords: Text | null
  readonly actor: ActorKind
  readonly changes: readonly FieldChange[] | null
  /** The note gives the shop's staff a reason. */
  readonly note: string
}

export interface MailedMoney {
  readonly receivedAmount: Cents
  readonly due: Cents
  readonly excess: Cents
  /** Orders that are paid online or undecided have no account. */
  readonly transfer: PaymentInstructions | null
  /** True if a payment method is available on the order's page. */
  readonly canPay: boolean
  /** Payments are simulated. */
  readonly isPractice: boolean
}

export interface LetterContext {
  readonly event: LetterEvent
  readonly order: MailedOrder
  readonly money: MailedMoney
  readonly service: Pick<ServiceRules, 'arrivalMinutes'>
  /** The shop adds its own text here. */
  readonly words: LetterWords
  readonly url: string
  readonly termsUrl: string
}
