/** How an order is paid: in full before the food is made, never in cash (spec section 9, decisions 26). */
export const paymentMethods = ['card', 'payme', 'fps', 'bank-transfer', 'alipay'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
