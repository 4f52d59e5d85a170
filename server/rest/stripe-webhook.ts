/** POST /api/payments/stripe, the webhook. */
import { sumOf } from '#domain/money.ts'
import { type RecordOutcome, recordPayment } from '#server/commands/payments/record-payment.ts'
import { recordReturns } from '#server/commands/payments/record-returns.ts'
import { taggedPayment } from '#server/db/payments/payments.ts'
import { recordStrayReturn, saveStrayMoney } from '#server/db/payments/stray-money.ts'
import type { Store } from '#server/db/store/store.ts'
import { atMostEvery, type Log } from '#server/log.ts'
import type { Payments } from '#server/page-data/site-api.ts'
import { ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'
import type { StripeProvider } from '#server/payments/stripe.ts'
import { type EventRefusal, nameOfEvent } from '#server/payments/stripe-event.ts'
import type {
  ChangedReturns,
  ForeignMoney,
  ReceivedMoney,
  ReportedPayment,
} from '#server/payments/stripe-updates.ts'
import { restError } from './errors.ts'

export interface WebhookOptions {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly payments: Pick<Payments, 'stripe'>
  readonly now: () => Date
  readonly log: Log
}

export const maxWebhookBodyBytes = 256 * 1024

type Listener = ReportedPayment | ForeignMoney | ChangedReturns | 'elsewhere'

type Outcome = RecordOutcome | 'foreign-money'

/** The log states why an event was rejected. */
const rejections = {
  unsigned: 'refused: forged, altered or signed with another secret',
  'too-old': 'refused: too old',
  'unknown-type': 'of a type that is not known here',
  'unknown-payment': 'refused: of no payment of this shop',
  'foreign-money': 'money in another currency than it was asked in',
} satisfies Record<
  EventRefusal | 'unknown-type' | Exclude<Outcome, RecordOutcome> | 'unknown-payment',
  string
>

/** Rejected events logged a minute, since anybody may post. */
const mostRefusedLines = 30

/** Stripe repeats an event that does not get 200, so the event is stored first. */
export function createStripeWebhook({ store, payments: { stripe }, now, log }: WebhookOptions) {
  const logRefusal = atMostEvery(60_000, log, undefined, mostRefusedLines)

  async function record(from: StripeProvider, event: Listener): Promise<Outcome> {
    if (event === 'elsewhere') return 'unknown-payment'
    if ('intent' in event) return recordReturnChange(from, event)
    if ('foreign' in event) {
      await keepStray(from, event.reference, event.foreign)
      return 'foreign-money'
    }
    const { received, ...payment } = event
    const outcome = await recordPayment(store, from.name, payment, now())
    if (outcome === 'unknown-payment' && received) await keepStray(from, payment.reference, received)
    return outcome
  }

  /** Unmatched money is listed for staff until it is returned. */
  async function keepStray({ name: provider }: StripeProvider, reference: string, money: ReceivedMoney) {
    const { intent: providerPayment, amount, currency } = money
    if (amount > 0)
      await saveStrayMoney(store.db, { provider, providerPayment, reference, amount, currency }, now())
  }

  /** The event does not contain the refunds. */
  async function recordReturnChange(
    from: StripeProvider,
    { intent }: ChangedReturns,
  ): Promise<RecordOutcome> {
    const returns = await from.returnsOfCharge(intent)
    const returnedSum =
      returns?.returns.filter(({ state }) => state === 'done').map(({ amount }) => amount) ?? []
    const stray = { provider: from.name, providerPayment: intent }
    if (await recordStrayReturn(store.db, stray, sumOf(returnedSum), now())) return 'recorded'
    const payment = returns && (await taggedPayment(store.db, from.name, returns))
    if (!payment) return 'unknown-payment'
    await recordReturns(store, payment, returns.returns, now())
    return 'recorded'
  }

  return async (request: Request): Promise<Response> => {
    if (!stripe) return restError('NOT_FOUND', 'There is no such address.')
    const body = await request.text()
    const reading = stripe.readEvent(
      { body, signature: request.headers.get('stripe-signature') ?? '' },
      now(),
    )
    // The log has neither content nor customer of the event.
    const report = (why: keyof typeof rejections, to: Log = log) =>
      to('payment news', new Error(`${rejections[why]} (${nameOfEvent({ body })})`))
    if (!reading.ok) {
      report(reading.reason, logRefusal)
      return restError('BAD_REQUEST', 'The signature does not fit.')
    }
    const { update: event } = reading
    if (event === 'unknown-type') report(event)
    if (event === 'unknown-type' || event === 'nothing') return Response.json({ recorded: 'nothing' })
    const outcome = await record(stripe, event).catch((error) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return null
      throw error
    })
    if (outcome === null)
      return restError('UNAVAILABLE', 'What it is about can not be asked now: report it again.')
    // An event of another shop or a restored database needs no repetition.
    if (outcome === 'unknown-payment' || outcome === 'foreign-money') report(outcome)
    return Response.json({ recorded: outcome })
  }
}
