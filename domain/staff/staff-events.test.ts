import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { maySeeDay, roles, seesPrices } from './permissions.ts'
import { eventFor, staffEventKind } from './staff-events.ts'

const today = calendarDate('2026-12-11')

test('staff events reach only people who may see the day and the amounts', () => {
  const dates = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(fc.constantFrom(...roles), fc.constantFrom(...orderVerbs), dates, (role, verb, days) => {
      const event = { verb, isOnOwnRun: false, dates: days.map((day) => addDays(today, day)) }
      const result = eventFor(role, event, today)
      expect(result !== null).toBe(event.dates.some((date) => maySeeDay(role, date, today)))
      if (!seesPrices(role)) expect(result).not.toBe('money')
      else if (result) expect(result).toBe(staffEventKind(verb))
    }),
  )
})

test('the kitchen is notified of an order that moves to a day it does not see', () => {
  const event = {
    verb: 'change-date',
    isOnOwnRun: false,
    dates: [calendarDate('2026-12-20'), today],
  } as const
  expect(eventFor('kitchen', event, today)).toBe('change')
  expect(eventFor('packer', { ...event, dates: [calendarDate('2026-12-20')] }, today)).toBe(null)
})

test('a driver is notified only of orders on their own runs', () => {
  const event = { verb: 'make-ready', dates: [today] } as const
  expect(eventFor('driver', { ...event, isOnOwnRun: true }, today)).toBe('change')
  expect(eventFor('driver', { ...event, isOnOwnRun: false }, today)).toBe(null)
  expect(eventFor('driver', { ...event, verb: 'take-payment', isOnOwnRun: true }, today)).toBe('change')
})
