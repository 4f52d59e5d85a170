import { and, asc, between, count, countDistinct, desc, eq, gte, lte, sql, sum } from 'drizzle-orm'
import { addDays } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { OrderSource } from '#domain/placed/order-source.ts'
import type { FigureDay, FigureSums } from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { takesPlace } from './order-counts.ts'
import type { DateRange } from './order-lists.ts'

/** Excludes cancelled orders and orders without a date. */
export const dueWithin = ({ from, to }: DateRange) => and(between(orders.dueDate, from, to), takesPlace)

const sums = {
  orders: count(),
  money: sum(orders.total).mapWith(Number),
  guests: sum(orders.portions).mapWith(Number),
}

type Row = { readonly orders: number; readonly money: number; readonly guests: number }

const asFigureSums = <More extends Row>(row: More): More & FigureSums => ({ ...row, money: cents(row.money) })

export async function figureDays(db: Database, range: DateRange): Promise<readonly FigureDay[]> {
  const rows = await db
    .select({ date: orders.dueDate, ...sums })
    .from(orders)
    .where(dueWithin(range))
    .groupBy(orders.dueDate)
    .orderBy(asc(orders.dueDate))
  return rows.map(asFigureSums)
}

export interface ZoneFigure extends FigureSums {
  readonly name: Text | null
  readonly isPickup: boolean
}

export async function figuresByZone(db: Database, range: DateRange): Promise<readonly ZoneFigure[]> {
  const isPickup = sql<boolean>`${orders.fulfilment} = 'pickup'`
  const rows = await db
    .select({
      name: sql<Text | null>`(array_agg(${orders.zoneName} order by ${orders.id} desc))[1]`,
      isPickup,
      ...sums,
    })
    .from(orders)
    .where(dueWithin(range))
    .groupBy(orders.zoneId, isPickup)
    .orderBy(desc(sum(orders.total)))
  return rows.map(asFigureSums)
}

export interface MethodFigure extends FigureSums {
  readonly method: PaymentMethod | null
}

export async function figuresByMethod(db: Database, range: DateRange): Promise<readonly MethodFigure[]> {
  const rows = await db
    .select({ method: orders.paymentMethod, ...sums })
    .from(orders)
    .where(dueWithin(range))
    .groupBy(orders.paymentMethod)
    .orderBy(desc(sum(orders.total)))
  return rows.map(asFigureSums)
}

export interface SourceFigure extends FigureSums {
  readonly source: OrderSource | null
}

export async function figuresBySource(db: Database, range: DateRange): Promise<readonly SourceFigure[]> {
  const isPlacement = and(eq(orderEvents.orderId, orders.id), eq(orderEvents.verb, 'place'))
  const rows = await db
    .select({ source: orderEvents.source, ...sums })
    .from(orders)
    .leftJoin(orderEvents, isPlacement)
    .where(dueWithin(range))
    .groupBy(orderEvents.source)
    .orderBy(desc(sum(orders.total)))
  return rows.map(asFigureSums)
}

export interface SetFigure {
  readonly name: Text
  readonly orders: number
  readonly units: number
  /** Promotions are not yet deducted. */
  readonly money: Cents
}

/** Deleted sets are grouped by name. */
export async function figuresBySet(db: Database, range: DateRange): Promise<readonly SetFigure[]> {
  const rows = await db
    .select({
      name: sql<Text>`(array_agg(${orderLines.name} order by ${orders.id} desc))[1]`,
      orders: countDistinct(orders.id),
      units: sum(orderLines.units).mapWith(Number),
      money: sum(orderLines.amount).mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(dueWithin(range))
    .groupBy(sql`coalesce(${orderLines.setId}::text, ${orderLines.name} ->> 'zh')`)
    .orderBy(desc(sum(orderLines.amount)))
  return rows.map((row) => ({ ...row, money: cents(row.money) }))
}

/** Days after which a returning customer counts as new. */
const maxDays = 730

export interface CustomerFigure {
  readonly customers: number
  readonly repeat: number
}

/** A phone number identifies a customer. */
export async function customersOf(db: Database, { from, to }: DateRange): Promise<CustomerFigure> {
  const customer = db
    .select({
      now: sql<number>`count(*) filter (where ${gte(orders.dueDate, from)})`.as('now'),
      all: count().as('all_orders'),
    })
    .from(orders)
    .where(and(gte(orders.dueDate, addDays(from, -maxDays)), lte(orders.dueDate, to), takesPlace))
    // An erased customer has no phone number, so each order counts as a customer.
    .groupBy(sql`coalesce(nullif(${orders.contactPhone}, ''), ${orders.id}::text)`)
    .as('customer')
  const [row] = await db
    .select({
      customers: count(),
      repeat: sql<number>`count(*) filter (where ${customer.all} > 1)`.mapWith(Number),
    })
    .from(customer)
    .where(sql`${customer.now} > 0`)
  return { customers: row?.customers ?? 0, repeat: row?.repeat ?? 0 }
}
