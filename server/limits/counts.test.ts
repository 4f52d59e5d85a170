import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore, testEngines } from '#tests/support/store/store.ts'
import { openSharedCounts } from './counts.ts'
import { attempt, guess } from './guess.ts'
import { createLimiter, type Limiter } from './limiter.ts'

describe.each(testEngines)('servers that share a database (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const server = async (report: string[] = []): Promise<Limiter> =>
    createLimiter({
      secret: 'k'.repeat(32),
      guesses: await openSharedCounts(store.db),
      report: (line) => report.push(line),
    })

  const rows = async () =>
    (await store.db.execute<{ key: string; points: number }>(sql`select key, points from request_counts`))
      .rows

  test('count guesses together', async () => {
    const [one, other] = [await server(), await server()]
    const who = ['wrongDigits', 'a tablet'] as const
    for (let i = 0; i < 3; i++) expect(await one.take(who)).toBeNull()
    expect(await other.remaining(who)).toMatchObject({ remaining: 2 })
    for (let i = 0; i < 2; i++) expect(await other.take(who)).toBeNull()
    for (const each of [one, other, one]) expect(await each.take(who)).toBeGreaterThan(0)
  })

  test('check no more attempts than the limit, sent to both at once', async () => {
    const both = [await server(), await server()]
    let lookCount = 0
    const look = async () => {
      lookCount += 1
      return false
    }
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        attempt(both[i % 2] as Limiter, [['wrongDigits', 'another tablet']], look, (isRight) => !isRight),
      ),
    )
    expect(lookCount).toBe(5)
  })

  test('log a refused client once, and store no address', async () => {
    const reports: string[] = []
    const one = await server(reports)
    const who = ['wrongOrderKeys', '198.51.100.77 ACDE-FGHJ'] as const
    for (let i = 0; i < 14; i++) await one.take(who)
    expect(reports).toHaveLength(1)
    expect(JSON.stringify([await rows(), reports])).not.toContain('198.51.100')
  })

  test('do not count a right guess', async () => {
    const one = await server()
    const who = ['wrongCodes', '198.51.100.1'] as const
    for (let i = 0; i < 40; i++)
      await guess(
        one,
        [who],
        async () => true,
        (isRight) => !isRight,
      )
    expect(await one.remaining(who)).toMatchObject({ remaining: 30 })
  })

  test('store nothing for generous limits', async () => {
    const one = await server()
    for (let i = 0; i < 3; i++) await one.take(['calls', '198.51.100.2'])
    expect((await rows()).filter(({ key }) => key.startsWith('calls'))).toEqual([])
  })

  test('accept no guess while the database is away, and continue counting orders', async () => {
    const removedStore = await openTestStore(engine)
    await removedStore.remove()
    const guesses = await openSharedCounts(removedStore.db)
    const one = createLimiter({ secret: 'k'.repeat(32), guesses, report: () => {} })
    let isLooked = false
    const look = async () => {
      isLooked = true
      return true
    }
    await expect(attempt(one, [['wrongDigits', 'a tablet']], look, () => false)).rejects.toThrow()
    expect(isLooked).toBe(false)
    expect(await one.take(['orders', '198.51.100.3'])).toBeNull()
  })
})
