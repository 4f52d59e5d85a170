import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { newsFor, newsKind } from './news.ts'
import { maySeeDay, roles, seesPrices } from './permissions.ts'

const today = calendarDate('2026-12-11')

test('nobody hears of a day that they may not see, or what it was about money without seeing prices', () => {
  const dates = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 2 })
  fc.assert(
    fc.property(fc.constantFrom(...roles), fc.constantFrom(...orderVerbs), dates, (role, verb, days) => {
      const news = { verb, isOnOwnRun: false, dates: days.map((day) => addDays(today, day)) }
      const heard = newsFor(role, news, today)
      expect(heard !== null).toBe(news.dates.some((date) => maySeeDay(role, date, today)))
      if (!seesPrices(role)) expect(heard).not.toBe('money')
      else if (heard) expect(heard).toBe(newsKind(verb))
    }),
  )
})

test('a kitchen hears of an order that leaves its days', () => {
  const news = { verb: 'change-date', isOnOwnRun: false, dates: [calendarDate('2026-12-20'), today] } as const
  expect(newsFor('kitchen', news, today)).toBe('change')
  expect(newsFor('packer', { ...news, dates: [calendarDate('2026-12-20')] }, today)).toBe(null)
})

test('a driver hears of orders on runs of their own alone', () => {
  const news = { verb: 'make-ready', dates: [today] } as const
  expect(newsFor('driver', { ...news, isOnOwnRun: true }, today)).toBe('change')
  expect(newsFor('driver', { ...news, isOnOwnRun: false }, today)).toBe(null)
  expect(newsFor('driver', { ...news, verb: 'take-payment', isOnOwnRun: true }, today)).toBe('change')
})
