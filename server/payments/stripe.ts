/** Uses Stripe Checkout, so that card numbers never reach this server. */
import Stripe from 'stripe'
import { cents } from '#domain/money.ts'
import type { ReportedReturn } from '#domain/payment/provider-refunds.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { Log } from '#server/log.ts'
import { deadlineIn } from './deadline.ts'
import {
  type ClosedPage,
  type PaymentProvider,
  type PaymentTag,
  ProviderRefused,
  ProviderUnavailable,
} from './provider.ts'
import { isRefusal, kindOf } from './stripe-errors.ts'
import { type EventRefusal, type PostedEvent, signedEvent } from './stripe-event.ts'
import { openStripePage } from './stripe-page.ts'
import { readEvent, type StaffEventData } from './stripe-updates.ts'

export interface StripeOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** One payment account may serve several shops. */
  readonly shop: string
  readonly log: Log
  /** Tests use another server. */
  readonly server?: StripeAddress
}

export interface StripeAddress {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
  /** The stripe package calls this setting the timeout. */
  readonly timeout?: number
}

export interface PaymentReturns extends PaymentTag {
  readonly returns: readonly ReportedReturn[]
}

export type ReadEvent =
  | { readonly ok: true; readonly update: StaffEventData }
  | { readonly ok: false; readonly reason: EventRefusal }

export interface StripeProvider extends PaymentProvider {
  readEvent(event: PostedEvent, now: Date): ReadEvent
  /**
   * Null for another shop.
   * @throws ProviderUnavailable
   */
  returnsOfCharge(intent: string): Promise<PaymentReturns | null>
}

/** Requests time out later than this. */
const defaultTimeoutMs = 6_000

/** No payment has more refunds. */
const maxReturns = 500

/** Stripe takes no smaller amount in HKD. */
const leastAmount = cents(400)

/** Payments in these states will not arrive. */
const refusedIntents: readonly Stripe.PaymentIntent.Status[] = ['canceled', 'requires_payment_method']

const checkoutOrigin = 'https://checkout.stripe.com'

export function createStripeProvider({
  secretKey,
  webhookSecret,
  shop,
  log,
  server,
}: StripeOptions): StripeProvider {
  // The customer or the queue retries later.
  const timeoutMs = server?.timeout ?? defaultTimeoutMs
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 0,
    telemetry: false,
    ...server,
    timeout: timeoutMs,
  })
  const { sessions } = stripe.checkout
  const deadline = () => deadlineIn(timeoutMs)

  /** Logs failures without the request. */
  async function asking<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) throw error
      log('Stripe', new Error(`${what}: ${kindOf(error)}`))
      throw isRefusal(error)
        ? new ProviderRefused(what, { cause: error, code: error.code ?? '' })
        : new ProviderUnavailable(what, { cause: error })
    }
  }

  async function returnsOfIntent(intent: string): Promise<readonly ReportedReturn[]> {
    const refunds = stripe.refunds.list({ payment_intent: intent, limit: 100 })
    const all = await refunds.autoPagingToArray({ limit: maxReturns })
    return all.map((refund) => reportedReturn(refund, shop))
  }

  return {
    name: 'stripe',
    origin: checkoutOrigin,
    leastAmount,
    deadline,

    open: (request, until = deadline()) =>
      asking('opening a page', () => openStripePage({ stripe, shop, log, deadline: until }, request)),

    close: (providerId, until = deadline()) =>
      asking('closing a page', async () => {
        try {
          await sessions.expire(providerId, {}, { timeout: until.remainingMs() })
          return { state: 'closed' } as const
        } catch (error) {
          // The page has expired or was paid.
          if (!isRefusal(error)) throw error
          const params = { expand: ['payment_intent'] }
          return stateOf(await sessions.retrieve(providerId, params, { timeout: until.remainingMs() }))
        }
      }),

    returnsOf: (providerId) =>
      asking('reading returns', async () => {
        const { payment_intent: intent } = await sessions.retrieve(providerId)
        return intent === null ? [] : returnsOfIntent(idOf(intent))
      }),

    returnsOfCharge: (intent) =>
      asking('reading returns', async () => {
        const { data } = await sessions.list({ payment_intent: intent, limit: 1 })
        const tag = tagOf(data[0]?.metadata ?? {}, shop)
        return tag && { ...tag, returns: await returnsOfIntent(intent) }
      }),

    refund: ({ refundId, paymentId, reference, payment, amount }) =>
      asking('returning money', async () => {
        const { payment_intent: intent } = await sessions.retrieve(payment)
        if (intent === null) throw new ProviderRefused('nothing was paid there')
        const metadata = { shop, order: reference, payment: String(paymentId), refund: String(refundId) }
        const { id, status } = await stripe.refunds.create(
          { payment_intent: idOf(intent), amount, metadata },
          // The amount is left out: if it was reduced since a pending attempt, Stripe would refuse the second one.
          { idempotencyKey: `${shop}-refund-${reference}-${refundId}` },
        )
        if (status === 'failed' || status === 'canceled') throw new ProviderRefused(`the refund ${status}`)
        return id
      }),

    readEvent(postedEvent, now) {
      const event = signedEvent(stripe, postedEvent, webhookSecret, now)
      return event.ok
        ? { ok: true, update: readEvent(event.event, (metadata) => tagOf(metadata, shop)) }
        : event
    },
  }
}

function stateOf({
  status,
  payment_status: paid,
  amount_total: amount,
  payment_intent: intent,
}: Stripe.Checkout.Session): ClosedPage {
  if (status === 'expired') return { state: 'closed' }
  if (paid === 'paid' && amount !== null) return { state: 'paid', amount: cents(amount) }
  // The bank refused the payment.
  const isRefused = typeof intent === 'object' && refusedIntents.includes(intent?.status ?? 'processing')
  return { state: isRefused ? 'closed' : 'under-way' }
}

/** The value is null for another shop. */
function tagOf(metadata: Readonly<Record<string, string>>, shop: string): PaymentTag | null {
  const paymentId = Number(metadata.payment)
  const reference = parseReference(metadata.order ?? '')
  if (metadata.shop !== shop || !reference || !Number.isSafeInteger(paymentId) || paymentId < 1) return null
  return { paymentId, reference }
}

function reportedReturn({ id, amount, status, metadata }: Stripe.Refund, shop: string): ReportedReturn {
  const ours = Number(metadata?.refund)
  return {
    providerId: id,
    amount: cents(amount),
    state: status === 'failed' || status === 'canceled' ? 'failed' : 'done',
    refundId: metadata?.shop === shop && Number.isSafeInteger(ours) ? ours : null,
  }
}

const idOf = (reference: string | { readonly id: string }) =>
  typeof reference === 'string' ? reference : reference.id
