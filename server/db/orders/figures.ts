/** The shop's figures, summed up by the database: orders by the day they are due, without those called off or waiting for a date. */
import {
  type AnyColumn,
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  lte,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import { addDays } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { OrderSource } from '#domain/order-source.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { FigureDay, FigureSums } from '#domain/staff/figures.ts'
import type { Text } from '#domain/text.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { takesPlace } from './order-counts.ts'
import { amountDue, type DateRange, isOwing } from './order-lists.ts'

const within = ({ from, to }: DateRange) => and(between(orders.dueDate, from, to), takesPlace)

const sums = {
  orders: count(),
  money: sum(orders.total).mapWith(Number),
  guests: sum(orders.portions).mapWith(Number),
}

type Row = { readonly orders: number; readonly money: number; readonly guests: number }

const summed = <More extends Row>(row: More): More & FigureSums => ({ ...row, money: cents(row.money) })

export async function figureDays(db: Database, range: DateRange): Promise<readonly FigureDay[]> {
  const rows = await db
    .select({ date: orders.dueDate, ...sums })
    .from(orders)
    .where(within(range))
    .groupBy(orders.dueDate)
    .orderBy(asc(orders.dueDate))
  return rows.map(summed)
}

export interface ZoneFigure extends FigureSums {
  /** Null: collected, or the zone is not known yet. */
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
    .where(within(range))
    .groupBy(orders.zoneId, isPickup)
    .orderBy(desc(sum(orders.total)))
  return rows.map(summed)
}

export interface MethodFigure extends FigureSums {
  /** Null: not agreed yet. */
  readonly method: PaymentMethod | null
}

export async function figuresByMethod(db: Database, range: DateRange): Promise<readonly MethodFigure[]> {
  const rows = await db
    .select({ method: orders.paymentMethod, ...sums })
    .from(orders)
    .where(within(range))
    .groupBy(orders.paymentMethod)
    .orderBy(desc(sum(orders.total)))
  return rows.map(summed)
}

export interface SourceFigure extends FigureSums {
  /** Null: the customer ordered online. */
  readonly source: OrderSource | null
}

export async function figuresBySource(db: Database, range: DateRange): Promise<readonly SourceFigure[]> {
  const placed = and(eq(orderEvents.orderId, orders.id), eq(orderEvents.verb, 'place'))
  const rows = await db
    .select({ source: orderEvents.source, ...sums })
    .from(orders)
    .leftJoin(orderEvents, placed)
    .where(within(range))
    .groupBy(orderEvents.source)
    .orderBy(desc(sum(orders.total)))
  return rows.map(summed)
}

export interface SetFigure {
  readonly name: Text
  readonly orders: number
  readonly units: number
  /** Food alone, before promotions. */
  readonly money: Cents
}

/** Sets by what they brought in; those deleted since are told apart by their names. */
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
    .where(within(range))
    .groupBy(sql`coalesce(${orderLines.setId}::text, ${orderLines.name} ->> 'zh')`)
    .orderBy(desc(sum(orderLines.amount)))
  return rows.map((row) => ({ ...row, money: cents(row.money) }))
}

/** What the money of orders is made of. */
export interface Bill {
  readonly food: Cents
  /** Extra cutlery and tongs. */
  readonly extras: Cents
  readonly discount: Cents
  readonly deliveryFee: Cents
  readonly changeFee: Cents
  /** Granted back. */
  readonly allowance: Cents
  readonly total: Cents
}

export async function billOf(db: Database, range: DateRange): Promise<Bill> {
  const all = (amount: AnyColumn | SQL) =>
    sql<Cents>`coalesce(sum(${amount}), 0)`.mapWith((text) => cents(Number(text)))
  const [row] = await db
    .select({
      food: all(orders.food),
      extras: all(sql`${orders.cutleryAmount} + ${orders.tongsAmount}`),
      discount: all(orders.discount),
      deliveryFee: all(orders.deliveryFee),
      changeFee: all(orders.changeFee),
      allowance: all(orders.allowance),
      total: all(orders.total),
    })
    .from(orders)
    .where(within(range))
  if (!row) throw new Error('the database summed up nothing')
  return row
}

export interface PromotionFigure {
  readonly name: Text
  readonly code: string | null
  readonly orders: number
  readonly cost: Cents
}

export async function promotionCosts(db: Database, range: DateRange): Promise<readonly PromotionFigure[]> {
  const { rows } = await db.execute<{ name: Text; code: string | null; orders: string; cost: string }>(sql`
    select (array_agg(line -> 'name'))[1] as name, line ->> 'code' as code, count(*) as orders,
      sum((line ->> 'discount')::bigint + coalesce((line ->> 'freeDelivery')::bigint, 0)) as cost
    from ${orders}, lateral jsonb_array_elements(${orders.promotions}) as line
    where ${within(range)}
    group by line ->> 'promotionId', line ->> 'code'
    order by cost desc, orders desc`)
  return rows.map(({ name, code, orders, cost }) => ({
    ...{ name, code },
    ...{ orders: Number(orders), cost: cents(Number(cost)) },
  }))
}

/** What is still to be received for orders of these days. */
export async function unpaidOf(db: Database, range: DateRange): Promise<{ orders: number; money: Cents }> {
  const owing = db
    .select({ due: amountDue.as('due') })
    .from(orders)
    .where(and(within(range), isOwing))
    .as('owing')
  const [row] = await db
    .select({ orders: count(), money: sum(owing.due).mapWith(Number) })
    .from(owing)
    .where(sql`${owing.due} > 0`)
  return { orders: row?.orders ?? 0, money: cents(Number(row?.money ?? 0)) }
}

/** Who ordered longer ago is new again. Days. */
const remembered = 730

export interface CustomerFigure {
  readonly customers: number
  /** Of them, those with an earlier order or more than one in these days. */
  readonly repeat: number
}

/** Customers are known by their telephone number. */
export async function customersOf(db: Database, { from, to }: DateRange): Promise<CustomerFigure> {
  const customer = db
    .select({
      now: sql<number>`count(*) filter (where ${gte(orders.dueDate, from)})`.as('now'),
      all: count().as('all_orders'),
    })
    .from(orders)
    .where(and(gte(orders.dueDate, addDays(from, -remembered)), lte(orders.dueDate, to), takesPlace))
    // Who was erased is not known to be anybody else.
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
