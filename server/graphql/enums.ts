import { callName } from '#domain/call-names.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type AccessKind, accessKinds } from '#domain/ordering/order-needs.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { type OrderStatus, orderStatuses } from '#domain/placed/order-status.ts'
import type { Lang } from '#domain/text.ts'
import { builder } from './builder.ts'

export const LangEnum = builder.enumType('Lang', {
  description: 'Language of names and messages.',
  values: { ZH: { value: 'zh' satisfies Lang }, EN: { value: 'en' satisfies Lang } },
})

export const FulfilmentEnum = builder.enumType('Fulfilment', {
  description: 'How the food reaches the customer.',
  values: {
    DELIVERY: { value: 'delivery' satisfies Fulfilment },
    SELF: { value: 'pickup' satisfies Fulfilment, description: 'The customer picks the food up.' },
  },
})

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'How the customer pays; the shop offers those it has an account for.',
  values: enumValues<PaymentMethod>(paymentMethods),
})

export const AllergenEnum = builder.enumType('Allergen', {
  description: 'What the menu declares.',
  values: enumValues<Allergen>(allergens),
})

export const AccessEnum = builder.enumType('Access', {
  description: 'What a driver meets on the way to the door.',
  values: enumValues<AccessKind>(accessKinds),
})

export const OrderStateEnum = builder.enumType('OrderState', {
  description: 'How far an order is.',
  values: enumValues<OrderStatus>(orderStatuses),
})

export const SortOrderEnum = builder.enumType('SortOrder', {
  description: 'Upwards or downwards.',
  values: { ASC: { value: 1 }, DESC: { value: -1 } },
})

function enumValues<Word extends string>(words: readonly Word[]): Record<string, { readonly value: Word }> {
  return Object.fromEntries(words.map((word) => [callName(word), { value: word }]))
}
