/** The reasons are in decisions 26, 32. */
import { blankShopDetails } from '#content/shop-details.ts'
import type { Cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import { isTransfer, type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import type { StoredShopDetails } from '#domain/shop/shop-details.ts'
import type { PaymentChoices } from '#domain/shop/shop-settings.ts'
import type { PaymentProvider } from './provider.ts'

export interface PaymentWays {
  readonly accounts: TransferAccounts
  /** True if the environment names no payee, so that the shop's company is paid. */
  readonly isCompanyPaid?: boolean
  /** The provider charges cards and Alipay. */
  readonly provider: PaymentProvider | null
  /** Pages that request money show it. */
  readonly isPractice: boolean
  /** Used once the shop is no demo or is public. */
  readonly whenReal?: Pick<PaymentWays, 'accounts' | 'provider' | 'isPractice'>
  /** See practice-watch.ts. */
  readonly isReachedFromElsewhere?: () => boolean
  /** The shop has switched these methods off. */
  readonly methodsOff?: readonly PaymentMethod[]
}

/** Applies the shop's settings. */
export function chosenWays(
  configuredDetails: PaymentWays,
  { accounts, methodsOff, details, startedEmpty }: PaymentChoices & StoredShopDetails,
): PaymentWays {
  // A shop without the demo's menu or with a kitchen licence is no demo.
  const isDemo =
    !startedEmpty && details.licenceNumber === undefined && !configuredDetails.isReachedFromElsewhere?.()
  const ways = isDemo ? configuredDetails : { ...configuredDetails, ...configuredDetails.whenReal }
  const company = details.company ?? (startedEmpty ? blankShopDetails.company : ways.accounts.payee)
  const payee = ways.isCompanyPaid ? company : ways.accounts.payee
  return { ...ways, accounts: { ...ways.accounts, payee, ...accounts }, methodsOff }
}

/** @param due providers have a minimum; null if unknown */
export function offeredMethods(ways: PaymentWays, due: Cents | null = null): readonly PaymentMethod[] {
  const { methodsOff = [], provider } = ways
  const isTooLittle = due !== null && provider !== null && due < provider.leastAmount
  return paymentMethods.filter(
    (method) =>
      !methodsOff.includes(method) && isPossible(method, ways) && (isTransfer(method) || !isTooLittle),
  )
}

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

/** Pages of this site need the key, which is not stored. */
export function pageAddress({ provider, url }: { provider: string; url: string }, key: string): string {
  return provider === 'practice' ? `${url}&key=${encodeURIComponent(key)}` : url
}
