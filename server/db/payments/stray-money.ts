/** Staff return these payments at the provider. */
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { strayMoney } from '#server/db/schema/payments.ts'
import type { Database } from '#server/db/store/database.ts'

export type StrayMoney = Pick<
  typeof strayMoney.$inferSelect,
  'provider' | 'providerPayment' | 'reference' | 'amount' | 'currency'
>

const maxStray = 200

export async function saveStrayMoney(
  db: Pick<Database, 'insert'>,
  money: StrayMoney,
  now: Date,
): Promise<void> {
  await db
    .insert(strayMoney)
    .values({ ...money, heardAt: now })
    .onConflictDoNothing()
}

/** The oldest payment comes first. */
export function openStrayMoney(db: Pick<Database, 'select'>): Promise<StrayMoney[]> {
  const { provider, providerPayment, reference, amount, currency } = strayMoney
  return db
    .select({ provider, providerPayment, reference, amount, currency })
    .from(strayMoney)
    .where(isNull(strayMoney.returnedAt))
    .orderBy(asc(strayMoney.id))
    .limit(maxStray)
}

/** @returns whether it is an unmatched payment */
export async function recordStrayReturn(
  db: Pick<Database, 'select' | 'update'>,
  { provider, providerPayment }: Pick<StrayMoney, 'provider' | 'providerPayment'>,
  amount: number,
  now: Date,
): Promise<boolean> {
  const isIt = and(eq(strayMoney.provider, provider), eq(strayMoney.providerPayment, providerPayment))
  await db
    .update(strayMoney)
    .set({ returnedAt: now })
    .where(and(isIt, isNull(strayMoney.returnedAt), lte(strayMoney.amount, amount)))
  return (await db.select({ id: strayMoney.id }).from(strayMoney).where(isIt)).length > 0
}
