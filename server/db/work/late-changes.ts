import { and, asc, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { isLate, lateVerbs } from '#domain/staff/day/late-changes.ts'
import { printedLabels } from '#server/db/schema/kitchen.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import type { Database } from '#server/db/store/database.ts'

/** Oldest first. Undone changes are omitted, unless the kitchen had seen them: then the undo is listed. */
export async function lateChangesOf(db: Database, date: CalendarDate) {
  const changes = await changesOf(db, date)
  if (changes.length === 0) return []
  const orderIds = [...new Set(changes.map(({ orderId }) => orderId))]
  const [preparedEvents, printed, seen, undoings] = await Promise.all([
    firstsOf(db, orderIds),
    db
      .select({ orderId: printedLabels.orderId, at: min(printedLabels.printedAt) })
      .from(printedLabels)
      .where(inArray(printedLabels.orderId, orderIds))
      .groupBy(printedLabels.orderId),
    db
      .select({ change: workEvents.subject, by: workEvents.actorName, at: workEvents.at })
      .from(workEvents)
      .where(and(inArray(workEvents.orderId, orderIds), eq(workEvents.verb, 'acknowledge'))),
    undoingsOf(db, orderIds),
  ])
  const atOf = (rows: readonly { orderId: number; at: Date | null }[], orderId: number) =>
    rows.find((row) => row.orderId === orderId)?.at ?? null
  const seenBy = new Map(seen.map(({ change, ...by }) => [change, by]))
  return changes
    .filter((change) =>
      isLate(change, date, {
        preparedAt: atOf(preparedEvents, change.orderId),
        printedAt: atOf(printed, change.orderId),
      }),
    )
    .flatMap((change) => {
      const acknowledgement = seenBy.get(String(change.id)) ?? null
      const undoing = undoings.get(change.id)
      if (!undoing) return [{ ...change, seen: acknowledgement }]
      return acknowledgement ? [{ ...change, ...undoing, seen: seenBy.get(String(undoing.id)) ?? null }] : []
    })
}

export type LateChange = Awaited<ReturnType<typeof lateChangesOf>>[number]

/** Each half uses its own index, and no order moves between the halves of one statement. */
function changesOf(db: Database, date: CalendarDate) {
  const { id, orderId, verb, at, statusBefore, status, changes, moved } = orderEvents
  const isLateVerb = inArray(verb, [...lateVerbs])
  const changesWhere = (isOfDay: SQL) =>
    db
      .select({
        id,
        orderId,
        verb,
        at,
        statusBefore,
        status,
        changes,
        moved,
        reference: orders.reference,
        slot: orders.slot,
        name: orders.contactName,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderId))
      .where(and(isLateVerb, isOfDay))
  return union(
    changesWhere(eq(orders.dueDate, date)),
    changesWhere(sql`(${moved} -> 'from' ->> 'date') = ${date}`),
  ).orderBy(asc(id))
}

/** Each key is the id of the event that another event has reversed. */
async function undoingsOf(db: Database, orderIds: readonly number[]) {
  const { id, orderId, verb, at, statusBefore, status, changes, moved } = orderEvents
  const events = await db
    .select({ orderId, id, verb, at, statusBefore, status, changes, moved })
    .from(orderEvents)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(id))
  const ofOrders = [...Map.groupBy(events, (event) => event.orderId).values()]
  return new Map(
    ofOrders.flatMap((all) =>
      all.flatMap((event, index) => {
        const before = all[index - 1]
        return before && event.verb === 'take-back' ? [[before.id, event] as const] : []
      }),
    ),
  )
}

function firstsOf(db: Database, orderIds: readonly number[]) {
  const { orderId, at, verb } = orderEvents
  return db
    .select({ orderId, at: min(at) })
    .from(orderEvents)
    .where(and(inArray(orderId, [...orderIds]), eq(verb, 'prepare')))
    .groupBy(orderId)
}
