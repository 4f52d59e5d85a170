/** GET /api/orders/{reference}/changes sends events, or with `once` the current revision. */
import { callTexts } from '#content/ordering/order-calls.ts'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import { addressLimits } from '#domain/call-limits.ts'
import type { Lang } from '#domain/text.ts'
import { orderRevisions } from '#server/db/orders/order-revisions.ts'
import { findOrder } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { createEventStreams, silent } from '#server/http/event-streams.ts'
import { createOrderWatch } from '#server/page-data/public/order-watch.ts'
import { restError } from './errors.ts'

export interface Asker {
  readonly client: string
  readonly lang: Lang
}

export interface OrderChanges {
  answer(request: Request, reference: string, asker: Asker): Promise<Response>
  /** Browsers reconnect to the next server. */
  end(): void
}

/** An office may open many pages; further ones poll. */
const maxPerClient = 50

export function createOrderChanges(store: Pick<Store, 'db' | 'tokenKey'>): OrderChanges {
  const { watch } = createOrderWatch(store)
  const streams = createEventStreams()

  return {
    async answer(request, reference, { client, lang }) {
      const parameters = readParameters(addressLimits['/api/orders/:reference/changes'], request.url, {
        reference,
      })
      if (!parameters.ok) return restError('BAD_REQUEST', callTexts.badAddress[lang])
      const order = await findOrder(store, reference, parameters.value('key') ?? '')
      if (!order) return restError('NOT_FOUND', paymentRefusals['order-unknown'][lang])
      if (parameters.value('once') !== null) {
        const revision = (await orderRevisions(store.db, [order.id])).get(order.id)
        const result: RevisionAnswer = { revision }
        return Response.json(result, { headers: { 'Cache-Control': 'no-store' } })
      }
      return (
        streams.open({
          counts: { [client]: maxPerClient },
          signal: request.signal,
          beat: (stream) => stream.send(silent),
          begin: (stream) => watch(order.id, (revision) => stream.send({ data: revision })),
        }) ?? restError('UNAVAILABLE', callTexts.tooManyListeners[lang])
      )
    },
    end: streams.endAll,
  }
}

/** Tells an order page that it is outdated; without a revision, the order is gone. */
export interface RevisionAnswer {
  readonly revision: string | undefined
}
