/** What staff did to accounts, days, orders, menus and dishes, in one list. */
import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type CalendarDate, startOfDay } from '#domain/calendar.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { staffEvents } from '#server/db/schema/trail.ts'
import type { Database } from '#server/db/store/database.ts'
import type { TrailEntry, TrailFilter } from '#server/site/staff/accounts-api.ts'

/** Entries on the page. */
const maxEntries = 100

type Wanted = Pick<TrailFilter, 'person' | 'day'>

/** The newest entries of everybody or one person, of any day or one. */
export async function readStaffTrail(
  db: Database,
  { kind, ...wanted }: TrailFilter,
): Promise<readonly TrailEntry[]> {
  const of = (each: TrailEntry['kind']) => kind === null || kind === each
  const entries = await Promise.all([
    of('accounts') ? accountEntries(db, wanted) : [],
    of('orders') ? orderEntries(db, wanted) : [],
    of('shop') ? shopEntries(db, wanted) : [],
  ])
  return entries
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxEntries)
}

function onDay(at: AnyPgColumn, day: CalendarDate | null) {
  if (day === null) return undefined
  const start = startOfDay(day)
  // The last day of the calendar has no next one.
  return and(gte(at, start), lt(at, new Date(start.getTime() + 86_400_000)))
}

async function accountEntries(db: Database, { person, day }: Wanted): Promise<readonly TrailEntry[]> {
  const { actorId, subjectId } = staffEvents
  const rows = await db
    .select()
    .from(staffEvents)
    .where(
      and(
        onDay(staffEvents.at, day),
        person === null ? undefined : or(eq(actorId, person), eq(subjectId, person)),
      ),
    )
    .orderBy(desc(staffEvents.id))
    .limit(maxEntries)
  return rows.map(({ id, at, verb, actorName, subjectName, before, after, why }) => ({
    ...{ kind: 'accounts', id, at, verb, actor: actorName, subject: subjectName, before, after, why },
  }))
}

async function orderEntries(db: Database, { person, day }: Wanted): Promise<readonly TrailEntry[]> {
  const { actor, actorId } = orderEvents
  const rows = await db
    .select({ event: orderEvents, reference: orders.reference })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(eq(actor, 'staff'), onDay(orderEvents.at, day), person === null ? undefined : eq(actorId, person)),
    )
    .orderBy(desc(person === null ? orderEvents.id : orderEvents.at))
    .limit(maxEntries)
  return rows.map(({ event, reference }) => ({
    ...{ kind: 'orders', id: event.id, at: event.at, verb: event.verb, actor: event.actorName },
    ...{ subject: reference, amount: event.amount, why: event.note },
    before: event.statusBefore !== event.status ? (event.statusBefore ?? '') : '',
    after: event.statusBefore !== event.status ? event.status : '',
  }))
}

async function shopEntries(db: Database, { person, day }: Wanted): Promise<readonly TrailEntry[]> {
  const rows = await db
    .select()
    .from(shopEvents)
    .where(and(onDay(shopEvents.at, day), person === null ? undefined : eq(shopEvents.actorId, person)))
    .orderBy(desc(shopEvents.id))
    .limit(maxEntries)
  return rows.map(({ id, at, verb, actorName, subjectId, subjectName, before, after }) => ({
    ...{ kind: 'shop', id, at, verb, actor: actorName, why: '' },
    ...{ subject: subjectName, subjectId, before, after },
  }))
}
