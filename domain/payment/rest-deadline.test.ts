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
const paidOrder = testSituation({ dueDate })
const costlier = { total: cents(paidOrder.total + 10_000) }

test('a paid order whose price rises has a deadline for the balance, and its customer is reminded before', () => {
  const { payBy, remindAt } = restDeadline(paidOrder, costlier, settings, now)
  if (!payBy || !remindAt) throw new Error('there is no deadline')
  expect(payBy > remindAt && remindAt > now).toBe(true)
  const owing = { ...paidOrder, ...costlier, payBy, remindAt }
  expect(decideReminder(owing, remindAt)).toMatchObject({ ok: true })
})

test('a change of date by staff for a fee makes a balance due with a deadline', () => {
  const to = { date: addDays(dueDate, 3), slot: paidOrder.slot, fee: cents(20_000) }
  const decision = decideStaffDate(paidOrder, to, { exceeds: [], sets: [] }, settings, now)
  expect(decision).toMatchObject({ ok: true, value: { set: { payBy: expect.any(Date) } } })
})

test('no balance is due if the price did not rise or the order was never paid', () => {
  expect(restDeadline(paidOrder, { total: paidOrder.total }, settings, now)).toEqual({})
  expect(restDeadline({ ...paidOrder, payments: [] }, costlier, settings, now)).toEqual({})
  const [payment] = paidOrder.payments
  const partly = { ...paidOrder, payments: [{ ...(payment ?? testPayment(0)), captured: cents(100) }] }
  expect(restDeadline(partly, costlier, settings, now)).toEqual({})
})
