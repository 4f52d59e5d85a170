import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTally, type Tallied } from './tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain = (reports: readonly Tallied[]) => reports.map((tallied) => Object.fromEntries(tallied))

test('tells the first at once, and the others once a minute with their number', async () => {
  const reports: Tallied[] = []
  const note = createTally((tallied) => void reports.push(tallied))
  for (let i = 0; i < 200; i++) await note(i % 4 === 0 ? 'b' : 'a')
  expect(plain(reports)).toEqual([{ b: 1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(reports).slice(1)).toEqual([{ a: 150, b: 49 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await note('a')
  expect(plain(reports).slice(2)).toEqual([{ a: 1 }])
})

test('adds up under one name what is too varied to list', async () => {
  const reports: Tallied[] = []
  const note = createTally((tallied) => void reports.push(tallied))
  for (let i = 0; i <= 1000; i++) await note(`kind ${i}`)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reports[1]?.size).toBe(51)
  expect(reports[1]?.get('others')).toBe(950)
})

test('keeps what could not be told for the next time', async () => {
  const reports: Tallied[] = []
  let isAway = true
  const note = createTally(async (tallied) => {
    if (isAway) throw new Error('away')
    reports.push(tallied)
  })
  await expect(note('a')).rejects.toThrow('away')
  isAway = false
  await note('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(reports)).toEqual([{ a: 2 }])
})
