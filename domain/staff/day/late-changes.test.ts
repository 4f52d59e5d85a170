import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { type ChangeEvent, isLate } from './late-changes.ts'

const date = calendarDate('2026-12-11')
const at = (text: string) => new Date(`2026-12-${text}+08:00`)
const unplannedOrder = { preparedAt: null, printedAt: null }
const change = (parts: Partial<ChangeEvent> = {}): ChangeEvent => ({
  verb: 'change-slot',
  at: at('10T00:00'),
  statusBefore: 'confirmed',
  changes: null,
  ...parts,
})
const field = (name: 'line' | 'total') => ({
  field: name,
  name: null,
  from: { zh: '1', en: '1' },
  to: { zh: '2', en: '2' },
})

test('a change is late from the day before the delivery', () => {
  expect(isLate(change(), date, unplannedOrder)).toBe(true)
  expect(isLate(change({ at: at('09T23:59') }), date, unplannedOrder)).toBe(false)
})

test('a change is late as soon as a label was printed or preparing began', () => {
  const early = change({ at: at('08T12:00') })
  expect(isLate(early, date, { ...unplannedOrder, printedAt: at('08T11:00') })).toBe(true)
  expect(isLate(early, date, { ...unplannedOrder, preparedAt: at('08T11:00') })).toBe(true)
  expect(isLate(early, date, { preparedAt: at('08T13:00'), printedAt: at('08T13:00') })).toBe(false)
})

test('unconfirmed orders and amounts are not changes for the kitchen', () => {
  expect(isLate(change({ statusBefore: 'submitted' }), date, unplannedOrder)).toBe(false)
  expect(isLate(change({ verb: 'take-payment' }), date, unplannedOrder)).toBe(false)
  expect(isLate(change({ verb: 'edit', changes: [field('total')] }), date, unplannedOrder)).toBe(false)
  expect(
    isLate(change({ verb: 'edit', changes: [field('total'), field('line')] }), date, unplannedOrder),
  ).toBe(true)
})
