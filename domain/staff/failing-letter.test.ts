import { expect, test } from 'vitest'
import { hasFailedLong } from './failing-letter.ts'

test('a letter has failed for long after more than a quarter of an hour', () => {
  const now = new Date('2026-12-01T12:00:00+08:00')
  const afterMinutes = (minutes: number) =>
    hasFailedLong({ firstTriedAt: new Date(now.getTime() - minutes * 60_000) }, now)
  expect([0, 15, 15.1].map(afterMinutes)).toEqual([false, false, true])
})
