import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { moneyTasks as tasks } from '#domain/staff/orders-view.ts'
import { fillWithOrders } from '#tests/support/many-orders.ts'
import { openTestStore, type TestStore, testEngines } from '#tests/support/store.ts'
import { daySummaries, moneyTasks, slotCounts } from './order-counts.ts'
import { listOrders, noFilter } from './order-lists.ts'
import { orders } from './schema/orders.ts'
import type { Database } from './store/database.ts'

const today = calendarDate('2026-12-11')
const week = { from: today, to: calendarDate('2026-12-17') }
const firstPage = { after: '', most: 100, order: 'ascending' } as const
const lastFirst = { ...firstPage, order: 'descending' } as const

/** Every list and board of the back office. */
const questions: Record<string, (db: Database) => Promise<unknown>> = {
  'the orders of a day': (db) =>
    listOrders(db, { ...noFilter, dates: { from: today, to: today } }, firstPage, true),
  'the orders of a week': (db) => listOrders(db, { ...noFilter, dates: week }, firstPage, true),
  'the latest orders of all': (db) => listOrders(db, noFilter, lastFirst, true),
  'a page far behind': (db) =>
    listOrders(db, noFilter, { ...lastFirst, after: '2025-03-01_12:00_70000' }, true),
  'the summaries of a week': (db) => daySummaries(db, week, true),
  'the slots of a day': (db) => slotCounts(db, today),
  'what is to do with money': (db) => moneyTasks(db, today),
  'a search by reference': (db) => listOrders(db, { ...noFilter, words: ['f0001abc'] }, lastFirst, true),
  'a search by telephone': (db) => listOrders(db, { ...noFilter, words: ['90012345'] }, lastFirst, true),
  'a search by name': (db) => listOrders(db, { ...noFilter, words: ['陳一'] }, lastFirst, true),
  'a search by address': (db) => listOrders(db, { ...noFilter, words: ['觀塘', '101'] }, lastFirst, true),
  ...Object.fromEntries(
    tasks.map((task) => [
      `the list of ${task}`,
      (db: Database) => listOrders(db, { ...noFilter, task }, firstPage, true),
    ]),
  ),
}

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
