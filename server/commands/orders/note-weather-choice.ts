import { and, eq, isNull } from 'drizzle-orm'
import { weatherMoves } from '#server/db/schema/weather-moves.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

/** Records that the customer saw the weather move; from then on the order is not moved back. */
export async function noteWeatherOpening(
  { db }: Pick<Store, 'db'>,
  orderId: number,
  now: Date,
): Promise<void> {
  const { openedAt, recalledAt } = weatherMoves
  try {
    await db
      .update(weatherMoves)
      .set({ openedAt: now })
      .where(and(eq(weatherMoves.orderId, orderId), isNull(openedAt), isNull(recalledAt)))
  } catch (error) {
    // The page is shown anyway.
    if (!isOutage(error)) throw error
  }
}

/**
 * Records that the customer, or staff on their behalf, chose another day than the proposed one; later changes follow
 * the usual terms.
 */
export async function noteChosenDay(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(weatherMoves)
    .set({ chosenAt: now })
    .where(and(eq(weatherMoves.orderId, orderId), isNull(weatherMoves.chosenAt)))
}
