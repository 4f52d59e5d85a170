import type { Cents } from '#domain/money.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Text } from '#domain/text.ts'
import { type FpsAccount, fpsPayload } from './fps-code.ts'
import type { TransferMethod } from './payment-method.ts'

/** Methods without an account are not offered. */
export interface TransferAccounts {
  /** The customer's bank shows this name. */
  readonly payee: Text
  readonly fps: FpsAccount | null
  /** Some banks refuse references on ordinary accounts. */
  readonly fpsCarriesReference: boolean
  readonly payMeLink: string | null
  readonly bank: { readonly name: Text; readonly account: string } | null
}

interface Transfer {
  readonly payee: Text
  readonly amount: Cents
  /** The hyphen is omitted, because some banks refuse it. */
  readonly reference: string
}

export type PaymentInstructions = Transfer &
  (
    | {
        readonly kind: 'fps'
        readonly account: FpsAccount
        readonly payload: string
      }
    | { readonly kind: 'payme'; readonly link: string }
    | { readonly kind: 'bank-transfer'; readonly bank: Text; readonly account: string }
  )

/** Returns null if the shop has no account for the method. */
export function paymentInstructions(
  method: TransferMethod,
  accounts: TransferAccounts,
  order: { readonly amount: Cents; readonly reference: OrderReference },
): PaymentInstructions | null {
  const { fps, payMeLink, bank } = accounts
  const reference = order.reference.replace('-', '')
  const transfer: Transfer = { payee: accounts.payee, amount: order.amount, reference }
  switch (method) {
    case 'fps': {
      if (!fps) return null
      const payload = fpsPayload({
        account: fps,
        amount: order.amount,
        reference: accounts.fpsCarriesReference ? reference : null,
      })
      return { ...transfer, kind: 'fps', account: fps, payload }
    }
    case 'payme':
      return payMeLink === null ? null : { ...transfer, kind: 'payme', link: payMeLink }
    case 'bank-transfer':
      return bank && { ...transfer, kind: 'bank-transfer', bank: bank.name, account: bank.account }
  }
}
