/** Compares what the database holds with what customers were told. */
import { sql } from 'drizzle-orm'
import { hashOf } from '#server/db/orders.ts'
import { orderEvents, orderLines, orders } from '#server/db/schema/orders.ts'
import type { Store } from '#server/db/store.ts'
import type { Attempt } from './customers.ts'

/** Every difference in words; empty when no acknowledged order is missing, doubled or partial. */
export async function audit({ db }: Pick<Store, 'db'>, attempts: readonly Attempt[]): Promise<string[]> {
  const rows = await db
    .select({
      keyHash: orders.idempotencyKeyHash,
      reference: orders.reference,
      food: orders.food,
      lines: sql<number>`(select count(*)::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`,
      amount: sql<number>`(select sum(${orderLines.amount})::int from ${orderLines} where ${orderLines.orderId} = ${orders.id})`,
      events: sql<number>`(select count(*)::int from ${orderEvents} where ${orderEvents.orderId} = ${orders.id})`,
      jobs: sql<number>`(select count(*)::int from pgboss.job where name = 'order-placed' and (data->>'orderId')::bigint = ${orders.id})`,
    })
    .from(orders)
  const byKey = Map.groupBy(rows, ({ keyHash }) => keyHash)
  const demo = byKey.get(hashOf('demo order')) ?? []
  const faults = demo.length === 1 ? [] : [`${demo.length} demo orders`]
  for (const attempt of attempts) {
    const found = byKey.get(hashOf(attempt.key)) ?? []
    const [row] = found
    const told = [...attempt.references]
    if (told.length > 1) faults.push(`${attempt.key}: answered with ${told.join(' and ')}`)
    if (!row) {
      if (told.length > 0) faults.push(`${told[0]}: acknowledged and missing`)
      continue
    }
    if (found.length > 1) faults.push(`${row.reference}: stored ${found.length} times`)
    if (told[0] !== undefined && told[0] !== row.reference)
      faults.push(`${told[0]}: stored as ${row.reference}`)
    if (row.lines !== attempt.lines) faults.push(`${row.reference}: ${row.lines} of ${attempt.lines} lines`)
    if (row.amount !== row.food)
      faults.push(`${row.reference}: lines of ${row.amount} in an order of ${row.food}`)
    if (row.events !== 1) faults.push(`${row.reference}: ${row.events} events`)
    if (row.jobs !== 1) faults.push(`${row.reference}: ${row.jobs} queued notices`)
  }
  const expected = attempts.filter(({ references }) => references.size > 0).length + demo.length
  const unanswered = attempts.filter(({ references }) => references.size === 0).length
  if (rows.length < expected || rows.length > expected + unanswered)
    faults.push(`${rows.length} orders stored, ${expected} acknowledged, ${unanswered} unanswered`)
  return faults
}
