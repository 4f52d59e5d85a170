import { expect, test } from 'vitest'
import { isIdempotencyKey, isRepeated, repeatMinute } from './idempotency-key.ts'

const placedAt = new Date('2026-12-01T12:00:40+08:00')
const later = (ms: number) => new Date(placedAt.getTime() + ms)

test('an order that is sent again within a minute counts as the same order', () => {
  expect([0, 59_999, 60_000].map((ms) => isRepeated({ placedAt }, later(ms)))).toEqual([true, true, false])
})

test('an order counts as sent again within the same clock minute or the next', () => {
  const minutesOn = (ms: number) => repeatMinute(later(ms)) - repeatMinute(placedAt)
  expect([0, 19_999, 20_000, 59_999].map(minutesOn)).toEqual([0, 0, 1, 1])
})

test('a key has 16 to 100 letters, digits, hyphens and underscores', () => {
  expect([15, 16, 100, 101].map((length) => isIdempotencyKey('k'.repeat(length)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isIdempotencyKey('aZ09_-aZ09_-aZ09_-')).toBe(true)
  expect(isIdempotencyKey('a key of one order')).toBe(false)
})
