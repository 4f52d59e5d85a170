import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { type DishMarkField, readDishMark, saysTheSame } from './dish-mark.ts'

const now = new Date('2026-12-11T11:42:00+08:00')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const readMark = (fields: Partial<Record<DishMarkField, string>>) =>
  readDishMark((name) => fields[name] ?? null, now)
const wings = { date: '2026-12-11', dish: 'wings', done: 'yes' }

test('a form sent without a script marks all portions due, now', () => {
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

test('a delayed mark is dated by how long it waited, even if the device’s clock is wrong', () => {
  const lateTap = { at: '2031-01-01T00:00:00.000Z', sent: '2031-01-01T00:20:00.000Z' }
  expect(readMark({ ...wings, ...lateTap, portions: '30' })).toMatchObject({
    portions: 30,
    at: minutesAgo(20),
  })
})

test('a repeated mark is recorded only if another mark may still arrive before it', () => {
  const mark = (followsUnsent: boolean, at = now) => ({ at, followsUnsent })
  const untick = { verb: 'untick', at: minutesAgo(10), number: null } as const
  expect(saysTheSame(mark(false), null, untick)).toBe(true)
  expect(saysTheSame(mark(true), null, untick)).toBe(false)
  expect(saysTheSame(mark(true, minutesAgo(10)), null, untick)).toBe(true)
  expect(saysTheSame(mark(false), 30, untick)).toBe(false)
  const tick = { verb: 'tick', at: minutesAgo(10), number: 30 } as const
  expect(saysTheSame(mark(false), 30, tick)).toBe(true)
  expect(saysTheSame(mark(true), 30, tick)).toBe(false)
  expect(saysTheSame(mark(false), 29, tick)).toBe(false)
  expect(saysTheSame(mark(false), null, tick)).toBe(false)
})

test.each<Partial<Record<DishMarkField, string>>>([
  { ...wings, date: '2026-13-01' },
  { dish: 'wings', done: 'yes' },
  { ...wings, portions: '-1' },
  { ...wings, portions: '1.5' },
  { ...wings, portions: 'many' },
  { ...wings, portions: '100001' },
])('%o is not a dish mark, since no page sends it', (fields) => {
  expect(readMark(fields)).toBeNull()
})
