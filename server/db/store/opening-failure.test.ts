import { expect, test } from 'vitest'
import { isPanic, lastWordsIn } from './opening-failure.ts'

const prefix = '2026-11-28 09:02:43.567 UTC [42] '

test('the last message of PostgreSQL is that of a fatal error', () => {
  const words = 'could not write to file "pg_wal/xlogtemp.42": No space left on device'
  expect(lastWordsIn(`${prefix}PANIC:  ${words}`)).toBe(words)
  expect(lastWordsIn(`${prefix}FATAL:  ${words}`)).toBe(words)
  expect(lastWordsIn(`${prefix}ERROR:  ${words}`)).toBeUndefined()
})

test('text in an error message is not mistaken for a database panic', () => {
  expect(isPanic(`${prefix}PANIC:  could not write`)).toBe(true)
  expect(isPanic(`${prefix}FATAL:  could not open`)).toBe(false)
  for (const line of [
    `${prefix}DETAIL:  Key (code)=(PANIC: now) already exists.`,
    `${prefix}ERROR:  invalid input syntax for type uuid: "x UTC [1] PANIC: now"`,
    '\tPANIC: now',
  ]) {
    expect(isPanic(line)).toBe(false)
    expect(lastWordsIn(line)).toBeUndefined()
  }
})
