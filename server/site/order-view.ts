/** The fields of a stored order that its customer may see. */
import { type Adjustment, adjustmentsOf } from '#content/ordering/adjustments.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/order.ts'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { StoredOrder } from '#server/db/orders.ts'
import type { PaymentView } from './payment-view.ts'

/** A stored order as its customer sees it: names and prices are copies from the day it was placed. */
export interface OrderView {
  readonly reference: string
  /** ISO 8601 instant. */
  readonly placedAt: string
  readonly lang: Lang
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  /** Null until staff agree on it with the customer. */
  readonly paymentMethod: PaymentMethod | null
  readonly fulfilment: Fulfilment
  readonly date: CalendarDate
  readonly slot: string
  readonly zone: Text | null
  readonly remotePlace: Text | null
  readonly address: string
  readonly pickupPlace: Text | null
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string }
  readonly specialInstructions: string
  readonly lines: readonly {
    readonly name: Text
    readonly units: number
    readonly amount: Cents
    readonly dishes: readonly { readonly name: Text; readonly number: number }[]
  }[]
  /** Number of items delivered; null: none wanted. */
  readonly cutlery: number | null
  readonly tongs: number | null
  /** Extras, promotions and free dishes, in the order of the quote. */
  readonly adjustments: readonly Adjustment[]
  /** Null until staff quote the fee. */
  readonly deliveryFee: Cents | null
  readonly total: Cents
  readonly events: readonly { readonly at: string; readonly status: OrderStatus }[]
  readonly payment: PaymentView
}

export function orderView(order: StoredOrder, payment: PaymentView): OrderView {
  return {
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
    address: order.address,
    pickupPlace: order.pickupPlaceName,
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    specialInstructions: order.specialInstructions,
    lines: order.lines.map(({ name, units, amount, dishes }) => ({
      name,
      units,
      amount,
      dishes: dishes.map((dish) => ({ name: dish.name, number: dish.number })),
    })),
    cutlery: order.cutleryWanted ? order.cutleryIncluded + order.cutleryExtra : null,
    tongs: order.tongsWanted ? order.tongsIncluded + order.tongsExtra : null,
    adjustments: adjustmentsOf(order),
    deliveryFee: order.deliveryFee,
    total: order.total,
    events: order.events.map(({ at, status }) => ({ at: at.toISOString(), status })),
    payment,
  }
}
