/** Shows that calls are atomic. */
import { sql } from 'drizzle-orm'
import { orders } from '#server/db/schema/orders.ts'
import type { TestStore } from './store.ts'

export async function countRows({ db }: Pick<TestStore, 'db'>) {
  const [row] = await db
    .select({
      orders: sql<number>`count(*)::int`,
      lines: sql<number>`(select count(*)::int from order_lines)`,
      events: sql<number>`(select count(*)::int from order_events)`,
      jobs: sql<number>`(select count(*)::int from pgboss.job where name = 'order-placed')`,
    })
    .from(orders)
  return row
}
