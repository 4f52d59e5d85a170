import { type AnyColumn, and, between, count, gt, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { calledOff } from '#domain/placed/order-status.ts'
import type { Text } from '#domain/text.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { dueWithin } from './figures.ts'
import { amountDue, isOwing } from './order-conditions.ts'
import type { DateRange } from './order-lists.ts'

export interface Bill {
  readonly food: Cents
  readonly extras: Cents
  readonly discount: Cents
  readonly deliveryFee: Cents
  readonly changeFee: Cents
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
    .where(dueWithin(range))
  if (!row) throw new Error('the database summed up nothing')
  return row
}

export interface PromotionFigure {
  readonly name: Text
  readonly code: string | null
  readonly orders: number
  /** A free dish has no price and costs nothing here. */
  readonly cost: Cents
  readonly dishes: number
}

export async function promotionCosts(db: Database, range: DateRange): Promise<readonly PromotionFigure[]> {
  const { rows } = await db.execute<{
    name: Text
    code: string | null
    orders: string
    cost: string
    dishes: string
  }>(sql`
    select (array_agg(line -> 'name'))[1] as name, line ->> 'code' as code, count(*) as orders,
      sum((line ->> 'discount')::bigint + coalesce((line ->> 'freeDelivery')::bigint, 0)) as cost,
      coalesce(sum((line -> 'gift' ->> 'quantity')::bigint), 0) as dishes
    from ${orders}, lateral jsonb_array_elements(${orders.promotions}) as line
    where ${dueWithin(range)}
    group by line ->> 'promotionId', line ->> 'code'
    order by cost desc, dishes desc, orders desc`)
  return rows.map(({ name, code, orders, cost, dishes }) => ({
    name,
    code,
    orders: Number(orders),
    cost: cents(Number(cost)),
    dishes: Number(dishes),
  }))
}

/** No other figure includes these fees. */
export async function loadCancellationFees(
  db: Database,
  { from, to }: DateRange,
): Promise<{ orders: number; money: Cents }> {
  const [row] = await db
    .select({ orders: count(), money: sum(orders.cancellationFee).mapWith(Number) })
    .from(orders)
    .where(
      and(
        between(orders.dueDate, from, to),
        inArray(orders.status, [...calledOff]),
        gt(orders.cancellationFee, nothing),
      ),
    )
  return { orders: row?.orders ?? 0, money: cents(row?.money ?? 0) }
}

export async function unpaidOf(db: Database, range: DateRange): Promise<{ orders: number; money: Cents }> {
  const owing = db
    .select({ due: amountDue.as('due') })
    .from(orders)
    .where(and(dueWithin(range), isOwing))
    .as('owing')
  const [row] = await db
    .select({ orders: count(), money: sum(owing.due).mapWith(Number) })
    .from(owing)
    .where(sql`${owing.due} > 0`)
  return { orders: row?.orders ?? 0, money: cents(Number(row?.money ?? 0)) }
}
