import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guess } from './guess.ts'
import { createLimiter, type LimitedCall, type Limiter } from './limiter.ts'

const office = '203.0.113.7'
let reports: string[] = []
let limiter: Limiter

beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  limiter = createLimiter({ secret: 'k'.repeat(32), guesses: null, report: (line) => reports.push(line) })
})
afterEach(() => vi.useRealTimers())

async function countPasses(times: number, ...limits: readonly LimitedCall[]) {
  let count = 0
  for (let i = 0; i < times; i++) if ((await limiter.take(...limits)) === null) count += 1
  return count
}

describe('the limiter', () => {
  test('rejects requests beyond the limit until its window ends', async () => {
    expect(await countPasses(40, ['orderAttempts', 'key'])).toBe(20)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await limiter.take(['orderAttempts', 'key'])).toBe(35)
    await vi.advanceTimersByTimeAsync(35_000)
    expect(await limiter.take(['orderAttempts', 'key'])).toBeNull()
  })

  test('counts each client and each kind separately', async () => {
    await countPasses(21, ['orderAttempts', 'key'])
    expect(await limiter.take(['orderAttempts', 'another'])).toBeNull()
    expect(await limiter.take(['wrongCodes', 'key'])).toBeNull()
  })

  test('enforces the longer window too', async () => {
    let codes = 0
    for (let minutes = 0; minutes < 12; minutes++) {
      codes += await countPasses(30, ['wrongCodes', office])
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(codes).toBe(240)
    expect(await limiter.take(['wrongCodes', office])).toBe(48 * 60)
  })

  test('returns the wait of the limit that is exceeded first, and the longest of several', async () => {
    const limits: LimitedCall[] = [
      ['failedSignInsOfAccount', office],
      ['failedSignInsFromEverywhere', 'account'],
    ]
    expect(await limiter.remaining(...limits)).toEqual({ remaining: 5, wait: 15 * 60 })
    await countPasses(97, ['failedSignInsFromEverywhere', 'account'])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(await limiter.remaining(...limits)).toEqual({ remaining: 3, wait: 50 * 60 })
    await countPasses(3, ...limits)
    expect((await limiter.reserve(...limits)).wait).toBe(50 * 60)
    await countPasses(2, ['failedSignInsOfAccount', office])
    expect((await limiter.reserve(...limits)).wait).toBe(50 * 60)
  })

  test('logs a rejected client once per window, without its address', async () => {
    await countPasses(100, ['wrongCodes', office])
    expect(reports).toHaveLength(1)
    expect(reports[0]).toMatch(/^wrongCodes: more than 30 in 60 s from [\w-]{8}, refused for 60 s$/)
    expect(reports[0]).not.toContain(office)
    await vi.advanceTimersByTimeAsync(60_000)
    await countPasses(100, ['wrongCodes', office])
    expect(reports).toHaveLength(2)
  })
})

describe('an office of 200 people behind one address', () => {
  test('can order twice each within the same minute', async () => {
    for (let person = 0; person < 200; person++)
      expect(await countPasses(2, ['orders', office], ['orderAttempts', `key ${person}`])).toBe(2)
  })

  test('can mistype one promotion code each within an hour', async () => {
    for (let person = 0; person < 200; person++) {
      expect(await limiter.take(['wrongCodes', office])).toBeNull()
      await vi.advanceTimersByTimeAsync(18_000)
    }
  })

  test('can open its orders and prices at the same time', async () => {
    expect(await countPasses(200 * 9, ['calls', office])).toBe(1800)
  })
})

describe('a guess', () => {
  const code = [['wrongCodes', office]] as const
  const look = (isRight: boolean) =>
    guess(
      limiter,
      code,
      async () => isRight,
      (outcome) => !outcome,
    )

  test('is not counted if it was right', async () => {
    for (let i = 0; i < 500; i++) expect(await look(true)).toEqual({ ok: true, outcome: true })
  })

  test('is counted if it was wrong', async () => {
    for (let i = 0; i < 30; i++) expect(await look(false)).toEqual({ ok: true, outcome: false })
    expect(await look(false)).toEqual({ ok: false, wait: 60 })
    expect(await look(true)).toEqual({ ok: false, wait: 60 })
  })

  test('is never rejected if it is right, even when a whole office sends one at once', async () => {
    const guesses = await Promise.all(Array.from({ length: 1000 }, () => look(true)))
    expect(guesses).toEqual(Array(1000).fill({ ok: true, outcome: true }))
  })

  test('gains hardly any attempts by sending all at once', async () => {
    let lookCount = 0
    const slowly = async () => {
      lookCount += 1
      await Promise.resolve()
      return false
    }
    await Promise.all(Array.from({ length: 1000 }, () => guess(limiter, code, slowly, () => true)))
    expect(lookCount).toBeLessThan(30 + 20)
  })

  test('is not counted if the lookup throws', async () => {
    const failing = () =>
      guess(
        limiter,
        code,
        () => Promise.reject(new Error('away')),
        () => true,
      )
    for (let i = 0; i < 50; i++) await expect(failing()).rejects.toThrow('away')
  })
})
