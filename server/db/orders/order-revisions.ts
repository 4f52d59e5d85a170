import { eq, inArray, sql } from 'drizzle-orm'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'

/** The text changes with the order, its audit log, its payments or its driver. */
export async function orderRevisions(
  db: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const revision = sql<string>`concat_ws('-', ${orders.version},
    (select max(${orderEvents.id}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}),
    (select md5(string_agg(concat_ws(' ', ${payments.id}, ${payments.state}, ${payments.captured}, ${payments.refunded}),
      ',' order by ${payments.id})) from ${payments} where ${payments.orderId} = ${orders.id}),
    case when ${orders.status} = 'out-for-delivery'
      then md5(concat_ws(' ', ${staff.name}, ${staff.phone}, ${staff.blockedAt})) end)`
  const rows = await db
    .select({ id: orders.id, revision })
    .from(orders)
    .leftJoin(runStops, eq(runStops.orderId, orders.id))
    .leftJoin(runs, eq(runs.id, runStops.runId))
    .leftJoin(staff, eq(staff.id, runs.driverId))
    .where(inArray(orders.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.revision]))
}
