/** Compares the database with the responses that customers received. */
import { sql } from 'drizzle-orm'
import { hashOf } from '#server/db/orders/orders.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Attempt } from './customers.ts'

/** Empty if no acknowledged order is missing, duplicated or partial. */
export async function audit({ db }: Pick<Store, 'db'>, attempts: readonly Attempt[]): Promise<string[]> {
  const rows = await storedOrders(db)
  const byKey = Map.groupBy(rows, ({ keyHash }) => keyHash)
  const demo = byKey.get(hashOf('demo order')) ?? []
  const faults = demo.length === 1 ? [] : [`${demo.length} demo orders`]
  for (const attempt of attempts) {
    const matches = byKey.get(hashOf(attempt.key)) ?? []
    const [row] = matches
    const messages = [...attempt.references]
    if (messages.length > 1) faults.push(`${attempt.key}: answered with ${messages.join(' and ')}`)
    if (!row) {
      if (messages.length > 0) faults.push(`${messages[0]}: acknowledged and missing`)
      continue
    }
    if (matches.length > 1) faults.push(`${row.reference}: stored ${matches.length} times`)
    if (messages[0] !== undefined && messages[0] !== row.reference)
      faults.push(`${messages[0]}: stored as ${row.reference}`)
    if (row.lines !== attempt.lines) faults.push(`${row.reference}: ${row.lines} of ${attempt.lines} lines`)
    if (row.amount !== row.food)
      faults.push(`${row.reference}: lines of ${row.amount} in an order of ${row.food}`)
    if (row.events !== 1) faults.push(`${row.reference}: ${row.events} events`)
    if (row.jobs !== 1) faults.push(`${row.reference}: ${row.jobs} queued notices`)
  }
  const expected = attempts.filter(({ references }) => references.size > 0).length + demo.length
  const unansweredCount = attempts.filter(({ references }) => references.size === 0).length
  if (rows.length < expected || rows.length > expected + unansweredCount)
    faults.push(`${rows.length} orders stored, ${expected} acknowledged, ${unansweredCount} unanswered`)
  return faults
}

/** Counts by table: one count per order would scan the whole queue each time. */
async function storedOrders(db: Store['db']) {
  const linesOf = await db
    .select({
      id: orderLines.orderId,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${orderLines.amount})::int`,
    })
    .from(orderLines)
    .groupBy(orderLines.orderId)
  const eventsOf = await db
    .select({ id: orderEvents.orderId, count: sql<number>`count(*)::int` })
    .from(orderEvents)
    .groupBy(orderEvents.orderId)
  const { rows: jobsOf } = await db.execute<{ id: string; count: number }>(
    sql`select data->>'orderId' as id, count(*)::int as count from pgboss.job where name = 'order-placed' group by 1`,
  )
  const lines = new Map(linesOf.map((row) => [row.id, row]))
  const events = new Map(eventsOf.map(({ id, count }) => [id, count]))
  const jobs = new Map(jobsOf.map(({ id, count }) => [Number(id), count]))
  return (await db.select().from(orders)).map(({ id, idempotencyKeyHash, reference, food }) => ({
    keyHash: idempotencyKeyHash,
    reference,
    food,
    lines: lines.get(id)?.count ?? 0,
    amount: lines.get(id)?.amount ?? 0,
    events: events.get(id) ?? 0,
    jobs: jobs.get(id) ?? 0,
  }))
}
