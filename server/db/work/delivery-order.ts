import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import type { Database } from '#server/db/store/database.ts'

/** Orders without a run come last in their slot. */
export async function inDeliveryOrder(db: Database, orderIds: readonly number[]): Promise<readonly string[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({ reference: orders.reference })
    .from(orders)
    .leftJoin(runStops, eq(runStops.orderId, orders.id))
    .leftJoin(runs, eq(runs.id, runStops.runId))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(
      asc(orders.dueDate),
      asc(orders.slot),
      sql`${runs.number} asc nulls last`,
      sql`${runStops.position} asc nulls last`,
      asc(orders.id),
    )
  return rows.map(({ reference }) => reference)
}
