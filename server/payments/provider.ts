/** A service that takes payments on its own page, so that no card number reaches this server. */
import type { Cents } from '#domain/money.ts'
import type { ProviderMethod } from '#domain/payment/payment-method.ts'
import type { PaymentNews } from '#domain/payment/payment-news.ts'
import type { ReportedReturn } from '#domain/payment/returned.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import type { Bill } from './bill.ts'

/** Identifies a payment to the provider. The number alone would also match a payment of another database. */
export interface PaymentTag {
  readonly paymentId: number
  readonly reference: OrderReference
}

export interface PaymentRequest {
  /** Idempotency key: repeated requests make one page. */
  readonly paymentId: number
  readonly method: ProviderMethod
  readonly amount: Cents
  readonly lang: Lang
  /** When the page closes; the same for every request of a payment. */
  readonly closesAt: Date
  /** Without the order's key, which other sites must not see. */
  readonly returnUrl: string
  readonly bill: Bill
  /** The amount as a single item, for a provider that does not take the lines. */
  readonly plain: Bill
  readonly order: {
    readonly reference: OrderReference
    readonly email: string
  }
}

export interface RefundRequest extends PaymentTag {
  readonly refundId: number
  readonly payment: string
  readonly amount: Cents
}

export interface ProviderPage {
  readonly providerId: string
  readonly url: string
}

/** Result of closing a page. */
export type ClosedPage =
  /** Nothing was or can be paid there. */
  | { readonly state: 'closed' }
  | { readonly state: 'paid'; readonly amount: Cents }
  /** A payment was made but has not arrived yet. */
  | { readonly state: 'under-way' }

/** One time limit for several calls to a provider. */
export interface Deadline {
  /**
   * In milliseconds, at least 1.
   * @throws ProviderUnavailable if no time is left
   */
  left(): number
}

export interface ProviderEvent extends PaymentTag {
  /** The provider's id; an event may be reported several times. */
  readonly eventId: string
  readonly news: PaymentNews
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'practice'
  /** Origin of the payment pages; null if on this site. */
  readonly origin: string | null
  /** The provider's minimum. */
  readonly leastAmount: Cents
  /** For calls that a customer waits for; shorter than the timeout of a request. */
  deadline(): Deadline
  /**
   * @param until shared with other calls
   * @throws ProviderRefused
   * @throws ProviderUnavailable on a timeout or an invalid response
   */
  open(request: PaymentRequest, until?: Deadline): Promise<ProviderPage>
  /**
   * Closes a page and returns whether something was paid.
   * @param until shared with other calls
   * @throws ProviderRefused if the provider does not know the page
   * @throws ProviderUnavailable
   */
  close(providerId: string, until?: Deadline): Promise<ClosedPage>
  /**
   * Every refund of a payment, including manual ones.
   * @throws ProviderUnavailable
   */
  returnsOf(providerId: string): Promise<readonly ReportedReturn[]>
  /**
   * Idempotent; returns the provider's id of the refund.
   * @throws ProviderRefused
   * @throws ProviderUnavailable
   */
  refund(asked: RefundRequest): Promise<string>
}

/** The order is safe, and another method may work. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** The provider's reason, such as charge_disputed; may be empty. */
  readonly code: string

  constructor(message: string, { code = '', ...options }: ErrorOptions & { readonly code?: string } = {}) {
    super(message, options)
    this.code = code
  }
}
