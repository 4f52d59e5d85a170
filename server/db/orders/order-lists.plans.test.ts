import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { listQuestions } from '#tests/support/list-questions.ts'
import { fillWithOrders } from '#tests/support/many-orders.ts'
import { openTestStore, type TestStore, testEngines } from '#tests/support/store.ts'

const today = calendarDate('2026-12-11')
const questions = listQuestions(today)

describe.each(testEngines)('100,000 orders on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
    await fillWithOrders(store, 100_000, today)
  })
  afterAll(() => store.remove())

  /** The tables of orders that were read from their beginning to their end. */
  const scannedBy = (ask: (db: Database) => Promise<unknown>) =>
    store.db.transaction(async (tx) => {
      await ask(tx)
      const { rows } = await tx.execute<{ table: string }>(
        sql`select relname as table from pg_stat_xact_user_tables
          where seq_scan > 0 and relname in ('orders', 'order_lines', 'order_words')`,
      )
      return rows.map(({ table }) => table)
    })

  test.each(Object.entries(questions))('reads %s by index', async (_, ask) => {
    expect(await scannedBy(ask)).toEqual([])
  })

  test('would notice a question that no index answers', async () => {
    expect(
      await scannedBy((db) =>
        db
          .select()
          .from(orders)
          .where(eq(orders.food, cents(1))),
      ),
    ).toEqual(['orders'])
  })
})
