/** What an event of Stripe says about a payment. */
import type Stripe from 'stripe'
import { cents } from '#domain/money.ts'
import type { PaymentNews } from '#domain/payment-news.ts'
import type { PaymentTag, ProviderEvent } from './provider.ts'

/** Something about the returns of a charge has changed; what, its list of returns tells. */
export interface ChangedReturns {
  readonly eventId: string
  /** Stripe's name of the charge. */
  readonly intent: string
}

type ReadTag = (metadata: Readonly<Record<string, string>>) => PaymentTag | null

/** What an event is about: nothing of this shop, a payment of another shop, or of a type that this program does not know. */
export type News = ProviderEvent | ChangedReturns | 'nothing' | 'elsewhere' | 'unknown-type'

export function newsOf(event: Stripe.Event, readTag: ReadTag): News {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object
      // A completed page whose money is still on its way is followed by the second of these.
      if (session.payment_status !== 'paid' || session.currency !== 'hkd') return 'nothing'
      return told(session, { kind: 'captured', amount: cents(session.amount_total ?? 0) })
    }
    case 'checkout.session.async_payment_failed':
      return told(event.data.object, { kind: 'failed' })
    case 'checkout.session.expired':
      return told(event.data.object, { kind: 'expired' })
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent } = event.data.object
      if (!intent) return 'nothing'
      return { eventId: event.id, intent: typeof intent === 'string' ? intent : intent.id }
    }
    default:
      return 'unknown-type'
  }

  function told({ metadata }: Pick<Stripe.Checkout.Session, 'metadata'>, news: PaymentNews) {
    // What was made without this program says nothing about its orders.
    if (!metadata?.payment) return 'nothing'
    const tag = readTag(metadata)
    return tag ? { ...tag, eventId: event.id, news } : 'elsewhere'
  }
}
