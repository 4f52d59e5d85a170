/** A service that takes payments on a page of its own, so that no card number reaches this server. */
import type { Cents } from '#domain/money.ts'
import type { ProviderMethod } from '#domain/payment/payment-method.ts'
import type { PaymentNews } from '#domain/payment/payment-news.ts'
import type { ReportedReturn } from '#domain/payment/returned.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import type { Bill } from './bill.ts'

/** What names a payment to the provider, and in its news. A number alone would also fit a payment of another database. */
export interface PaymentTag {
  /** Our id of the payment. */
  readonly paymentId: number
  /** Of its order. */
  readonly reference: OrderReference
}

/** What the provider is asked to take. */
export interface PaymentRequest {
  /** Our id of the payment. A repeated request for the same one makes one page. */
  readonly paymentId: number
  readonly method: ProviderMethod
  readonly amount: Cents
  readonly lang: Lang
  /** When the page has to close by itself. The same for every request of one payment. */
  readonly closesAt: Date
  /** Where the customer returns to. It does not hold the key to the order, which other sites may not see. */
  readonly returnUrl: string
  readonly bill: Bill
  /** The same amount as one item, for a provider that does not take the lines. */
  readonly plain: Bill
  readonly order: {
    readonly reference: OrderReference
    /** Empty: unknown. */
    readonly email: string
  }
}

export interface RefundRequest extends PaymentTag {
  /** Our id of the return. */
  readonly refundId: number
  /** The provider's id of the payment. */
  readonly payment: string
  readonly amount: Cents
}

/** A page of the provider where one payment can be made. */
export interface ProviderPage {
  /** The provider's id of the payment. */
  readonly providerId: string
  readonly url: string
}

/** What became of a page that was to be closed. */
export type ClosedPage =
  /** Nothing was paid there, and nothing can be any more. */
  | { readonly state: 'closed' }
  | { readonly state: 'paid'; readonly amount: Cents }
  /** Something was paid there, and whether the money arrives is not certain yet. */
  | { readonly state: 'under-way' }

/** One limit of time for several calls to a provider, made while somebody waits for all of them together. */
export interface Deadline {
  /**
   * How long the next call may take. Milliseconds, at least 1.
   * @throws ProviderUnavailable when no time is left
   */
  left(): number
}

/** News about a payment, as the provider reported it. */
export interface ProviderEvent extends PaymentTag {
  /** The provider's id of this event: the same one may be reported several times. */
  readonly eventId: string
  readonly news: PaymentNews
}

export interface PaymentProvider {
  readonly name: 'stripe' | 'practice'
  /** Where its pages are, if not on this site: forms of this site may lead there. */
  readonly origin: string | null
  /** Less than this can't be paid there. */
  readonly leastAmount: Cents
  /** For calls that somebody waits for, shorter than the time a request to this shop may take. */
  deadline(): Deadline
  /**
   * @param until for this and other calls together; absent: for this one alone
   * @throws ProviderRefused
   * @throws ProviderUnavailable when there is no answer in time or a senseless one
   */
  open(request: PaymentRequest, until?: Deadline): Promise<ProviderPage>
  /**
   * Closes a page, so that nothing can be paid there any more, and tells whether something was.
   * @param until for this and other calls together; absent: for this one alone
   * @throws ProviderRefused when the provider does not know the page
   * @throws ProviderUnavailable
   */
  close(providerId: string, until?: Deadline): Promise<ClosedPage>
  /**
   * Every return of a payment, by whomever it was made.
   * @param providerId of the payment
   * @throws ProviderUnavailable
   */
  returnsOf(providerId: string): Promise<readonly ReportedReturn[]>
  /**
   * Returns money of a payment, once however often it is asked. Gives the provider's id of the return.
   * @throws ProviderRefused when the provider does not return it
   * @throws ProviderUnavailable
   */
  refund(asked: RefundRequest): Promise<string>
}

/** The provider hangs, refuses or answers nonsense. The order is safe, and another method may work. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider answered that it does not do this. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
  /** The provider's word for the reason, such as charge_disputed; empty where it gave none. */
  readonly code: string

  constructor(message: string, { code = '', ...options }: ErrorOptions & { readonly code?: string } = {}) {
    super(message, options)
    this.code = code
  }
}
