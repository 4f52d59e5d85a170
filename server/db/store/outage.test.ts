import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type PlaceOrderResult, placeOrder } from '#server/commands/orders/place-order.ts'
import { hashOf } from '#server/db/orders/orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/store/database-proxy.ts'
import { openTestDatabase, type TestDatabase, testEngines, testNow } from '#tests/support/store/store.ts'
import { isOutage } from './outage.ts'
import { openPool } from './postgres-pool.ts'
import { openStore, type Store } from './store.ts'

describe('the outage check', () => {
  const withCode = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(), { code }) })

  test.each(['08006', '53100', '53300', '57P01', '57014', '25P03', '25006', 'ECONNREFUSED', 'ETIMEDOUT'])(
    'accepts an error with the code %s',
    (code) => expect(isOutage(withCode(code))).toBe(true),
  )

  test.each([
    'Connection terminated unexpectedly',
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('accepts a driver’s error "%s"', (message) => expect(isOutage(new Error(message))).toBe(true))

  test.each(['23505', '40001', '42P01', '22P02'])('rejects the code %s, which the program caused', (code) => {
    expect(isOutage(withCode(code))).toBe(false)
  })
})

/** A busy machine may delay anything. */
const patient = { timeout: 60_000 }

/** Milliseconds a client waits at most (spec section 7). */
const clientPatience = 10_000

const endConnections =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

const postgres = testEngines.filter((engine) => engine === 'postgres')

test.each(postgres)('the idle connections to %s are closed once one has stopped responding', async () => {
  const { TEST_DATABASE_URL: server = '' } = process.env
  const proxy = await openDatabaseProxy(server)
  const pool = openPool(proxy.url)
  onTestFinished(async () => {
    await pool.end()
    await proxy.close()
  })
  await Promise.all(Array.from({ length: 5 }, () => pool.query('select pg_sleep(0.1)')))
  expect(pool.idleCount).toBe(5)
  await proxy.set('swallow')
  await expect(pool.query('select 1')).rejects.toThrow('Query read timeout')
  await expect.poll(() => pool.totalCount).toBe(0)
})

describe.each(postgres)('a %s that fails under load', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let proxy: DatabaseProxy
  let store: Store
  beforeAll(async () => {
    database = await openTestDatabase()
    proxy = await openDatabaseProxy(database.url)
    store = await openStore({ databaseUrl: proxy.url, dataDir: database.dataDir, now: testNow })
  })
  afterAll(async () => {
    await store.close()
    await proxy.close()
    await database.remove()
  })

  interface Answer {
    readonly keyHash: string
    readonly result: PlaceOrderResult
    readonly ms: number
  }

  async function order(): Promise<Answer> {
    const input = orderInput(await store.content(), testNow)
    const count = performance.now()
    const result = await placeOrder({ store, randomBytes }, input, testNow)
    return { keyHash: hashOf(input.idempotencyKey), result, ms: performance.now() - count }
  }

  function customers(number: number) {
    const answers: Answer[] = []
    let isOpen = true
    const all = Promise.all(
      Array.from({ length: number }, async () => {
        while (isOpen) answers.push(await order())
      }),
    )
    const leave = async () => {
      isOpen = false
      await all
    }
    onTestFinished(leave)
    const acknowledgedOrders = () => answers.filter(({ result }) => result.ok)
    const findRefusals = () => answers.filter(({ result }) => !result.ok)
    return { answers, acknowledged: acknowledgedOrders, refused: findRefusals, leave }
  }

  async function expectNothingLost(confirmedAnswers: readonly Answer[]) {
    const { rows } = await store.db.execute<{ hash: string }>(
      sql`select idempotency_key_hash as hash from orders`,
    )
    const storedHashes = new Set(rows.map(({ hash }) => hash))
    expect(storedHashes.size).toBe(rows.length)
    expect(confirmedAnswers.filter(({ keyHash }) => !storedHashes.has(keyHash))).toEqual([])
  }

  const works = async () => (await order()).result.ok

  test.each(['swallow', 'refuse', 'cut'] as const)(
    'answers every order in time while the connections %s, loses none, and recovers at once',
    async (state) => {
      const shop = customers(8)
      await expect.poll(() => shop.acknowledged().length, patient).toBeGreaterThan(20)
      await proxy.set(state)
      await expect.poll(() => shop.refused().length, patient).toBeGreaterThan(8)
      const { databaseReachable } = await store.health()
      expect(databaseReachable).toBe(false)

      await proxy.set('pass')
      const returnedAt = performance.now()
      await expect.poll(works, patient).toBe(true)
      expect(performance.now() - returnedAt).toBeLessThan(5_000)
      const before = shop.acknowledged().length
      await expect.poll(() => shop.acknowledged().length, patient).toBeGreaterThan(before + 20)
      await shop.leave()
      expect(Math.max(...shop.answers.map(({ ms }) => ms))).toBeLessThan(clientPatience)
      const reasons = shop.refused().flatMap(({ result }) => (result.ok ? [] : result.refusals))
      expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(['temporarily-unavailable']))
      await expectNothingLost(shop.acknowledged())
      expect(await store.health()).toMatchObject({ databaseReachable: true, ordersWritten: true })
    },
  )

  test('accepts orders over a slow connection', async () => {
    proxy.delay(100)
    onTestFinished(() => proxy.delay(0))
    const answers = await Promise.all(Array.from({ length: 8 }, order))
    expect(answers.map(({ result }) => result.ok)).toEqual(Array(8).fill(true))
  })

  test('reports orders that wait endlessly while reads still work', async () => {
    const locker = new pg.Client(database.url)
    await locker.connect()
    onTestFinished(() => locker.end())
    await locker.query('begin; lock table order_lines in exclusive mode')
    const waitingOrder = order()
    await expect
      .poll(() => store.health(), { timeout: clientPatience })
      .toMatchObject({ databaseReachable: true, ordersWritten: false })
    const { result, ms } = await waitingOrder
    expect(result.ok).toBe(false)
    expect(ms).toBeLessThan(clientPatience)
    // Health must not report recovery before the database works.
    expect(await store.health()).toMatchObject({ ordersWritten: false })
    await locker.query('rollback')
    await expect
      .poll(() => store.health(), { timeout: clientPatience })
      .toMatchObject({ ordersWritten: true })
    expect(await works()).toBe(true)
  })

  test('reports a fail-over to a read-only database', async () => {
    const admin = new pg.Client(database.url)
    await admin.connect()
    onTestFinished(() => admin.end())
    const makeReadOnly = async (value: 'on' | 'off') => {
      await admin.query(
        `alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = ${value}`,
      )
      await admin.query(endConnections)
    }
    await makeReadOnly('on')
    await expect
      .poll(async () => (await order()).result, patient)
      .toMatchObject({
        refusals: [{ code: 'temporarily-unavailable' }],
      })
    expect(await store.health()).toMatchObject({ databaseReachable: true, ordersWritten: false })
    await admin.query('set default_transaction_read_only = off')
    await makeReadOnly('off')
    await expect.poll(works, { timeout: clientPatience }).toBe(true)
    expect(await store.health()).toMatchObject({ ordersWritten: true })
  })

  test('survives an administrator ending its connections during orders', async () => {
    const admin = new pg.Client(database.url)
    await admin.connect()
    onTestFinished(() => admin.end())
    const shop = customers(4)
    for (let round = 0; round < 20; round += 1) {
      const before = shop.acknowledged().length
      await admin.query(endConnections)
      await expect.poll(() => shop.acknowledged().length, patient).toBeGreaterThan(before)
    }
    await shop.leave()
    expect(Math.max(...shop.answers.map(({ ms }) => ms))).toBeLessThan(clientPatience)
    await expectNothingLost(shop.acknowledged())
  })
})
