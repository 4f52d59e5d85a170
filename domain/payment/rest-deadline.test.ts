import { expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { decideReminder, decideStaffDate } from '#domain/placed/staff-decisions.ts'
import { testPayment, testSituation } from '#tests/support/orders/order-situation.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { restDeadline } from './rest-deadline.ts'

const settings = demoSettings()
const now = new Date('2026-11-25T10:00:00+08:00')
const dueDate = addDays(todayInHongKong(now), 17)
const paid = testSituation({ dueDate })
const costlier = { total: cents(paid.total + 10_000) }

test('a paid order whose price rises has a deadline for the balance, and its customer is reminded before', () => {
  const { payBy, remindAt } = restDeadline(paid, costlier, settings, now)
  if (!payBy || !remindAt) throw new Error('there is no deadline')
  expect(payBy > remindAt && remindAt > now).toBe(true)
  const owing = { ...paid, ...costlier, payBy, remindAt }
  expect(decideReminder(owing, remindAt)).toMatchObject({ ok: true })
})

test('a change of date by staff for a fee has such a deadline', () => {
  const to = { date: addDays(dueDate, 3), slot: paid.slot, fee: cents(20_000) }
  const decided = decideStaffDate(paid, to, { exceeds: [], sets: [] }, settings, now)
  expect(decided).toMatchObject({ ok: true, value: { set: { payBy: expect.any(Date) } } })
})

test('no balance is due if the price did not rise or the order was never paid', () => {
  expect(restDeadline(paid, { total: paid.total }, settings, now)).toEqual({})
  expect(restDeadline({ ...paid, payments: [] }, costlier, settings, now)).toEqual({})
  const [payment] = paid.payments
  const partly = { ...paid, payments: [{ ...(payment ?? testPayment(0)), captured: cents(100) }] }
  expect(restDeadline(partly, costlier, settings, now)).toEqual({})
})
