import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { createCounter } from './counter.ts'

describe('a flood of invented names', () => {
  const floodedCounter = async (failsClosed: boolean) => {
    const counter = createCounter(
      { max: 2, seconds: 600 },
      {
        name: 'orders',
        counts: new RateLimiterMemory({ points: 2, duration: 600 }),
        room: 100,
        failsClosed,
        hash: (who) => who,
        report: () => {},
      },
    )
    for (let name = 0; name < 100; name++) for (let time = 0; time < 2; time++) await counter.take(`${name}`)
    return counter
  }

  test('does not reset the counts of earlier names', async () => {
    for (const failsClosed of [true, false]) {
      const counter = await floodedCounter(failsClosed)
      expect(await counter.take('0')).toBeGreaterThan(0)
      expect(await counter.look('99')).toBeGreaterThan(0)
    }
  })

  test('leaves new names uncounted if the limit is one of use', async () => {
    const counter = await floodedCounter(false)
    for (let time = 0; time < 5; time++) expect(await counter.take('a newcomer')).toBeNull()
  })

  test('gives new names one common count if the limit is one of guesses', async () => {
    const counter = await floodedCounter(true)
    expect(await counter.take('a newcomer')).toBeNull()
    expect(await counter.look('another')).toBeNull()
    expect(await counter.take('another')).toBeNull()
    expect(await counter.remaining('a third')).toMatchObject({ remaining: 0 })
    expect(await counter.look('a third')).toBeGreaterThan(0)
    expect(await counter.take('a newcomer')).toBeGreaterThan(0)
  })
})
