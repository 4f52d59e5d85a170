/** POST /api/payments/stripe: what Stripe reports about payments, signed with a secret of this shop. */
import { recordPayment } from '#server/commands/record-payment.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Log } from '#server/log.ts'
import type { Payments } from '#server/site/site-api.ts'
import { restError } from './errors.ts'

export interface NewsOptions {
  readonly store: Pick<Store, 'db'>
  readonly payments: Pick<Payments, 'stripe'>
  readonly now: () => Date
  readonly log: Log
}

/** Many times the size of Stripe's events. Bytes. */
export const maxNewsBody = 256 * 1024

/** Answers 200 only once the news is stored, so that Stripe reports it again after an outage. */
export function createNewsEndpoint({ store, payments: { stripe }, now, log }: NewsOptions) {
  return async (request: Request): Promise<Response> => {
    if (!stripe) return restError('NOT_FOUND', 'There is no such address.')
    const body = await request.text()
    const event = stripe.readNews(body, request.headers.get('stripe-signature') ?? '', now())
    if (event === null) {
      log('payment news', new Error('refused: forged, altered or too old'))
      return restError('BAD_REQUEST', 'The signature does not fit.')
    }
    if (event === 'nothing') return Response.json({ recorded: 'nothing' })
    const recorded = await recordPayment(store, 'stripe', event, now())
    // The event of another shop under the same account: nothing to repeat.
    if (recorded === 'unknown-payment')
      log('payment news', new Error(`event ${event.eventId} is of no payment`))
    return Response.json({ recorded })
  }
}
