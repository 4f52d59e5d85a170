import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore, testEngines } from '#tests/support/store/store.ts'
import { guess } from './guess.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { createSharedCounts, openSharedCounts } from './shared-counts.ts'

const patient = { timeout: 20_000 }

describe.each(testEngines)('servers that share a database (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  /** One of several servers: counts in its own memory and shares them through the database. */
  const server = (report: string[] = []): Limiter =>
    createLimiter({
      secret: 'k'.repeat(32),
      shared: createSharedCounts(store.db),
      report: (line) => report.push(line),
    })

  const rows = async () =>
    (await store.db.execute<{ key: string; points: number }>(sql`select key, points from request_counts`))
      .rows

  /** The points that all servers together have written for a kind. */
  const points = async (kind: string) =>
    (await rows())
      .filter(({ key }) => key.startsWith(`${kind} `))
      .reduce((sum, row) => sum + Number(row.points), 0)

  test('add up their counts and reject together', async () => {
    const reported: string[] = []
    const [one, other] = [server(), server(reported)]
    const key = ['orderAttempts', 'shared'] as const
    for (let i = 0; i < 15; i++) expect(await one.take(key)).toBeNull()
    await expect.poll(() => points('orderAttempts'), patient).toBe(15)
    for (let i = 0; i < 6; i++) expect(await other.take(key)).toBeNull()
    await expect.poll(() => reported, patient).toHaveLength(1)
    expect(await other.take(key)).toBeGreaterThan(0)
  })

  test('log a client rejected because of counts from another server', async () => {
    const reported: string[] = []
    const [one, other] = [server(), server(reported)]
    const who = ['wrongOrderKeys', '203.0.113.7 ACDE-FGHJ'] as const
    for (let i = 0; i < 11; i++) await one.take(who)
    await expect.poll(() => points('wrongOrderKeys'), patient).toBe(11)
    await other.take(who)
    await other.take(who)
    await expect.poll(() => reported, patient).toHaveLength(1)
    expect(await other.take(who)).toBeGreaterThan(0)
    expect(reported).toHaveLength(1)
  })

  test('log a client once when it exceeds the limit at one of them', async () => {
    const reported: string[] = []
    const one = server(reported)
    for (let i = 0; i < 25; i++) await one.take(['orderAttempts', 'again and again'])
    // Counts are written in order: once this one is stored, all earlier ones are too.
    for (let i = 0; i < 2; i++) await one.take(['orderAttempts', 'later'])
    const isLater = (row: { key: string; points: number }) =>
      row.key.startsWith('orderAttempts ') && Number(row.points) === 2
    await expect.poll(async () => (await rows()).some(isLater), patient).toBe(true)
    expect(reported).toHaveLength(1)
  })

  test('store nothing about a client that came once or guessed right', async () => {
    const one = server()
    await one.take(['wrongCodes', '198.51.100.1'])
    const right = async () => true
    for (let i = 0; i < 5; i++) await guess(one, [['wrongCodes', '198.51.100.1']], right, (found) => !found)
    for (let i = 0; i < 3; i++) await one.take(['wrongOrderPages', '198.51.100.1'])
    await expect.poll(() => points('wrongOrderPages'), patient).toBe(6)
    expect(await points('wrongCodes')).toBe(0)
  })

  test('do not store addresses', async () => {
    const one = server()
    await one.take(['calls', '198.51.100.77'])
    await one.take(['calls', '198.51.100.77'])
    await expect.poll(() => points('calls'), patient).toBe(2)
    expect(JSON.stringify(await rows())).not.toContain('198.51.100.77')
  })

  test('delete expired counts', async () => {
    await store.db.execute(
      sql`insert into request_counts values ('old', 7, now() - interval '1 minute'), ('new', 7, now() + interval '1 hour')`,
    )
    const one = server()
    await one.take(['orders', '198.51.100.2'])
    await one.take(['orders', '198.51.100.2'])
    await expect.poll(async () => (await rows()).map(({ key }) => key), patient).not.toContain('old')
    expect((await rows()).map(({ key }) => key)).toContain('new')
  })

  test('do not wait for an unresponsive database, and count separately meanwhile', async () => {
    const one = server()
    await store.db.transaction(async (tx) => {
      await tx.execute(sql`lock table request_counts`)
      for (let i = 0; i < 20; i++) expect(await one.take(['orderAttempts', 'while locked'])).toBeNull()
      expect(await one.take(['orderAttempts', 'while locked'])).toBeGreaterThan(0)
    })
  })

  test('count separately when the database is gone', async () => {
    const gone = await openTestStore(engine)
    await gone.remove()
    const shared = await openSharedCounts(gone.db)
    const one = createLimiter({ secret: 'k'.repeat(32), shared, report: () => {} })
    for (let i = 0; i < 20; i++) expect(await one.take(['orderAttempts', 'alone'])).toBeNull()
    expect(await one.take(['orderAttempts', 'alone'])).toBeGreaterThan(0)
  })
})
