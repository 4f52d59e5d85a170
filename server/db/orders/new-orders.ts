import { and, count, desc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { stepVerbs } from '#domain/staff/orders/next-step.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { isNew, isUnopened } from './order-conditions.ts'

export async function countNew(
  db: Database,
): Promise<{ readonly waiting: number; readonly calling: number }> {
  const [counts] = await db
    .select({
      waiting: count(),
      calling: sql<number>`count(*) filter (where ${isUnopened})`.mapWith(Number),
    })
    .from(orders)
    .where(isNew)
  return counts ?? { waiting: 0, calling: 0 }
}

/** @param person excludes the orders this person entered */
export function newestOrders(db: Database, max: number, person: string) {
  return db
    .select({
      id: orders.id,
      reference: orders.reference,
      date: orders.dueDate,
      slot: orders.slot,
      name: orders.contactName,
      total: orders.total,
    })
    .from(orders)
    .where(
      and(
        isNew,
        notExists(
          db
            .select({ id: orderEvents.id })
            .from(orderEvents)
            .where(
              and(
                eq(orderEvents.orderId, orders.id),
                eq(orderEvents.verb, 'place'),
                eq(orderEvents.actorId, person),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(max)
}

/** Maximum number of ids assigned while an undo is offered. */
const maxPlaces = 2_000

/** The newest step comes first. */
export function lastSteps(
  db: Database,
  {
    by,
    place,
    since,
    max,
  }: { readonly by: string; readonly place: number; readonly since: Date; readonly max: number },
) {
  const later = alias(orderEvents, 'later')
  const steps: readonly OrderVerb[] = [...stepVerbs, 'postpone']
  return db
    .select({
      orderId: orderEvents.orderId,
      verb: orderEvents.verb,
      actor: orderEvents.actor,
      amount: orderEvents.amount,
      moved: orderEvents.moved,
      at: orderEvents.at,
      reference: orders.reference,
      version: orders.version,
      status: orders.status,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        gt(orderEvents.id, place - maxPlaces),
        gt(orderEvents.at, since),
        eq(orderEvents.actorId, by),
        inArray(orderEvents.verb, [...steps]),
        notExists(
          db
            .select({ id: later.id })
            .from(later)
            .where(and(eq(later.orderId, orderEvents.orderId), lt(orderEvents.id, later.id))),
        ),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(max)
}
