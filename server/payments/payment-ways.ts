/** Which ways to pay this shop offers, by what is configured (decisions 26, 32). */
import { blankFacts } from '#content/shop-facts.ts'
import type { Cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import { isTransfer, type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import type { OwnFacts } from '#domain/shop/shop-facts.ts'
import type { PaymentChoices } from '#domain/shop/shop-settings.ts'
import type { PaymentProvider } from './provider.ts'

export interface PaymentWays {
  readonly accounts: TransferAccounts
  /** Whether the company of the shop is paid, since the environment names no payee; absent: it does. */
  readonly isCompanyPaid?: boolean
  /** Takes cards and Alipay; null: none is configured. */
  readonly provider: PaymentProvider | null
  /** Nobody really pays; every page that asks for money says so. */
  readonly isPractice: boolean
  /** What is offered instead once the shop is no demo, or was reached from elsewhere; absent: nothing changes then. */
  readonly whenReal?: Pick<PaymentWays, 'accounts' | 'provider' | 'isPractice'>
  /** Whether a request came from beyond this machine (practice-watch.ts); absent: never. */
  readonly isReachedFromElsewhere?: () => boolean
  /** Methods that the shop has switched off; absent: none. */
  readonly methodsOff?: readonly PaymentMethod[]
}

/** The ways of the environment with what the shop has chosen since. */
export function chosenWays(
  configured: PaymentWays,
  { accounts, methodsOff, facts, startedEmpty }: PaymentChoices & OwnFacts,
): PaymentWays {
  // A shop that was opened without the demo's menu, or that states the licence of its kitchen, is no demo.
  const isDemo = !startedEmpty && facts.licenceNumber === undefined && !configured.isReachedFromElsewhere?.()
  const ways = isDemo ? configured : { ...configured, ...configured.whenReal }
  const company = facts.company ?? (startedEmpty ? blankFacts.company : ways.accounts.payee)
  const payee = ways.isCompanyPaid ? company : ways.accounts.payee
  return { ...ways, accounts: { ...ways.accounts, payee, ...accounts }, methodsOff }
}

/**
 * The methods on offer, in the order of the list.
 * @param due what is to be paid: a provider does not take the rest of a few dollars; null: no amount is known yet
 */
export function offeredMethods(ways: PaymentWays, due: Cents | null = null): readonly PaymentMethod[] {
  const { methodsOff = [], provider } = ways
  const isTooLittle = due !== null && provider !== null && due < provider.leastAmount
  return paymentMethods.filter(
    (method) =>
      !methodsOff.includes(method) && isPossible(method, ways) && (isTransfer(method) || !isTooLittle),
  )
}

/** Whether the shop could take the method: it has the account or the provider for it. */
export function isPossible(
  method: PaymentMethod,
  { accounts, provider }: Pick<PaymentWays, 'accounts' | 'provider'>,
): boolean {
  switch (method) {
    case 'card':
    case 'alipay':
      return provider !== null
    case 'fps':
      return accounts.fps !== null
    case 'payme':
      return accounts.payMeLink !== null
    case 'bank-transfer':
      return accounts.bank !== null
  }
}

/** The address of a payment's page for its customer. A page of this site needs the key, which is not stored. */
export function pageAddress({ provider, url }: { provider: string; url: string }, key: string): string {
  return provider === 'practice' ? `${url}&key=${encodeURIComponent(key)}` : url
}
