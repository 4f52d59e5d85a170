import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { type DishMarkField, readDishMark, saysTheSame } from './dish-mark.ts'

const now = new Date('2026-12-11T11:42:00+08:00')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const readMark = (fields: Partial<Record<DishMarkField, string>>) =>
  readDishMark((name) => fields[name] ?? null, now)
const wings = { date: '2026-12-11', dish: 'wings', done: 'yes' }

test('a form without a script is a mark of now, for as many as are due', () => {
  expect(readMark(wings)).toEqual({
    date: calendarDate('2026-12-11'),
    dishId: 'wings',
    isDone: true,
    portions: null,
    at: now,
    followsUnsent: false,
  })
  expect(readMark({ ...wings, done: 'no' })).toMatchObject({ isDone: false })
})

test('a mark that waited is as old as it waited, by a clock that may be wrong', () => {
  const waited = { at: '2031-01-01T00:00:00.000Z', sent: '2031-01-01T00:20:00.000Z' }
  expect(readMark({ ...wings, ...waited, portions: '30' })).toMatchObject({
    portions: 30,
    at: minutesAgo(20),
  })
})

test('a repeated mark is recorded only after another one that may still arrive', () => {
  const mark = (followsUnsent: boolean, at = now) => ({ at, followsUnsent })
  const untick = { verb: 'untick', at: minutesAgo(10), number: null } as const
  expect(saysTheSame(mark(false), null, untick)).toBe(true)
  expect(saysTheSame(mark(true), null, untick)).toBe(false)
  expect(saysTheSame(mark(true, minutesAgo(10)), null, untick)).toBe(true)
  expect(saysTheSame(mark(false), 30, untick)).toBe(false)
  const done = { verb: 'tick', at: minutesAgo(10), number: 30 } as const
  expect(saysTheSame(mark(false), 30, done)).toBe(true)
  expect(saysTheSame(mark(true), 30, done)).toBe(false)
  expect(saysTheSame(mark(false), 29, done)).toBe(false)
  expect(saysTheSame(mark(false), null, done)).toBe(false)
})

test.each<Partial<Record<DishMarkField, string>>>([
  { ...wings, date: '2026-13-01' },
  { dish: 'wings', done: 'yes' },
  { ...wings, portions: '-1' },
  { ...wings, portions: '1.5' },
  { ...wings, portions: 'many' },
  { ...wings, portions: '100001' },
])('a value that no page sends is not a dish mark (%o)', (fields) => {
  expect(readMark(fields)).toBeNull()
})
