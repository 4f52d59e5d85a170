import { expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { nothing } from '#domain/money.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import { testSituation } from '#tests/support/orders/order-situation.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { decideStaffDate } from './staff-decisions.ts'

const settings = { ...demoSettings(), leadDays: 3, leadSeasons: [] }
const now = new Date('2026-11-20T10:00:00+08:00')
const today = todayInHongKong(now)
const order = testSituation({ dueDate: addDays(today, 1) })

/** Returns null if the order may be due so many days from today. */
function whyNot(days: number, exceeds: readonly Bound[] = [], leadDays: number | null = null) {
  const to = { date: addDays(today, days), slot: '18:00', fee: nothing }
  const decision = decideStaffDate(order, to, { exceeds, sets: [{ leadDays }] }, settings, now)
  return decision.ok ? null : decision.reason
}
const tooEarly = (days: number) => ({ code: 'date-too-early', data: { earliest: addDays(today, days) } })

test('a new day within the lead time of the shop or a set is refused unless staff exceed it', () => {
  expect(whyNot(2)).toMatchObject(tooEarly(3))
  expect(whyNot(2, ['day-closed', 'slot-full'])).toMatchObject(tooEarly(3))
  expect(whyNot(2, ['lead-time'])).toBeNull()
  expect(whyNot(3)).toBeNull()
  expect(whyNot(4, [], 5)).toMatchObject(tooEarly(5))
  expect(whyNot(4, ['lead-time'], 5)).toBeNull()
})

test('another slot of the same day is not a new day', () => {
  expect(whyNot(1)).toBeNull()
})

test('nobody may order for a day before today', () => {
  expect(whyNot(-1, ['lead-time'])).toMatchObject(tooEarly(0))
  expect(whyNot(0, ['lead-time'])).toBeNull()
})
