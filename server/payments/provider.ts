/** A service that takes payments on a page of its own, so that no card number reaches this server. */
import type { Cents } from '#domain/money.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { PaymentNews } from '#domain/payment-news.ts'
import type { Lang } from '#domain/text.ts'

/** What the provider is asked to take. */
export interface PaymentRequest {
  /** Our id of the payment. A repeated request for the same one makes one page. */
  readonly paymentId: number
  readonly method: PaymentMethod
  readonly amount: Cents
  readonly lang: Lang
  /** When the page has to close by itself. The same for every request of one payment. */
  readonly closesAt: Date
  readonly order: {
    readonly reference: OrderReference
    /** The order's lookup token. */
    readonly key: LookupToken
    /** Where the customer returns to: the order's own page. */
    readonly url: string
    /** What was ordered, in the customer's language. */
    readonly summary: string
    /** Empty: unknown. */
    readonly email: string
  }
}

/** A page of the provider where one payment can be made. */
export interface ProviderPage {
  /** The provider's id of the payment. */
  readonly providerId: string
  readonly url: string
}

/** News about a payment, as the provider reported it. */
export interface ProviderEvent {
  /** The provider's id of this event: the same one may be reported several times. */
  readonly eventId: string
  /** Our id, as the provider was given it: news may arrive before the answer that names the provider's. */
  readonly paymentId: number
  readonly news: PaymentNews
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'practice'
  /** Where its pages are, if not on this site: forms of this site may lead there. */
  readonly origin: string | null
  /**
   * @throws ProviderRefused
   * @throws ProviderUnavailable when there is no answer in time or a senseless one
   */
  open(request: PaymentRequest): Promise<ProviderPage>
  /**
   * Closes a page, so that nothing can be paid there any more; false when it was paid already.
   * @throws ProviderUnavailable
   */
  close(providerId: string): Promise<boolean>
}

/** The provider hangs, refuses or answers nonsense. The order is safe, and another method may work. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider answered that it makes no page for this payment, so none exists. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}
