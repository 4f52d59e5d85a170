/** Every server counts for itself; what the database knows is read at a scrape. */
import type { OpenMetricsContentType } from 'prom-client'
import type { BackupSettings } from '#server/backup/backup-folder.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import type { RequestWatcher } from '#server/http/request-watch.ts'
import { routeKinds } from '#server/http/route-kind.ts'
import type { Log } from '#server/log.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Payments } from '#server/page-data/site-api.ts'
import { type PaymentProvider, ProviderRefused } from '#server/payments/provider.ts'
import type { ReadEvent, StripeProvider } from '#server/payments/stripe.ts'
import { createScrape } from './scrape.ts'

/** In seconds; clients wait ten. */
const durations = [0.01, 0.05, 0.2, 1, 3, 10]

/** Imports the library only now, since most shops have metrics off. */
export async function openMetrics() {
  const client = await import('prom-client')
  const { Counter, Histogram, Registry } = client
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  client.collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests by kind of route, read or write, and class of status (none: the client left).',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const requestDurations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  })
  const resultCounter = (name: string, help: string, results: readonly string[]) => {
    const counter = new Counter({ name, help, labelNames: ['result'], registers })
    // A series that began with its first event would hide that event from rates.
    for (const result of results) counter.inc({ result }, 0)
    return counter
  }
  const orders = resultCounter('shop_orders_total', 'Orders that were written, or could not be.', [
    'placed',
    'failed',
  ])
  const mails = resultCounter('shop_mails_total', 'Letters handed over; failed ones are tried again.', [
    'sent',
    'refused',
    'failed',
  ])
  const reports = resultCounter('shop_payment_reports_total', 'Reports of the payment provider.', [
    'captured',
    'failed',
    'expired',
    'other',
    'refused',
  ])
  const providerCalls = resultCounter('shop_payment_calls_total', 'Calls to the payment provider.', [
    'done',
    'refused',
    'unavailable',
  ])
  const errors = new Counter({
    name: 'shop_errors_total',
    help: 'Errors in the log, those of an unavailable database or network apart.',
    labelNames: ['kind'],
    registers,
  })
  for (const kind of ['outage', 'other']) errors.inc({ kind }, 0)
  for (const route of routeKinds)
    for (const method of ['read', 'write']) requests.inc({ route, method, status: '5xx' }, 0)

  const countRequest: RequestWatcher = ({ route, method, status, ms }) => {
    requests.inc({
      route,
      method: /^(GET|HEAD)$/.test(method) ? 'read' : 'write',
      status: status === null ? 'none' : `${Math.floor(status / 100)}xx`,
    })
    requestDurations.observe({ route }, ms / 1_000)
  }

  async function countCall<Result>(call: Promise<Result>): Promise<Result> {
    const result = await call.catch((error: unknown) => {
      providerCalls.inc({ result: error instanceof ProviderRefused ? 'refused' : 'unavailable' })
      throw error
    })
    providerCalls.inc({ result: 'done' })
    return result
  }

  const countCalls = (provider: PaymentProvider): PaymentProvider => ({
    ...provider,
    open: (...args) => countCall(provider.open(...args)),
    close: (...args) => countCall(provider.close(...args)),
    refund: (...args) => countCall(provider.refund(...args)),
    returnsOf: (...args) => countCall(provider.returnsOf(...args)),
  })

  const countReports = (stripe: StripeProvider): StripeProvider => ({
    ...stripe,
    readEvent(...args) {
      const reading = stripe.readEvent(...args)
      reports.inc({ result: resultOf(reading) })
      return reading
    },
  })

  return {
    read: (store: Store, backups: BackupSettings) => createScrape(client, registry, store, backups),
    countRequest,
    countErrors:
      (log: Log): Log =>
      (place, error) => {
        errors.inc({ kind: isOutage(error) ? 'outage' : 'other' })
        log(place, error)
      },
    countOrders(store: Store): Store {
      const { orderWriter } = store
      return {
        ...store,
        orderWriter: {
          ...orderWriter,
          async write(...args) {
            const result = await orderWriter.write(...args).catch((error: unknown) => {
              orders.inc({ result: 'failed' })
              throw error
            })
            if (typeof result === 'number') orders.inc({ result: 'placed' })
            return result
          },
        },
      }
    },
    countMails: (mail: Mail): Mail => ({
      async send(letter) {
        const handover = await mail.send(letter).catch((error: unknown) => {
          mails.inc({ result: 'failed' })
          throw error
        })
        mails.inc({ result: handover.ok ? 'sent' : 'refused' })
        return handover
      },
    }),
    countPayments({ ways, stripe, ...payments }: Payments): Payments {
      return {
        ...payments,
        ways: { ...ways, provider: ways.provider && countCalls(ways.provider) },
        stripe: stripe && countReports(stripe),
      }
    },
  }
}

function resultOf(reading: ReadEvent): string {
  if (!reading.ok) return 'refused'
  return typeof reading.update === 'object' && 'update' in reading.update
    ? reading.update.update.kind
    : 'other'
}
