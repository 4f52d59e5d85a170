import { randomUUID } from 'node:crypto'
import { count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Cents } from '#domain/money.ts'
import type { WebhookEvent } from '#domain/placed/webhook-events.ts'
import { keptDeliveryDays } from '#domain/shop/webhooks.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

/** Without personal data: receivers fetch the rest by the reference. */
const reportedColumns = {
  reference: orders.reference,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  fulfilment: orders.fulfilment,
  date: orders.dueDate,
  slot: orders.slot,
  total: orders.total,
  deliveryFee: orders.deliveryFee,
}

export interface OrderNews {
  readonly orderId: number
  readonly event: WebhookEvent
  readonly at: Date
  readonly refunded?: Cents | undefined
}

type Queue = Pick<PgBoss, 'insert'>

/** A rolled-back transaction sends nothing. The orders must be written before. */
export async function queueWebhooks(
  tx: Transaction,
  queue: Queue,
  news: readonly OrderNews[],
): Promise<void> {
  if (news.length === 0) return
  // The lock keeps a removal from failing the order.
  const targets = await tx.select().from(webhooks).where(eq(webhooks.isOn, true)).for('key share')
  if (targets.length === 0) return
  const ids = news.map(({ orderId }) => orderId)
  const rows = await tx
    .select({ id: orders.id, data: reportedColumns })
    .from(orders)
    .where(inArray(orders.id, ids))
  const dataOf = new Map(rows.map(({ id, data }) => [id, data]))
  const deliveries = news.flatMap(({ orderId, event, at, refunded }) => {
    const data = dataOf.get(orderId)
    if (!data) throw new Error(`order ${orderId} is not written`)
    const body = bodyOf(event, { ...data, ...(refunded !== undefined && { refunded }) }, at)
    return targets
      .filter(({ events }) => events.includes(event))
      .map(({ id: webhookId }) => ({ webhookId, at, event, reference: data.reference, body }))
  })
  await addDeliveries(tx, queue, deliveries)
}

export function queueTestWebhook(tx: Transaction, queue: Queue, webhookId: number, now: Date): Promise<void> {
  const body = bodyOf('test', {}, now)
  return addDeliveries(tx, queue, [{ webhookId, at: now, event: null, reference: null, body }])
}

const bodyOf = (type: WebhookEvent | 'test', data: object, at: Date) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'webhookId' | 'at' | 'event' | 'reference' | 'body'
>

async function addDeliveries(
  tx: Transaction,
  queue: Queue,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map((delivery) => ({ ...delivery, id: `msg_${randomUUID()}`, nextAt: delivery.at }))
  await tx.insert(webhookDeliveries).values(rows)
  await sendInTransaction(
    queue,
    tx,
    'webhook',
    rows.map(({ id }) => ({ deliveryId: id, tries: 0 })),
  )
}

/** Null for a delivery whose webhook was removed. */
export async function findDelivery(db: Pick<Database, 'select'>, id: string) {
  const [match] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, id))
  return match ?? null
}

/** Newest first, without bodies. */
export function listDeliveries(db: Database, filter: { readonly onlyFailed: boolean; readonly max: number }) {
  const { id, at, event, reference, state, tries, triedAt, nextAt, status, fault } = webhookDeliveries
  return db
    .select({
      id,
      at,
      event,
      reference,
      state,
      tries,
      triedAt,
      nextAt,
      status,
      fault,
      address: webhooks.address,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(filter.onlyFailed ? eq(state, 'failed') : undefined)
    .orderBy(desc(at), desc(id))
    .limit(filter.max)
}

export async function countFailedDeliveries(db: Database): Promise<number> {
  const [row] = await db
    .select({ failed: count() })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'failed'))
  return row?.failed ?? 0
}

export async function removeOldDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDeliveryDays * 86_400_000)
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.at, before))
}
