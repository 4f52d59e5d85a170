import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { type NamedRun, readRunSubject, runChanges } from './run-log.ts'

const date = calendarDate('2026-12-01')
const run = (number: number, stops: readonly string[], driver = ''): NamedRun => ({ number, driver, stops })

test('moving a stop to another run is recorded for both runs', () => {
  const before = [run(1, ['A', 'B']), run(2, ['C'])]
  const after = [run(1, ['A']), run(2, ['C', 'B'])]
  expect(runChanges(date, before, after)).toEqual([
    { verb: 'plan-run', subject: '2026-12-01 #1', before: 'A, B', after: 'A' },
    { verb: 'plan-run', subject: '2026-12-01 #2', before: 'C', after: 'C, B' },
  ])
})

test('a new driver and a new order of stops are recorded separately', () => {
  expect(runChanges(date, [run(1, ['A', 'B'])], [run(1, ['B', 'A'], 'Che')])).toEqual([
    { verb: 'plan-run', subject: '2026-12-01 #1', before: 'A, B', after: 'B, A' },
    { verb: 'give-run', subject: '2026-12-01 #1', before: '', after: 'Che' },
  ])
})

test('a run that ends is recorded only by the loss of its stops', () => {
  expect(runChanges(date, [run(3, ['A'], 'Che')], [])).toEqual([
    { verb: 'plan-run', subject: '2026-12-01 #3', before: 'A', after: '' },
  ])
})

const plans = fc.uniqueArray(
  fc.record({
    number: fc.integer({ min: 1, max: 9 }),
    driver: fc.constantFrom('', 'Che', 'Wan'),
    stops: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 }),
  }),
  { selector: ({ number }) => number },
)

test('only changed runs are recorded, with their day and run', () => {
  fc.assert(
    fc.property(plans, plans, (before, after) => {
      expect(runChanges(date, before, before)).toEqual([])
      for (const { subject, before: old, after: now } of runChanges(date, before, after)) {
        expect(readRunSubject(subject)?.[0]).toBe(date)
        expect(old).not.toBe(now)
      }
    }),
  )
  for (const other of ['2026-12-01', '2026-12-01 #0', 'Amy #1', '']) expect(readRunSubject(other)).toBeNull()
})
