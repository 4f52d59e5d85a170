/** What staff did to accounts and to orders, in one list. */
import { and, desc, eq, or } from 'drizzle-orm'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { staffEvents } from '#server/db/schema/trail.ts'
import type { Database } from '#server/db/store/database.ts'
import type { TrailEntry, TrailFilter } from '#server/site/accounts-api.ts'

/** Entries on the page. */
const most = 100

/** The newest entries. Each of the two trails has an index by its end and by its people. */
export async function readStaffTrail(
  db: Database,
  { person, kind }: TrailFilter,
): Promise<readonly TrailEntry[]> {
  const [accounts, ofOrders] = await Promise.all([
    kind === 'orders' ? [] : accountEntries(db, person),
    kind === 'accounts' ? [] : orderEntries(db, person),
  ])
  return [...accounts, ...ofOrders].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, most)
}

async function accountEntries(db: Database, person: string | null): Promise<readonly TrailEntry[]> {
  const { actorId, subjectId } = staffEvents
  const rows = await db
    .select()
    .from(staffEvents)
    .where(person === null ? undefined : or(eq(actorId, person), eq(subjectId, person)))
    .orderBy(desc(staffEvents.id))
    .limit(most)
  return rows.map(({ id, at, verb, actorName, subjectName, before, after }) => ({
    ...{ kind: 'accounts', id, at, verb, actor: actorName, subject: subjectName, before, after },
  }))
}

async function orderEntries(db: Database, person: string | null): Promise<readonly TrailEntry[]> {
  const { actor, actorId } = orderEvents
  const rows = await db
    .select({ event: orderEvents, reference: orders.reference })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(actor, 'staff'), person === null ? undefined : eq(actorId, person)))
    .orderBy(desc(person === null ? orderEvents.id : orderEvents.at))
    .limit(most)
  return rows.map(({ event, reference }) => ({
    ...{ kind: 'orders', id: event.id, at: event.at, verb: event.verb, actor: event.actorName },
    ...{ subject: reference, amount: event.amount },
    before: event.statusBefore !== event.status ? (event.statusBefore ?? '') : '',
    after: event.statusBefore !== event.status ? event.status : '',
  }))
}
