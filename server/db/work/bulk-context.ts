import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { BulkKind } from '#domain/placed/bulk-doubt.ts'
import { orderActions } from '#domain/placed/order-actions.ts'
import { orders } from '#server/db/schema/orders.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import type { Database } from '#server/db/store/database.ts'

export type DatabaseClock = () => Promise<Date>

export function databaseClock(db: Pick<Database, 'execute'>): DatabaseClock {
  return async () => {
    const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from now()) * 1000 as now`)
    return new Date(Number(rows[0]?.now))
  }
}

export async function loadBulkContext(db: Pick<Database, 'execute'>, before: Date) {
  const at = before.toISOString()
  const { rows } = await db.execute<{ customers: string; newest: string | null }>(sql`
    select (select count(distinct contact_phone) from orders where erased_at is null) as customers,
      extract(epoch from greatest(
        (select max(at) from order_events where at < ${at}),
        (select max(at) from shop_events where at < ${at}),
        (select max(at) from staff_events where at < ${at}),
        (select max(received_at) from work_events where received_at < ${at})
      )) * 1000 as newest`)
  const [row] = rows
  return {
    customers: Number(row?.customers ?? 0),
    newestEntry: row?.newest == null ? null : new Date(Number(row.newest)),
  }
}

export async function customersOverdue(db: Pick<Database, 'select'>, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(distinct ${orders.contactPhone})` })
    .from(orders)
    .where(
      and(
        inArray(orders.status, orderActions.release.from),
        eq(orders.paymentStatus, 'unpaid'),
        isNull(orders.erasedAt),
        lte(orders.payBy, now),
      ),
    )
  return Number(row?.count ?? 0)
}

export async function isAllowedSince(
  db: Pick<Database, 'select'>,
  kind: BulkKind,
  since: Date,
): Promise<boolean> {
  const { id, verb, subjectName, at } = staffEvents
  const entries = await db
    .select({ id })
    .from(staffEvents)
    .where(and(eq(verb, 'allow-bulk'), eq(subjectName, kind), gte(at, since)))
    .limit(1)
  return entries.length > 0
}
