/** Locks prevent two orders from getting the last place. */
import { and, between, type SQL, sql, sum } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { capacityOf, type Due, grantPlaces } from '#domain/delivery/capacity.ts'
import { portionsOf } from '#domain/menu/portions.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import type { NewOrder } from './insert-orders.ts'
import { takesPlace } from './order-counts.ts'
import { loadKnownKeys } from './orders.ts'

export type Placeless = 'slot-full' | 'taken'

/** The places must be locked before. */
export async function grantSlots(
  tx: Transaction,
  batch: readonly NewOrder[],
): Promise<ReadonlyMap<NewOrder, Placeless>> {
  const placeless = new Map<NewOrder, Placeless>()
  const portions = await portionsIn(tx, batch.map(dueOf))
  if (withoutRoom(batch, portions).length === 0) return placeless
  const slotKeys = await loadKnownKeys(
    tx,
    batch.map(({ keyHash }) => keyHash),
  )
  const first = batch.filter((order) => {
    const isKnown = slotKeys.has(order.keyHash)
    slotKeys.add(order.keyHash)
    if (isKnown) placeless.set(order, 'taken')
    return !isKnown
  })
  for (const order of withoutRoom(first, portions)) placeless.set(order, 'slot-full')
  return placeless
}

function withoutRoom(
  asking: readonly NewOrder[],
  portions: ReadonlyMap<string, number>,
): readonly NewOrder[] {
  const bySlot = Map.groupBy(asking, (order) => slotKey(dueOf(order)))
  return [...bySlot].flatMap(([key, ofSlot]) => {
    const [one] = ofSlot
    if (!one) return []
    const asking = ofSlot.map((order) => ({
      portions: portionsOf(order.quote.lines),
      exceeds: order.exceedsCapacity ?? false,
    }))
    const grants = grantPlaces(asking, portions.get(key) ?? 0, capacityOf(dueOf(one), one.settings))
    return ofSlot.filter((_, index) => !grants[index])
  })
}

export function dueOf({ draft: { date, slot } }: Pick<NewOrder, 'draft'>): Due {
  // Validation has refused drafts without these.
  if (!date || !slot) throw new Error('an unchecked draft asked for a place')
  return { date, slot }
}

export const slotKey = ({ date, slot }: Due) => `${date} ${slot}`

/** The day's lock is shared between orders but excludes closing the day; the slot's is exclusive. */
export async function lockPlaces(tx: Transaction, dues: readonly Due[]): Promise<void> {
  await tx
    .select({
      day: sql`pg_advisory_xact_lock_shared(${dayLock(sql`date`)})`,
      slot: sql`pg_advisory_xact_lock(hashtextextended('slot ' || date || ' ' || slot, 0))`,
    })
    .from(requestedPlaces)
    .prepare('lock_places')
    .execute({ dues: asRows(dues) })
}

/** One JSON parameter lets PostgreSQL prepare the statements. */
const requestedPlaces = sql`json_to_recordset(${sql.placeholder('dues')}::text::json) as asked (date text, slot text)`

/** The lock excludes all orders of the day. */
export async function lockDay(tx: Transaction, date: CalendarDate): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${dayLock(sql`${date}::text`)})`)
}

const dayLock = (date: SQL) => sql`hashtextextended('day ' || ${date}, 0)`

/** Slots are sorted and distinct, to prevent deadlocks. */
function asRows(dues: readonly Due[]): string {
  const different = new Map(dues.map((due) => [slotKey(due), due]))
  return JSON.stringify([...different.keys()].toSorted().map((key) => different.get(key)))
}

/**
 * Portions by slot key.
 * @param without id of the order that moves
 */
export async function portionsIn(
  db: Pick<Database, 'select'>,
  dues: readonly Due[],
  without = 0,
): Promise<ReadonlyMap<string, number>> {
  const matches = await db
    .select({
      date: sql<CalendarDate>`asked.date`,
      slot: sql<string>`asked.slot`,
      portions: sql`taken.portions`.mapWith(Number),
    })
    .from(
      sql`${requestedPlaces}, lateral (select coalesce(sum(portions), 0) as portions from ${orders}
        where ${orders.dueDate} = asked.date::date and ${orders.slot} = asked.slot and ${takesPlace}
          and ${orders.id} <> ${sql.placeholder('without')}) as taken`,
    )
    .prepare('portions_in')
    .execute({ dues: asRows(dues), without })
  return new Map(matches.map(({ portions, ...due }) => [slotKey(due), portions]))
}

/** The map has a slot's portions by its key. */
export async function portionsBetween(
  db: Pick<Database, 'select'>,
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ date: orders.dueDate, slot: orders.slot, portions: sum(orders.portions).mapWith(Number) })
    .from(orders)
    .where(and(between(orders.dueDate, from, to), takesPlace))
    .groupBy(orders.dueDate, orders.slot)
  return new Map(rows.map(({ portions, ...due }) => [slotKey(due), portions]))
}
