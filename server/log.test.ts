import { expect, test } from 'vitest'
import { atMostEvery, errorLine } from './log.ts'

test('the log prints the innermost cause and not the statement with its values', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), { code: '23505' })
  const outer = new Error('Failed query: insert into orders values (陳小姐, 51234567)', { cause })
  expect(errorLine(outer)).toContain('Error 23505: duplicate key value violates unique constraint')
  expect(errorLine(outer)).not.toMatch(/陳|5123|\n/)
})

test('the log prints one line of bounded length, whatever was thrown', () => {
  expect(errorLine(new Error(`first ${'x'.repeat(5000)}\nsecond`)).length).toBeLessThan(500)
  expect(errorLine('陳小姐')).toBe('something was thrown that is no error')
  expect(errorLine(null)).not.toContain('\n')
})

test.each([
  [1, ['first', 'fourth']],
  [2, ['first', 'second', 'fourth']],
])('the log passes on an error at most %i times a minute', (count, expected) => {
  let now = 0
  const logEntries: string[] = []
  const log = atMostEvery(
    60_000,
    (place) => logEntries.push(place),
    () => now,
    count,
  )
  for (const place of ['first', 'second', 'third']) log(place, new Error('full'))
  now = 60_000
  log('fourth', new Error('full'))
  expect(logEntries).toEqual(expected)
})
