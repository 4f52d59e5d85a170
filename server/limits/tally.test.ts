import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Counts, createTally } from './tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain = (reports: readonly Counts[]) => reports.map((counts) => Object.fromEntries(counts))

test('the tally reports the first refusal immediately and the number of others once a minute', async () => {
  const reports: Counts[] = []
  const note = createTally((counts) => void reports.push(counts))
  for (let i = 0; i < 200; i++) await note(i % 4 === 0 ? 'b' : 'a')
  expect(plain(reports)).toEqual([{ b: 1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(reports).slice(1)).toEqual([{ a: 150, b: 49 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await note('a')
  expect(plain(reports).slice(2)).toEqual([{ a: 1 }])
})

test('the tally adds up refusals that are too varied to list under one name', async () => {
  const reports: Counts[] = []
  const note = createTally((counts) => void reports.push(counts))
  for (let i = 0; i <= 1000; i++) await note(`kind ${i}`)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reports[1]?.size).toBe(51)
  expect(reports[1]?.get('others')).toBe(950)
})

test('the tally keeps refusals that could not be reported for the next report', async () => {
  const reports: Counts[] = []
  let isAway = true
  const note = createTally(async (counts) => {
    if (isAway) throw new Error('away')
    reports.push(counts)
  })
  await expect(note('a')).rejects.toThrow('away')
  isAway = false
  await note('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(reports)).toEqual([{ a: 2 }])
})
