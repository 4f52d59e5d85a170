import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runStops, runs } from '#server/db/schema/runs.ts'
import type { Database } from '#server/db/store/database.ts'

export interface OrderAuditEvent {
  readonly id: number
  readonly orderId: number
  readonly verb: OrderVerb
  readonly dates: readonly CalendarDate[]
  readonly driverId: string | null
}

export async function newestPlace(db: Database): Promise<number> {
  const [last] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return last?.id ?? 0
}

/** @param gaps earlier ids that were not visible yet because their transactions were open */
export function eventsAfter(
  db: Database,
  place: number,
  gaps: readonly number[],
  max: number,
): Promise<OrderAuditEvent[]> {
  const isLate = gaps.length > 0 ? inArray(orderEvents.id, [...gaps]) : undefined
  return event(db, or(gt(orderEvents.id, place), isLate), max)
}

/** The same limit as in postgres-pool.ts. */
const maxTransactionMs = 10_000
/** No more ids are assigned in that time. */
const maxPlaces = 1_000

/** Includes earlier ids whose transactions ended later. */
export function eventsSince(db: Database, place: number, now: Date, max: number): Promise<OrderAuditEvent[]> {
  const mayBeLate = and(
    gt(orderEvents.id, place - maxPlaces),
    gt(orderEvents.at, new Date(now.getTime() - maxTransactionMs)),
  )
  return event(db, or(gt(orderEvents.id, place), mayBeLate), max)
}

async function event(db: Database, where: ReturnType<typeof or>, max: number): Promise<OrderAuditEvent[]> {
  const rows = await db
    .select({
      id: orderEvents.id,
      orderId: orderEvents.orderId,
      verb: orderEvents.verb,
      date: orders.dueDate,
      driverId: runs.driverId,
      before: sql<CalendarDate | null>`${orderEvents.moved} -> 'from' ->> 'date'`,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .leftJoin(runStops, eq(runStops.orderId, orderEvents.orderId))
    .leftJoin(runs, eq(runs.id, runStops.runId))
    .where(where)
    .orderBy(asc(orderEvents.id))
    .limit(max)
  return rows.map(({ date, before, ...row }) => ({ ...row, dates: before ? [date, before] : [date] }))
}
