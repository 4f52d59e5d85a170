/** Cards and Alipay on Stripe's own page (Checkout), by its official SDK. Card numbers never reach this server. */
import Stripe from 'stripe'
import { cents } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { PaymentNews } from '#domain/payment-news.ts'
import {
  type PaymentProvider,
  type PaymentRequest,
  type ProviderEvent,
  ProviderRefused,
  ProviderUnavailable,
} from './provider.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Signs the news that Stripe sends. */
  readonly webhookSecret: string
  /** Of a stand-in; absent: Stripe itself. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' }
}

export interface StripeProvider extends PaymentProvider {
  /**
   * Reads news: null when it does not come from Stripe, was altered or is older than five minutes; nothing when it is
   * about something else.
   */
  readNews(body: string, signature: string, now: Date): ProviderEvent | 'nothing' | null
}

/** Shorter than the time a request to this shop may take. Milliseconds. */
const timeout = 6_000

/** How old news may be: Stripe signs repeated news anew. Seconds. */
const oldestNews = 300

const checkoutOrigin = 'https://checkout.stripe.com'

export function createStripeProvider({ secretKey, webhookSecret, server }: StripeOptions): StripeProvider {
  // A failed request is repeated by the customer, with the same idempotency key.
  const stripe = new Stripe(secretKey, { timeout, maxNetworkRetries: 0, telemetry: false, ...server })
  const { sessions } = stripe.checkout
  return {
    name: 'stripe',
    origin: checkoutOrigin,

    async open(request) {
      try {
        const idempotencyKey = `payment-${request.paymentId}`
        const session = await sessions.create(sessionOf(request), { idempotencyKey })
        if (!isAddress(session.url)) throw new ProviderUnavailable('the page has no address')
        return { providerId: session.id, url: session.url }
      } catch (error) {
        throw isRefusal(error) ? new ProviderRefused('no page', { cause: error }) : unavailable(error)
      }
    },

    async close(providerId) {
      try {
        return await sessions.expire(providerId).then(
          () => true,
          async (error: unknown) => {
            // Only an open page can be closed: this one has expired, or was paid.
            if (!isRefusal(error)) throw error
            return (await sessions.retrieve(providerId)).status === 'expired'
          },
        )
      } catch (error) {
        throw unavailable(error)
      }
    },

    readNews(body, signature, now) {
      try {
        const received = now.getTime()
        return newsOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, oldestNews, undefined, received),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
  }
}

const methodNames: Partial<Record<PaymentMethod, 'card' | 'alipay'>> = { card: 'card', alipay: 'alipay' }

function sessionOf({ paymentId, method, amount, lang, closesAt, order }: PaymentRequest) {
  const metadata = { payment: String(paymentId) }
  return {
    mode: 'payment',
    allowed_payment_method_types: [methodNames[method] ?? 'card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'hkd',
          unit_amount: amount,
          // One line for the whole order: the slip has discounts, which Stripe's lines can't express.
          product_data: { name: order.reference, description: order.summary.slice(0, 500) },
        },
      },
    ],
    client_reference_id: order.reference,
    ...(order.email && { customer_email: order.email }),
    locale: lang === 'en' ? 'en-GB' : 'zh-HK',
    success_url: order.url,
    cancel_url: order.url,
    expires_at: Math.floor(closesAt.getTime() / 1000),
    metadata,
    // Refunds are reported with the metadata of the payment, not of its page.
    payment_intent_data: { metadata },
  } satisfies Stripe.Checkout.SessionCreateParams
}

function newsOf(event: Stripe.Event): ProviderEvent | 'nothing' {
  const told = tellOf(event)
  const paymentId = Number(told?.payment)
  if (!told || !Number.isSafeInteger(paymentId) || paymentId < 1) return 'nothing'
  return { eventId: event.id, paymentId, news: told.news }
}

interface Told {
  readonly payment: string | undefined
  readonly news: PaymentNews
}

function tellOf(event: Stripe.Event): Told | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object
      // A completed page whose money is still on its way is followed by the second of these.
      if (session.payment_status !== 'paid' || session.currency !== 'hkd') return null
      const news = { kind: 'captured', amount: cents(session.amount_total ?? 0) } as const
      return { payment: session.metadata?.payment, news }
    }
    case 'checkout.session.async_payment_failed':
      return { payment: event.data.object.metadata?.payment, news: { kind: 'failed' } }
    case 'checkout.session.expired':
      return { payment: event.data.object.metadata?.payment, news: { kind: 'expired' } }
    case 'charge.refunded': {
      const charge = event.data.object
      const news = { kind: 'refunded', amount: cents(charge.amount_refunded) } as const
      return { payment: charge.metadata.payment, news }
    }
    default:
      return null
  }
}

function isAddress(url: string | null): url is string {
  return url !== null && /^https?:$/.test(URL.parse(url)?.protocol ?? '')
}

/** Whether Stripe answered that the request itself is wrong, as opposed to not answering. */
function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

function unavailable(error: unknown): ProviderUnavailable {
  return error instanceof ProviderUnavailable ? error : new ProviderUnavailable('no answer', { cause: error })
}
