/** Prepaid in full, never in cash (spec section 9, decisions 26). */
export const paymentMethods = ['card', 'payme', 'fps', 'bank-transfer', 'alipay'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Paid by bank transfer; other methods use a provider's page. */
export const transferMethods = ['fps', 'payme', 'bank-transfer'] as const satisfies readonly PaymentMethod[]

export type TransferMethod = (typeof transferMethods)[number]

export type ProviderMethod = Exclude<PaymentMethod, TransferMethod>

export function isTransfer(method: PaymentMethod): method is TransferMethod {
  return transferMethods.some((transfer) => transfer === method)
}
