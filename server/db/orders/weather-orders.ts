import { and, asc, between, desc, eq, gt, gte, inArray, isNull, notInArray } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { calledOff } from '#domain/placed/order-status.ts'
import { maxWeatherOrders } from '#domain/staff/day/weather-form.ts'
import type { Text } from '#domain/text.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { weatherAlerts, weatherCalls, weatherMoves } from '#server/db/schema/weather.ts'
import type { Database } from '#server/db/store/database.ts'

/** More than a shop stops in a day. */
const maxCalls = 20

export interface StoppedSlots {
  readonly date: CalendarDate
  readonly from: string
  readonly to: string
}

const columns = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  date: orders.dueDate,
  slot: orders.slot,
  portions: orders.portions,
  total: orders.total,
  name: orders.contactName,
  phone: orders.contactPhone,
  email: orders.contactEmail,
  lang: orders.lang,
  changePolicy: orders.changePolicy,
}

/** Returns at most one order more than a stop can move. */
export async function ordersToStop(db: Database, { date, from, to }: StoppedSlots) {
  const settledStatuses = [...calledOff, 'delivered', 'collected', 'completed', 'postponed'] as const
  const matches = await db
    .select(columns)
    .from(orders)
    .where(
      and(
        eq(orders.dueDate, date),
        between(orders.slot, from, to),
        notInArray(orders.status, [...settledStatuses]),
      ),
    )
    .orderBy(asc(orders.slot), asc(orders.id))
    .limit(maxWeatherOrders + 1)
  return withLines(db, matches)
}

/** A stopped day counts while its alert exists. */
export async function stoppedDaysAfter(db: Database, day: CalendarDate): Promise<ReadonlySet<CalendarDate>> {
  const alertDays = await db
    .select({ date: weatherAlerts.date })
    .from(weatherAlerts)
    .where(gt(weatherAlerts.date, day))
  const callDays = await db
    .select({ date: weatherCalls.date })
    .from(weatherCalls)
    .where(
      and(gt(weatherCalls.date, day), isNull(weatherCalls.recalledAt), eq(weatherCalls.isWholeDay, false)),
    )
  return new Set([...alertDays, ...callDays].map(({ date }) => date))
}

export async function alertOf(db: Database, date: CalendarDate) {
  const { kind, declaredAt, declaredBy } = weatherAlerts
  const [alert] = await db
    .select({ kind, declaredAt, declaredBy })
    .from(weatherAlerts)
    .where(eq(weatherAlerts.date, date))
  return alert ?? null
}

/** The newest call comes first. */
export function callsSince(db: Database, since: Date) {
  const { id, date, kind, calledAt, recalledAt } = weatherCalls
  return db
    .select({ id, date, kind, calledAt, recalledAt })
    .from(weatherCalls)
    .where(gte(calledAt, since))
    .orderBy(desc(calledAt))
    .limit(maxCalls)
}

/** The value is null if staff used the default wording. */
export async function wordsOfMove(
  db: Database,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
): Promise<Text | null> {
  const [call] = await db
    .select({ words: weatherCalls.words })
    .from(weatherMoves)
    .innerJoin(weatherCalls, eq(weatherCalls.id, weatherMoves.callId))
    .where(and(eq(weatherMoves.orderId, orderId), eq(weatherMoves.movedAt, at)))
  return call?.words ?? null
}

export async function callWithOrders(db: Database, id: string) {
  const [call] = await db.select().from(weatherCalls).where(eq(weatherCalls.id, id))
  if (!call) return null
  const { openedAt, recalledAt, chosenAt } = weatherMoves
  const rows = await db
    .select({ ...columns, openedAt, recalledAt, chosenAt })
    .from(weatherMoves)
    .innerJoin(orders, eq(orders.id, weatherMoves.orderId))
    .where(eq(weatherMoves.callId, id))
    .orderBy(asc(orders.slot), asc(orders.id))
  return { call, orders: await withLines(db, rows) }
}

async function withLines<Order extends { readonly id: number }>(db: Database, matches: readonly Order[]) {
  const { orderId, position, setId, name, units, unit, dishes } = orderLines
  const ids = matches.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ orderId, setId, name, units, unit, dishes })
          .from(orderLines)
          .where(inArray(orderId, ids))
          .orderBy(asc(orderId), asc(position))
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  return matches.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }))
}
