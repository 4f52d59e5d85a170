/** POST /api/payments/stripe: what Stripe reports about payments, signed with a secret of this shop. */
import { type Recorded, recordPayment } from '#server/commands/payments/record-payment.ts'
import { recordReturns } from '#server/commands/payments/record-returns.ts'
import { taggedPayment } from '#server/db/payments/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import { atMostEvery, type Log } from '#server/log.ts'
import { type ProviderEvent, ProviderRefused, ProviderUnavailable } from '#server/payments/provider.ts'
import type { StripeProvider } from '#server/payments/stripe.ts'
import type { ChangedReturns } from '#server/payments/stripe-news.ts'
import type { Payments } from '#server/site/site-api.ts'
import { restError } from './errors.ts'

export interface NewsOptions {
  readonly store: Pick<Store, 'db' | 'queue'>
  readonly payments: Pick<Payments, 'stripe'>
  readonly now: () => Date
  readonly log: Log
}

/** Many times the size of Stripe's events. Bytes. */
export const maxNewsBody = 256 * 1024

type Heard = ProviderEvent | ChangedReturns | 'elsewhere'

/** Answers 200 only once the news is stored, so that Stripe reports it again after an outage. */
export function createNewsEndpoint({ store, payments: { stripe }, now, log }: NewsOptions) {
  // Anybody may post here as often as they like.
  const logRefused = atMostEvery(60_000, log)

  async function record(from: StripeProvider, event: Heard): Promise<Recorded> {
    if (event === 'elsewhere') return 'unknown-payment'
    return 'intent' in event ? recordChanged(from, event) : recordPayment(store, from.name, event, now())
  }

  /** News of a return tells only that there is some: what was returned in all is asked for. */
  async function recordChanged(from: StripeProvider, { intent }: ChangedReturns): Promise<Recorded> {
    const told = await from.returnsOfCharge(intent)
    const payment = told && (await taggedPayment(store.db, from.name, told))
    if (!payment) return 'unknown-payment'
    await recordReturns(store, payment, told.returns, now())
    return 'recorded'
  }

  return async (request: Request): Promise<Response> => {
    if (!stripe) return restError('NOT_FOUND', 'There is no such address.')
    const body = await request.text()
    const event = stripe.readNews(body, request.headers.get('stripe-signature') ?? '', now())
    if (event === null) {
      logRefused('payment news', new Error('refused: forged, altered or too old'))
      return restError('BAD_REQUEST', 'The signature does not fit.')
    }
    if (event === 'nothing') return Response.json({ recorded: 'nothing' })
    const recorded = await record(stripe, event).catch((error) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderRefused) return null
      throw error
    })
    if (recorded === null)
      return restError('UNAVAILABLE', 'What it is about can not be asked now: report it again.')
    // Of another shop under the same account, or of a database that was restored: nothing to repeat.
    if (recorded === 'unknown-payment') log('payment news', new Error('refused: of no payment of this shop'))
    return Response.json({ recorded })
  }
}
