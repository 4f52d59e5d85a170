import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000

describe('the time left until a deadline', () => {
  test('is written in hours and minutes', () => {
    expect(timeLeft((23 * 60 + 38) * minute)).toEqual({ hours: 23, minutes: 38 })
    expect(timeLeft(59 * minute)).toEqual({ hours: 0, minutes: 59 })
    expect(timeLeft(48 * 60 * minute)).toEqual({ hours: 48, minutes: 0 })
  })

  test('is at least a minute before the deadline, and null after it', () => {
    expect(timeLeft(1)).toEqual({ hours: 0, minutes: 1 })
    expect(timeLeft(0)).toBeNull()
    expect(timeLeft(-minute)).toBeNull()
  })

  test('is never less than the real time, nor a minute more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 60 * minute }), (remaining) => {
        const { hours, minutes } = timeLeft(remaining) ?? { hours: 0, minutes: 0 }
        const duration = (hours * 60 + minutes) * minute
        expect(minutes).toBeLessThan(60)
        expect(duration).toBeGreaterThanOrEqual(remaining)
        expect(duration - remaining).toBeLessThan(minute)
      }),
    )
  })
})
