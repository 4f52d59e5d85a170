import type Stripe from 'stripe'
import { cents } from '#domain/money.ts'
import type { PaymentUpdate } from '#domain/payment/payment-update.ts'
import type { PaymentTag, ProviderEvent } from './provider.ts'

/** The event names only the payment, so the refunds must be loaded. */
export interface ChangedReturns {
  readonly eventId: string
  readonly intent: string
}

const idOf = (reference: string | { readonly id: string }) =>
  typeof reference === 'string' ? reference : reference.id

type ReadTag = (metadata: Readonly<Record<string, string>>) => PaymentTag | null

export interface ReceivedMoney {
  readonly intent: string
  /** The amount is in the currency's smallest unit. */
  readonly amount: number
  /** The currency is an ISO 4217 code in lower case. */
  readonly currency: string
}

export interface ReportedPayment extends ProviderEvent {
  readonly received?: ReceivedMoney
}

/** The currency differs from the request. */
export interface ForeignMoney extends Pick<PaymentTag, 'reference'> {
  readonly foreign: ReceivedMoney
}

/** An event may also be irrelevant or of another shop. */
export type StaffEventData =
  | ReportedPayment
  | ForeignMoney
  | ChangedReturns
  | 'nothing'
  | 'elsewhere'
  | 'unknown-type'

export function readEvent(event: Stripe.Event, readTag: ReadTag): StaffEventData {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object
      // When the money arrives, the second event follows.
      if (session.payment_status !== 'paid') return 'nothing'
      const payment = receivedFor(session)
      if (payment.currency !== 'hkd')
        return tagOf(session, ({ reference }) => ({ reference, foreign: payment }))
      const update = { kind: 'captured', amount: cents(payment.amount) } as const
      return tagOf(session, (tag) => ({ ...tag, eventId: event.id, update, received: payment }))
    }
    case 'checkout.session.async_payment_failed':
      return tagOf(event.data.object, moneyless({ kind: 'failed' }))
    case 'checkout.session.expired':
      return tagOf(event.data.object, moneyless({ kind: 'expired' }))
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent } = event.data.object
      return intent ? { eventId: event.id, intent: idOf(intent) } : 'nothing'
    }
    default:
      return 'unknown-type'
  }

  function moneyless(update: PaymentUpdate) {
    return (tag: PaymentTag) => ({ ...tag, eventId: event.id, update })
  }

  function tagOf(
    { metadata }: Pick<Stripe.Checkout.Session, 'metadata'>,
    tell: (tag: PaymentTag) => StaffEventData,
  ) {
    // Charges outside this program concern no order.
    if (!metadata?.payment) return 'nothing'
    const tag = readTag(metadata)
    return tag ? tell(tag) : 'elsewhere'
  }
}

function receivedFor(session: Stripe.Checkout.Session): ReceivedMoney {
  const { id, payment_intent: intent, amount_total: amount, currency } = session
  return { intent: intent ? idOf(intent) : id, amount: amount ?? 0, currency: currency ?? '' }
}
