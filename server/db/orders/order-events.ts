import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { letterWaitMs } from '#domain/staff/orders/take-back.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

export type NewOrderEvent = typeof orderEvents.$inferInsert

/** Queues the notices in the same transaction. */
export async function addOrderEvent(
  tx: Transaction,
  queue: Pick<PgBoss, 'insert'>,
  event: NewOrderEvent,
): Promise<number> {
  const [row] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id })
  if (!row) throw new Error(`no event was added to order ${event.orderId}`)
  const { verb, actor, amount = null, moved = null } = event
  const waits = letterWaitMs({ verb, actor, amount, moved })
  await sendInTransaction(queue, tx, 'order-event', [{ eventId: row.id }], waits)
  return row.id
}

export async function findEvent(db: Database, id: number) {
  const [event] = await db.select().from(orderEvents).where(eq(orderEvents.id, id))
  return event ?? null
}

export async function lastEvent(db: Pick<Database, 'select'>, orderId: number, except?: OrderVerb) {
  const [event] = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), except && ne(orderEvents.verb, except)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event ?? null
}

/** Whether a step was undone before anything else happened to the order. */
export async function wasTakenBack(
  db: Database,
  { id, orderId }: { readonly id: number; readonly orderId: number },
): Promise<boolean> {
  const [next] = await db
    .select({ verb: orderEvents.verb })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, id)))
    .orderBy(orderEvents.id)
    .limit(1)
  return next?.verb === 'take-back'
}

export async function inStateSince(
  db: Pick<Database, 'select'>,
  orderId: number,
  status: OrderStatus,
): Promise<Date | null> {
  const isMove = sql`${orderEvents.status} is distinct from ${orderEvents.statusBefore}`
  const [move] = await db
    .select({ at: orderEvents.at, status: orderEvents.status })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isMove))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return move?.status === status ? move.at : null
}

/** Empty if the event has no note. */
export async function lastNoteOf(
  db: Pick<Database, 'select'>,
  orderId: number,
  verb: OrderVerb,
): Promise<string> {
  const [event] = await db
    .select({ note: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.verb, verb)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.note ?? ''
}

export async function lastEventAt(
  db: Pick<Database, 'select'>,
  orderId: number,
  verb: OrderVerb,
): Promise<Date | null> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.verb, verb)))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event?.at ?? null
}

/** Null if the order is due that day or never was. */
export async function loadMoveAwayTime(
  db: Pick<Database, 'select'>,
  orderId: number,
  date: CalendarDate,
): Promise<Date | null> {
  const [move] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.id, orderEvents.orderId), ne(orders.dueDate, date)))
    .where(and(eq(orderEvents.orderId, orderId), sql`${orderEvents.moved} -> 'from' ->> 'date' = ${date}`))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return move?.at ?? null
}
