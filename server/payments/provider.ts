/** Payment happens on the provider's page, so that no card number reaches this server. */
import type { Cents } from '#domain/money.ts'
import type { ProviderMethod } from '#domain/payment/payment-method.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import type { ReportedReturn } from '#domain/payment/provider-refunds.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import type { Bill } from './bill.ts'

/** The number alone would also match a payment of another database. */
export interface PaymentTag {
  readonly paymentId: number
  readonly reference: OrderReference
}

export interface PaymentRequest {
  /** The id is also the idempotency key. */
  readonly paymentId: number
  readonly method: ProviderMethod
  readonly amount: Cents
  readonly lang: Lang
  readonly closesAt: Date
  /** Other sites must not see the order's key. */
  readonly returnUrl: string
  readonly bill: Bill
  /** A provider without lines shows a single item. */
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

export type ClosedPage =
  /** The customer did not pay. */
  | { readonly state: 'closed' }
  | { readonly state: 'paid'; readonly amount: Cents }
  /** The payment has not arrived yet. */
  | { readonly state: 'under-way' }

/** Several calls share a deadline. */
export interface Deadline {
  /**
   * In milliseconds, at least 1.
   * @throws ProviderUnavailable
   */
  remainingMs(): number
}

export interface ProviderEvent extends PaymentTag {
  /** An event may be reported several times. */
  readonly eventId: string
  readonly update: PaymentUpdate
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'practice'
  /** Null if the pages are on this site. */
  readonly origin: string | null
  /** The provider takes no smaller amount. */
  readonly leastAmount: Cents
  /** Requests time out later than this. */
  deadline(): Deadline
  /**
   * @param until shared with other calls
   * @throws ProviderRefused
   * @throws ProviderUnavailable on a timeout or an invalid response
   */
  open(request: PaymentRequest, until?: Deadline): Promise<ProviderPage>
  /**
   * @param until shared with other calls
   * @throws ProviderRefused for an unknown page
   * @throws ProviderUnavailable
   */
  close(providerId: string, until?: Deadline): Promise<ClosedPage>
  /**
   * Includes manual refunds.
   * @throws ProviderUnavailable
   */
  returnsOf(providerId: string): Promise<readonly ReportedReturn[]>
  /**
   * Idempotent; returns the provider's id.
   * @throws ProviderRefused
   * @throws ProviderUnavailable
   */
  refund(request: RefundRequest): Promise<string>
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
