import { and, asc, between, count, eq, isNotNull, min, notInArray, sql, sum } from 'drizzle-orm'
import type { CalendarDate } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import { withoutPlace } from '#domain/placed/order-status.ts'
import type { SlotCount } from '#domain/staff/day/slot-load.ts'
import type { Text } from '#domain/text.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { amountDue, awaitsFee, isNew, isOwing, isProofIn } from './order-conditions.ts'
import type { DateRange } from './order-lists.ts'

/** Excludes cancelled orders and orders without a date. */
export const takesPlace = notInArray(orders.status, [...withoutPlace])

export interface DaySummary {
  readonly date: CalendarDate
  readonly orders: number
  readonly portions: number
  readonly deliveries: number
  readonly total: Cents | null
}

export async function daySummaries(
  db: Database,
  dates: DateRange,
  seesPrices: boolean,
): Promise<DaySummary[]> {
  const rows = await db
    .select({
      date: orders.dueDate,
      orders: count(),
      portions: sum(orders.portions).mapWith(Number),
      deliveries: sql<number>`count(*) filter (where ${orders.fulfilment} = 'delivery')`.mapWith(Number),
      ...(seesPrices ? { total: sum(orders.total).mapWith(Number) } : {}),
    })
    .from(orders)
    .where(and(between(orders.dueDate, dates.from, dates.to), takesPlace))
    .groupBy(orders.dueDate)
    .orderBy(asc(orders.dueDate))
  return rows.map(({ total, ...day }) => ({ ...day, total: total === undefined ? null : cents(total) }))
}

export function slotCounts(db: Database, date: CalendarDate): Promise<SlotCount[]> {
  return db
    .select({ slot: orders.slot, orders: count(), portions: sum(orders.portions).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.dueDate, date), takesPlace))
    .groupBy(orders.slot)
}

export function slotCountsBetween(
  db: Database,
  { from, to }: DateRange,
): Promise<(SlotCount & { date: CalendarDate })[]> {
  return db
    .select({
      date: orders.dueDate,
      slot: orders.slot,
      orders: count(),
      portions: sum(orders.portions).mapWith(Number),
    })
    .from(orders)
    .where(and(between(orders.dueDate, from, to), takesPlace))
    .groupBy(orders.dueDate, orders.slot)
}

interface Task {
  readonly orders: number
  readonly amount: Cents
}

/** A task about a single order includes its reference. */
export interface MoneyTasks {
  /** `oldest` is the placement time of the longest waiting order. */
  readonly new: { readonly orders: number; readonly oldest: Date | null }
  readonly proofs: Task
  readonly dueUnpaid: Task & { readonly reference: string | null }
  readonly fees: {
    readonly orders: number
    readonly place: Text | null
    readonly date: CalendarDate | null
  }
  readonly owing: Task
}

/** Reads only new and unpaid orders, by partial indexes. */
export async function moneyTasks(db: Database, today: CalendarDate): Promise<MoneyTasks> {
  const [fresh] = await db
    .select({
      orders: count(),
      oldest: min(orders.placedAt),
      fees: sql<number>`count(*) filter (where ${awaitsFee})`.mapWith(Number),
    })
    .from(orders)
    .where(isNew)
  const [fee] = await db
    .select({
      place: sql<Text | null>`coalesce(${orders.remotePlaceName}, ${orders.zoneName})`,
      date: orders.dueDate,
    })
    .from(orders)
    .where(awaitsFee)
    .orderBy(asc(orders.dueDate))
    .limit(1)
  const owing = db.$with('owing').as(
    db
      .select({
        reference: orders.reference,
        dueDate: orders.dueDate,
        due: amountDue.as('due'),
        hasProof: sql<boolean>`${isProofIn}`.as('has_proof'),
      })
      .from(orders)
      .where(and(isOwing, isNotNull(orders.dueDate))),
  )
  const isToday = sql`${owing.dueDate} = ${today}`
  const total = (only: ReturnType<typeof sql>) => ({
    orders: sql<number>`count(*) filter (where ${only})`.mapWith(Number),
    amount: sql<Cents>`coalesce(sum(${owing.due}) filter (where ${only}), 0)`.mapWith(Number),
  })
  const [money] = await db
    .with(owing)
    .select({
      proofs: total(sql`${owing.hasProof}`),
      dueUnpaid: {
        ...total(isToday),
        reference: sql<string | null>`min(${owing.reference}) filter (where ${isToday})`,
      },
      owing: total(sql`true`),
    })
    .from(owing)
  if (!fresh || !money) throw new Error('an aggregate without rows')
  const one = fresh.fees === 1 ? fee : undefined
  return {
    new: { orders: fresh.orders, oldest: fresh.oldest },
    proofs: task(money.proofs),
    dueUnpaid: {
      ...task(money.dueUnpaid),
      reference: money.dueUnpaid.orders === 1 ? money.dueUnpaid.reference : null,
    },
    fees: { orders: fresh.fees, place: one?.place ?? null, date: one?.date ?? null },
    owing: task(money.owing),
  }
}

const task = ({ orders, amount }: { orders: number; amount: number }): Task => ({
  orders,
  amount: cents(amount),
})
