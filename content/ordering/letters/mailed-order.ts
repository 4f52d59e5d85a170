/** What the letters about an order are written from. */

import type { Adjusted } from '#content/ordering/adjustments.ts'
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
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** The fields of a stored order that its letters show. */
export interface MailedOrder extends Adjusted, OrderNeeds, Notes {
  /** Which of its dishes have what guests are allergic to, by the menu of the day on which the letter is written. */
  readonly allergies: readonly AllergyMatch[]
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
  /** With the present address of the place. */
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
    /** Null in a set priced by item. */
    readonly unitPrice: Cents | null
    readonly amount: Cents
    readonly dishes: readonly { readonly name: Text; readonly number: number }[]
  }[]
  /** One of its sets is sold with delivery. */
  readonly includesDelivery: boolean
  /** Null until staff quote the fee. */
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
  readonly allowance: Cents
  readonly cancellationFee: Cents
  readonly total: Cents
  readonly payBy: Date | null
  readonly termsVersion: string
}

/** What happened to the order. */
export interface OrderNews {
  readonly verb: OrderVerb
  readonly at: Date
  readonly statusBefore: OrderStatus | null
  /** As they were right after it. */
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly moved: {
    readonly from: { readonly date: CalendarDate; readonly slot: string }
    readonly to: { readonly date: CalendarDate; readonly slot: string }
  } | null
  readonly amount: Cents | null
  readonly weather: WeatherKind | null
  /** How staff worded what the weather did, with its blanks; null: in the usual words. */
  readonly weatherWords: Text | null
  readonly actor: ActorKind
  /** What staff changed, before and after; null where the verb says it all. */
  readonly changes: readonly FieldChange[] | null
  /** Why, in the words of whoever did it: for the shop's own people. */
  readonly note: string
}

/** Where the money of the order stands, and how it can be paid. */
export interface MailedMoney {
  readonly received: Cents
  readonly due: Cents
  /** To be returned to the customer. */
  readonly excess: Cents
  /** The shop's account for the method of the order; null: it is paid on the order's page, or not agreed yet. */
  readonly transfer: PaymentInstructions | null
  /** Whether it can be paid right away: its method is on offer, or one can be chosen on its page until a deadline. */
  readonly canPay: boolean
  /** The shop is only practising: nobody really pays. */
  readonly isPractice: boolean
}

export interface LetterFacts {
  readonly news: OrderNews
  readonly order: MailedOrder
  readonly money: MailedMoney
  readonly service: Pick<ServiceRules, 'arrivalMinutes'>
  /** What the shop adds in its own words. */
  readonly words: LetterWords
  /** The order's own page. */
  readonly url: string
}
