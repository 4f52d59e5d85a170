import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { maxInTable } from '#server/page-data/staff/orders/orders-page.ts'
import { listQuestions } from '#tests/support/browser/list-questions.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines } from '#tests/support/store/store.ts'
import { listOrders, noFilter, type OrderFilter } from './order-lists.ts'
import { ordersWithWords } from './order-search.ts'

const today = calendarDate('2026-12-11')
const questions = listQuestions(today)
/** Nearly every order has these words, so this query reads all orders: 0.2 s for five years. */
const ofFrequentWords = [
  'a search by the name of all customers',
  'a search in most orders',
  'a search in most orders by what one in ten has',
  'a search in the orders of a slot',
  'a search in few orders',
  'a search in new orders',
  'a search in no orders',
]
const lists = Object.entries(questions).filter(([name]) => !ofFrequentWords.includes(name))
const maxRows = 45_000
const wholeList = { after: '', max: maxInTable, order: 'ascending' } as const
const isFilled = sql`relname in ('orders', 'order_lines', 'order_words', 'order_events', 'runs', 'run_stops')`

describe.each(testEngines)('the queries of 100,000 orders on %s', (engine) => {
  const store = setUpStore(engine)
  beforeAll(async () => {
    await fillWithOrders(store, 100_000, today)
  })

  const scannedBy = (ask: (db: Database) => Promise<unknown>) =>
    store.db.transaction(async (tx) => {
      await ask(tx)
      const { rows } = await tx.execute<{ table: string }>(
        sql`select relname as table from pg_stat_xact_user_tables
          where seq_scan > 0 and ${isFilled}`,
      )
      return rows.map(({ table }) => table)
    })

  /** Counts may include earlier transactions. */
  const rowsReadBy = (ask: (db: Database) => Promise<unknown>) =>
    store.db.transaction(async (tx) => {
      const countRowsRead = async () => {
        const { rows } = await tx.execute<{ read: number }>(
          sql`select sum(idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
            where ${isFilled}`,
        )
        return rows[0]?.read ?? Number.NaN
      }
      const before = await countRowsRead()
      await ask(tx)
      return (await countRowsRead()) - before
    })

  const search = async (part: Partial<OrderFilter>) =>
    (await listOrders(store.db, { ...noFilter, words: ['觀塘'], ...part }, wholeList, true)).orders

  test.each(lists)('read %s by index', async (_, ask) => {
    expect(await scannedBy(ask)).toEqual([])
  })

  test.each(lists)('read few rows for %s', async (_, ask) => {
    expect(await rowsReadBy(ask)).toBeLessThan(maxRows)
  })

  test('are reported if they use no index', async () => {
    expect(
      await scannedBy((db) =>
        db
          .select()
          .from(orders)
          .where(eq(orders.food, cents(1))),
      ),
    ).toEqual(['orders'])
  })

  test('are reported if they read most of the orders', async () => {
    const rowsRead = await rowsReadBy(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`)
      await db.select({ food: orders.food }).from(orders).orderBy(asc(orders.id)).limit(maxRows)
    })
    expect(rowsRead).toBeGreaterThanOrEqual(maxRows)
  })

  test.each([
    [['觀塘'], orders.slot, '10:00'],
    [['觀塘'], orders.status, 'completed'],
    [['陳一'], orders.slot, '10:00'],
    [['觀塘', '101'], orders.slot, '11:00'],
  ])('find the newest orders with %j that meet a condition', async (words, column, value) => {
    const query = words.map((word) => `'${word}':*`).join(' & ')
    const { rows } = await store.db.execute<{ id: string }>(
      sql`select order_id as id from order_words join orders on orders.id = order_id
        where words @@ ${query}::tsquery and ${column} = ${value} order by order_id desc limit 500`,
    )
    const numbers = await ordersWithWords(store.db, words, eq(column, value))
    expect(numbers).toEqual(rows.map(({ id }) => Number(id)))
  })

  test('find the orders of a day by a word that the orders of all days have', async () => {
    const matches = await search({ dates: { from: today, to: today } })
    expect(matches.map(({ date }) => date)).toEqual(Array(100).fill(today))
  })

  test('find the new orders by a word that all orders have', async () => {
    const matches = await search({ statuses: ['submitted'] })
    expect(matches).toHaveLength(60)
    expect(new Set(matches.map(({ status }) => status))).toEqual(new Set(['submitted']))
  })

  test('find the orders that wait for money by a word that all orders have', async () => {
    expect(await search({ task: 'owing' })).toHaveLength(120)
  })
})
