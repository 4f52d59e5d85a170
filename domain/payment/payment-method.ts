/** How an order is paid: in full before the food is made, never in cash (spec section 9, decisions 26). */
export const paymentMethods = ['card', 'payme', 'fps', 'bank-transfer', 'alipay'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods by which the customer transfers the money; the others are paid on a page of the provider. */
export const transferMethods = ['fps', 'payme', 'bank-transfer'] as const satisfies readonly PaymentMethod[]

export type TransferMethod = (typeof transferMethods)[number]

/** Methods that are paid on a page of the provider. */
export type ProviderMethod = Exclude<PaymentMethod, TransferMethod>

export function isTransfer(method: PaymentMethod): method is TransferMethod {
  return transferMethods.some((transfer) => transfer === method)
}
