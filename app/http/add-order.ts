/** The mutation uses the specification's names and dollars. */
import { callName } from '#domain/call-names.ts'
import { type Cents, toDollars } from '#domain/money.ts'
import type { OrderDraft, OrderLine } from '#domain/ordering/order.ts'
import { byNoteCall } from '#domain/ordering/order-fields.ts'
import type { OrderDialog } from '#domain/ordering/order-steps.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Lang } from '#domain/text.ts'
import type { Order, OrderInput, OrderMealInput } from './graphql-wire.ts'
import { graphql } from './http-client.ts'

interface FilledInOrder {
  readonly lines: readonly OrderLine[]
  readonly dialog: Pick<OrderDialog, 'contact' | 'needs'> & { readonly details: Omit<OrderDraft, 'lines'> }
  /** The field is null if the shop offers no online payment. */
  readonly paymentMethod: PaymentMethod | null
}

/** The key depends on earlier attempts. */
export type UnsentOrder = Omit<OrderInput, 'idempotencyKey'>

export type PlacedOrder = Pick<Order, 'reference' | 'statusUrl'>

export const addOrderMutation = `mutation PlaceOrder($add: [OrderInput!]!) {
  addOrder(add: $add) { reference statusUrl }
}`

/** Rejects like `graphql`; a refusal is a GraphqlError. */
export async function addOrder(order: OrderInput): Promise<PlacedOrder | undefined> {
  const result = await graphql<{ addOrder: readonly PlacedOrder[] }>(addOrderMutation, { add: [order] })
  return result.addOrder[0]
}

/** The server only compares the visible total (decisions 17). */
export function orderInput(
  { lines, dialog, paymentMethod }: FilledInOrder,
  expected: { readonly subtotal: Cents; readonly total: Cents },
  lang: Lang,
): UnsentOrder {
  const { details, contact, needs } = dialog
  const { fulfilment, zoneId, remotePlaceId, districtId, pickupPlaceId } = details
  const isPickup = fulfilment === 'pickup'
  return {
    orderTime: `${details.date}T${details.slot}:00+08:00`,
    customerName: contact.name,
    email: contact.email,
    customerPhone: contact.phone,
    alternatePhone: contact.alternatePhone,
    ...byNoteCall((name) => contact[name]),
    allergens: needs.allergens.map(callName),
    access: needs.access.map(callName),
    accessNote: needs.accessNote,
    fulfilment: isPickup ? 'SELF' : 'DELIVERY',
    area: isPickup ? null : zoneId,
    remotePlace: isPickup ? null : remotePlaceId,
    district: isPickup ? null : districtId,
    deliveryAddress: isPickup ? null : details.address,
    pickupPlace: isPickup ? pickupPlaceId : null,
    cutlery: details.cutlery,
    tongs: details.tongs,
    promotionCode: details.promotionCode,
    orderDetails: lines.map(mealInput),
    orderAmount: toDollars(expected.subtotal),
    payAmount: toDollars(expected.total),
    paymentMethod: paymentMethod && callName(paymentMethod),
    lang: callName(lang),
  }
}

function mealInput({ setId, quantity, selection }: OrderLine): OrderMealInput {
  const classify = Object.entries(selection).map(([groupId, numbers]) => ({
    name: groupId,
    dishes: Object.entries(numbers)
      .filter(([, count]) => count > 0)
      .map(([dishId, count]) => ({ name: dishId, count })),
  }))
  return { id: String(setId), count: quantity, classify: classify.filter(({ dishes }) => dishes.length > 0) }
}
