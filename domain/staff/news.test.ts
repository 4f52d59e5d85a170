import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { orderVerbs } from '#domain/order-verbs.ts'
import { maySeeDay, roles, seesPrices } from '#domain/permissions.ts'
import { hearsOf, newsKind } from './news.ts'

const today = calendarDate('2026-12-11')

test('nobody hears of a day that they may not see, or of money without seeing prices', () => {
  const dates = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(fc.constantFrom(...roles), fc.constantFrom(...orderVerbs), dates, (role, verb, days) => {
      const news = { verb, isOnOwnRun: false, dates: days.map((day) => addDays(today, day)) }
      const seesDay = news.dates.some((date) => maySeeDay(role, date, today))
      const seesKind = newsKind(verb) !== 'money' || seesPrices(role)
      expect(hearsOf(role, news, today)).toBe(seesDay && seesKind)
    }),
  )
})

test('a kitchen hears of an order that leaves its days', () => {
  const news = { verb: 'change-date', isOnOwnRun: false, dates: [calendarDate('2026-12-20'), today] } as const
  expect(hearsOf('kitchen', news, today)).toBe(true)
  expect(hearsOf('packer', { ...news, dates: [calendarDate('2026-12-20')] }, today)).toBe(false)
})

test('a driver hears of orders on runs of their own alone', () => {
  const news = { verb: 'make-ready', dates: [today] } as const
  expect(hearsOf('driver', { ...news, isOnOwnRun: true }, today)).toBe(true)
  expect(hearsOf('driver', { ...news, isOnOwnRun: false }, today)).toBe(false)
  expect(hearsOf('driver', { ...news, verb: 'take-payment', isOnOwnRun: true }, today)).toBe(false)
})
