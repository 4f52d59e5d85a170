import { and, eq, isNull } from 'drizzle-orm'
import { weatherMoves } from '#server/db/schema/weather-moves.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

/** Notes that the customer opened the order's page after its day was stopped: from then on it is not recalled. */
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
    // The page is shown all the same.
    if (!isOutage(error)) throw error
  }
}

/**
 * Notes that the customer, or staff who agreed it with them, chose another day than the proposed one: later changes
 * follow the ordinary terms.
 */
export async function noteChosenDay(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(weatherMoves)
    .set({ chosenAt: now })
    .where(and(eq(weatherMoves.orderId, orderId), isNull(weatherMoves.chosenAt)))
}
