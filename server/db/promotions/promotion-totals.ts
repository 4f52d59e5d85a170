import { and, notInArray, sql } from 'drizzle-orm'
import { type Cents, cents } from '#domain/money.ts'
import { calledOff } from '#domain/placed/order-status.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

export interface PromotionTotal {
  readonly orders: number
  readonly discount: Cents
}

/** The index `orders_promoted` has the same condition. */
const isPromoted = sql`${orders.promotions} <> '[]'`

/** Cancelled orders are not counted. */
export async function promotionTotals(
  db: Pick<Database, 'select'>,
): Promise<Readonly<Record<string, PromotionTotal>>> {
  const lines = db
    .select({ line: sql<string>`jsonb_array_elements(${orders.promotions})`.as('line') })
    .from(orders)
    .where(and(isPromoted, notInArray(orders.status, [...calledOff])))
    .as('lines')
  const id = sql<string>`${lines.line} ->> 'promotionId'`
  const worth = sql`(${lines.line} ->> 'discount')::bigint + coalesce((${lines.line} ->> 'freeDelivery')::bigint, 0)`
  const discount = sql<number>`sum(${worth})`.mapWith(Number)
  const rows = await db
    .select({ id, orders: sql<number>`count(*)`.mapWith(Number), discount })
    .from(lines)
    .groupBy(id)
  return Object.fromEntries(
    rows.map((row) => [row.id, { orders: row.orders, discount: cents(row.discount) }]),
  )
}
