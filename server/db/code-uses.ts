import { and, count, isNotNull, notInArray, sql, sum } from 'drizzle-orm'
import { type Cents, cents } from '#domain/money.ts'
import { calledOff } from '#domain/order-status.ts'
import { orders } from './schema/orders.ts'
import type { Database } from './store/database.ts'

/** How many orders used a code, and what they were given for it. */
export interface CodeUses {
  readonly orders: number
  readonly discount: Cents
}

/** By the code in capitals; those that were called off have given their use back. */
export async function codeUses(db: Pick<Database, 'select'>): Promise<Readonly<Record<string, CodeUses>>> {
  const code = sql<string>`upper(${orders.promotionCode})`
  const rows = await db
    .select({ code, orders: count(), discount: sum(orders.discount).mapWith(Number) })
    .from(orders)
    .where(and(isNotNull(orders.promotionCode), notInArray(orders.status, [...calledOff])))
    .groupBy(code)
  return Object.fromEntries(
    rows.map(({ code: name, orders: number, discount }) => [
      name,
      { orders: number, discount: cents(discount) },
    ]),
  )
}
