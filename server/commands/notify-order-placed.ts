import pLimit from 'p-limit'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { orderMailSubject, orderMailText } from '#content/ordering/order-mail.ts'
import { formatMoney } from '#domain/money.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import { loadOrder, orderToken } from '#server/db/orders.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'
import { errorLine, type Log } from '#server/log.ts'
import type { Mail } from '#server/mail/mail.ts'

export interface NotifyDeps {
  readonly store: Pick<Store, 'db' | 'queue' | 'tokenKey'>
  readonly mail: Mail
  /** The full address of an order's page. */
  readonly orderUrl: (reference: OrderReference, token: LookupToken, lang: Lang) => string
  readonly log: Log
}

/** Mails the customer that the order is written down, in the order's language. Safe to repeat. */
export async function notifyOrderPlaced(deps: NotifyDeps, { orderId }: Jobs['order-placed']): Promise<void> {
  const order = await loadOrder(deps.store.db, orderId)
  if (!order) throw new Error(`order ${orderId} is not in the database`)
  const { reference, lang } = order
  const token = orderToken(deps.store.tokenKey, reference)
  const text = orderMailText({
    reference,
    name: order.contactName,
    total: formatMoney(order.total),
    includesDeliveryFee: order.deliveryFee !== null,
    date: order.dueDate,
    slot: order.slot,
    url: deps.orderUrl(reference, token, lang),
  })
  await deps.mail.send({
    id: `order-${reference}-placed`,
    to: order.contactEmail,
    subject: orderMailSubject(reference)[lang],
    text: text[lang],
  })
}

/** Each takes a connection that customers wait for too. */
const mostAtOnce = 4

/** Many at a time, and no pause while there are more: a busy hour's notices leave within the minute. */
const habits = {
  batchSize: 50,
  pollingIntervalSeconds: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

/**
 * Starts the one worker that sends the notices. Each is settled by itself: one that fails is tried again, later and
 * later, and keeps no other back.
 */
export async function startNotices(deps: NotifyDeps): Promise<void> {
  const turn = pLimit(mostAtOnce)
  await deps.store.queue.work<Jobs['order-placed'], void, typeof habits>('order-placed', habits, (jobs) =>
    Promise.all(jobs.map((job) => turn(() => settle(deps, job)))),
  )
}

async function settle(deps: NotifyDeps, job: JobWithMetadata<Jobs['order-placed']>): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  try {
    await notifyOrderPlaced(deps, data)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log(`notice, attempt ${retryCount + 1} of ${retryLimit + 1}`, error)
    return { id, status: 'failed', output: { reason: errorLine(error) } }
  }
}
