import { and, eq, isNull } from 'drizzle-orm'
import { weatherMoves } from '#server/db/schema/weather.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

/** The order is not moved back once its customer saw the move. */
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
    if (!isOutage(error)) throw error
  }
}

/** Later changes follow the usual terms. */
export async function noteChosenDay(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx
    .update(weatherMoves)
    .set({ chosenAt: now })
    .where(and(eq(weatherMoves.orderId, orderId), isNull(weatherMoves.chosenAt)))
}
