import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { KnownMark } from '#domain/staff/day/dish-mark.ts'
import type { StopEvent } from '#domain/staff/day/stop-state.ts'
import type { WorkVerb } from '#domain/staff/work-verbs.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import type { Database } from '#server/db/store/database.ts'

export type NewWorkEvent = typeof workEvents.$inferInsert

/** @throws if the update's key exists */
export async function addWorkEvent(db: Pick<Database, 'insert'>, event: NewWorkEvent): Promise<void> {
  await db.insert(workEvents).values(event)
}

export interface KnownUpdate {
  readonly actorId: string
  readonly actorName: string
  readonly orderId: number | null
  readonly verb: WorkVerb
  readonly at: Date
}

export async function findUpdate(db: Pick<Database, 'select'>, key: string): Promise<KnownUpdate | null> {
  const { actorId, actorName, orderId, verb, at } = workEvents
  const [earlier] = await db
    .select({ actorId, actorName, orderId, verb, at })
    .from(workEvents)
    .where(eq(workEvents.key, key))
  return earlier ?? null
}

/** Marks are sorted by the time they were made. */
export async function lastMarkOf(
  db: Pick<Database, 'select'>,
  onDay: CalendarDate,
  dishId: string,
): Promise<KnownMark | null> {
  const { id, date, subject, verb, at, number } = workEvents
  const [last] = await db
    .select({ verb, at, number })
    .from(workEvents)
    .where(and(eq(date, onDay), eq(subject, dishId), inArray(verb, ['tick', 'untick'])))
    .orderBy(desc(at), desc(id))
    .limit(1)
  return last ?? null
}

export async function loadHandOver(
  db: Pick<Database, 'select'>,
  order: number,
  driverId: string,
): Promise<boolean> {
  const { orderId, verb, actorId } = workEvents
  const remaining = await db
    .select({ id: workEvents.id })
    .from(workEvents)
    .where(and(eq(orderId, order), eq(verb, 'leave'), eq(actorId, driverId)))
    .limit(1)
  return remaining.length > 0
}

/** Includes moves of the order made by the office. */
export async function stopEventsOf(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StopEvent[]>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, verb, at, actorName: by, subject, note } = workEvents
  const isRoadVerb = inArray(verb, ['leave', 'hand-over', 'correct', 'reopen', 'take-back', 'problem'])
  const updates = await db
    .select({ orderId, verb, at, by, subject, note })
    .from(workEvents)
    .where(and(inArray(orderId, [...orderIds]), isRoadVerb))
    .orderBy(asc(workEvents.id))
  const moves = await db
    .select({
      orderId: orderEvents.orderId,
      before: orderEvents.statusBefore,
      after: orderEvents.status,
      at: orderEvents.at,
      by: orderEvents.actorName,
    })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), ne(orderEvents.status, orderEvents.statusBefore)))
    .orderBy(asc(orderEvents.id))
  const eventsOfOrder = Map.groupBy(updates, (update) => update.orderId)
  const movesOf = Map.groupBy(moves, (move) => move.orderId)
  return new Map(orderIds.map((id) => [id, inOrder(eventsOfOrder.get(id) ?? [], movesOf.get(id) ?? [])]))
}

export async function driverNotesOf(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (orderIds.length === 0) return new Map()
  const { id, orderId, note, forDriver } = orderEvents
  const notes = await db
    .select({ orderId, note })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), eq(forDriver, true)))
    .orderBy(asc(id))
  const notesOf = Map.groupBy(notes, (each) => each.orderId)
  return new Map([...notesOf].map(([of, list]) => [of, list.map((each) => each.note)]))
}

interface Move {
  readonly before: OrderStatus | null
  readonly after: OrderStatus
  readonly at: Date
  readonly by: string
}

function inOrder(updates: readonly StopEvent[], moves: readonly Move[]): readonly StopEvent[] {
  const others = moves.flatMap(({ before, after, at, by }): StopEvent[] => {
    const verb = roadVerb(before, after)
    const isUpdated = updates.some((update) => update.verb === verb && update.at.getTime() === at.getTime())
    return verb && !isUpdated ? [{ verb, at, by, subject: '', note: '' }] : []
  })
  return [...updates, ...others].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function roadVerb(before: OrderStatus | null, after: OrderStatus): StopEvent['verb'] | null {
  if (after === 'out-for-delivery') return before === 'delivered' ? 'reopen' : 'leave'
  if (before !== 'out-for-delivery') return null
  return after === 'delivered' ? 'hand-over' : 'return'
}
