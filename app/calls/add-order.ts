/** An attempt as the GraphQL call addOrder takes it: the specification's names, dollars, capitals. */

import { type Cents, toDollars } from '#domain/money.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OrderDialog } from '#domain/order-steps.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Lang } from '#domain/text.ts'

/** What the call needs of an attempt to order. */
interface FilledInOrder {
  readonly lines: readonly OrderLine[]
  readonly dialog: Pick<OrderDialog, 'details' | 'contact'>
  readonly paymentMethod: PaymentMethod | null
}

/** `shown` is what stands on the screen: its total is only compared by the server (decisions 17). */
export function orderInput(
  { lines, dialog, paymentMethod }: FilledInOrder,
  shown: { readonly subtotal: Cents; readonly total: Cents },
  lang: Lang,
) {
  const { details, contact } = dialog
  const { fulfilment, zoneId, remotePlaceId, pickupPlaceId } = details
  const isPickup = fulfilment === 'pickup'
  return {
    orderTime: `${details.date}T${details.slot}:00+08:00`,
    customerName: contact.name,
    email: contact.email,
    customerPhone: contact.phone,
    alternatePhone: contact.alternatePhone,
    customerRemarks: contact.specialInstructions,
    fulfilment: isPickup ? 'SELF' : 'DELIVERY',
    area: isPickup ? null : zoneId,
    remotePlace: isPickup ? null : remotePlaceId,
    deliveryAddress: isPickup ? null : details.address,
    pickupPlace: isPickup ? pickupPlaceId : null,
    cutlery: details.cutlery,
    tongs: details.tongs,
    promotionCode: details.promotionCode,
    orderDetails: lines.map(mealInput),
    orderAmount: toDollars(shown.subtotal),
    payAmount: toDollars(shown.total),
    paymentMethod: (paymentMethod ?? 'card').replace('-', '_').toUpperCase(),
    lang: lang.toUpperCase(),
  }
}

function mealInput({ setId, quantity, selection }: OrderLine) {
  const classify = Object.entries(selection).map(([groupId, numbers]) => ({
    name: groupId,
    dishes: Object.entries(numbers)
      .filter(([, count]) => count > 0)
      .map(([dishId, count]) => ({ name: dishId, count })),
  }))
  return { id: String(setId), count: quantity, classify: classify.filter(({ dishes }) => dishes.length > 0) }
}
