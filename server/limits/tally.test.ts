import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTally, type Tallied } from './tally.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const plain = (told: readonly Tallied[]) => told.map((tallied) => Object.fromEntries(tallied))

test('tells the first at once, and the others once a minute with their number', async () => {
  const told: Tallied[] = []
  const note = createTally((tallied) => void told.push(tallied))
  for (let i = 0; i < 200; i++) await note(i % 4 === 0 ? 'b' : 'a')
  expect(plain(told)).toEqual([{ b: 1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(told).slice(1)).toEqual([{ a: 150, b: 49 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await note('a')
  expect(plain(told).slice(2)).toEqual([{ a: 1 }])
})

test('adds up under one name what is too varied to list', async () => {
  const told: Tallied[] = []
  const note = createTally((tallied) => void told.push(tallied))
  for (let i = 0; i <= 1000; i++) await note(`kind ${i}`)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told[1]?.size).toBe(51)
  expect(told[1]?.get('others')).toBe(950)
})

test('keeps what could not be told for the next time', async () => {
  const told: Tallied[] = []
  let isAway = true
  const note = createTally(async (tallied) => {
    if (isAway) throw new Error('away')
    told.push(tallied)
  })
  await expect(note('a')).rejects.toThrow('away')
  isAway = false
  await note('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(plain(told)).toEqual([{ a: 2 }])
})
