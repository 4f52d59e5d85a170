import { districtNames } from '#content/district-names.ts'
import { type Adjustment, adjustmentsOf } from '#content/ordering/adjustments.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { collectedAt } from '#domain/delivery/pickup-place.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { setsIn } from '#domain/menu/sets-in.ts'
import type { Cents } from '#domain/money.ts'
import { type AllergensOf, type AllergyMatch, allergyMatches } from '#domain/ordering/allergy-matches.ts'
import { dishesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { EarlierLine } from '#domain/ordering/order-again.ts'
import { byNote, type Notes, notesShownToCustomer } from '#domain/ordering/order-fields.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Phone } from '#domain/phone.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { PickupPlace } from '#domain/shop/settings.ts'
import { withoutTakenBack } from '#domain/staff/orders/take-back.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import type { OrderMove } from '#server/db/schema/order-events.ts'
import type { PaymentView } from './payment-view.ts'

/** Names and prices are copies from the day the order was placed. */
export interface OrderView extends Notes {
  readonly revision: string
  readonly reference: string
  /** The instant is in ISO 8601. */
  readonly placedAt: string
  readonly lang: Lang
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** The value is null until agreed with the customer. */
  readonly paymentMethod: PaymentMethod | null
  readonly fulfilment: Fulfilment
  readonly date: CalendarDate
  readonly slot: string
  readonly zone: Text | null
  readonly remotePlace: Text | null
  readonly district: Text | null
  readonly address: string
  readonly pickupPlace: Text | null
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
  readonly needs: OrderNeeds
  readonly allergies: readonly AllergyMatch[]
  /** Includes free dishes. */
  readonly dishCount: number
  readonly lines: readonly (EarlierLine & {
    /** The number of sets in the line. */
    readonly sets: number
    readonly amount: Cents
  })[]
  readonly cutlery: number | null
  readonly tongs: number | null
  /** In the order of the quote. */
  readonly adjustments: readonly Adjustment[]
  readonly includesDelivery: boolean
  /** The value is null until staff quote the fee. */
  readonly deliveryFee: Cents | null
  /** The total includes this fee. */
  readonly changeFee: Cents
  readonly allowance: Cents
  readonly cancellationFee: Cents
  readonly total: Cents
  readonly termsVersion: string
  readonly events: readonly OrderEventView[]
  readonly payment: PaymentView
  readonly driver: DriverView | null
}

export interface DriverView {
  readonly name: string
  readonly phone: Phone | null
}

export interface OrderEventView {
  readonly at: string
  readonly verb: OrderVerb
  readonly paymentStatus: PaymentStatus
  readonly amount: Cents | null
  readonly weather: WeatherKind | null
  readonly moved: OrderMove | null
  /** Why staff refused a proof; otherwise empty. */
  readonly reason: string
}

export interface OrderViewContext {
  readonly places: readonly PickupPlace[]
  readonly allergensOf: AllergensOf
  readonly includesDelivery: boolean
  readonly payment: PaymentView
  readonly driver: DriverView | null
  readonly revision: string
}

export function orderView(
  order: StoredOrder,
  { places, allergensOf, includesDelivery, payment, driver, revision }: OrderViewContext,
): OrderView {
  return {
    revision,
    reference: order.reference,
    placedAt: order.placedAt.toISOString(),
    lang: order.lang,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    fulfilment: order.fulfilment,
    date: order.dueDate,
    slot: order.slot,
    zone: order.zoneName,
    remotePlace: order.remotePlaceName,
    district: order.districtId && districtNames[order.districtId],
    address: order.address,
    pickupPlace: collectedAt(order, places),
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    ...byNote((name) => (notesShownToCustomer.includes(name) ? order[name] : '')),
    needs: { allergens: order.allergens, access: order.access, accessNote: order.accessNote },
    allergies: allergyMatches({ allergens: order.allergens, dishes: dishesOfOrder(order) }, allergensOf),
    dishCount: dishesOfOrder(order).length,
    lines: order.lines.map(({ setId, name, units, unitPrice, amount, dishes }) => ({
      setId,
      name,
      units,
      sets: setsIn({ units, unitPrice }),
      amount,
      dishes: dishes.map(({ groupId, dishId, name: dish, number }) => ({
        groupId,
        dishId,
        name: dish,
        number,
      })),
    })),
    cutlery: order.cutleryWanted ? order.cutleryIncluded + order.cutleryExtra : null,
    tongs: order.tongsWanted ? order.tongsIncluded + order.tongsExtra : null,
    adjustments: adjustmentsOf(order),
    includesDelivery,
    deliveryFee: order.deliveryFee,
    total: order.total,
    termsVersion: order.termsVersion,
    cancellationFee: order.cancellationFee,
    changeFee: order.changeFee,
    allowance: order.allowance,
    events: withoutTakenBack(order.events).map(
      ({ at, verb, paymentStatus, amount, weather, moved, note }) => ({
        at: at.toISOString(),
        verb,
        paymentStatus,
        amount,
        weather,
        moved,
        reason: verb === 'refuse-proof' ? note : '',
      }),
    ),
    payment,
    driver,
  }
}
