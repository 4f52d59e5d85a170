import { count, desc, inArray } from 'drizzle-orm'
import { printedLabels } from '#server/db/schema/kitchen.ts'
import type { Database } from '#server/db/store/database.ts'

export interface LastPrint {
  readonly by: string
  readonly at: Date
  readonly labels: number
}

export async function lastPrintOf(
  db: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<LastPrint | null> {
  if (orderIds.length === 0) return null
  const { orderId, printedAt, printedBy } = printedLabels
  const [last] = await db
    .select({ by: printedBy, at: printedAt, labels: count() })
    .from(printedLabels)
    .where(inArray(orderId, [...orderIds]))
    .groupBy(printedAt, printedBy)
    .orderBy(desc(printedAt))
    .limit(1)
  return last ?? null
}
