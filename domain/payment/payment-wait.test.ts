import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherWaysOpen, paymentWait } from './payment-wait.ts'

const startedAt = new Date('2026-11-22T08:00:00Z')
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)

test('the payment warning appears after ten seconds without an update and lasts half an hour', () => {
  expect(paymentWait(startedAt, after(9))).toEqual({
    isSilent: false,
    otherWaysFrom: after(31 * 60),
    changesAt: after(10),
  })
  expect(paymentWait(startedAt, after(10))).toMatchObject({ isSilent: true, changesAt: after(31 * 60) })
  expect(paymentWait(startedAt, after(30 * 60))).toMatchObject({ isSilent: true })
  expect(paymentWait(startedAt, after(31 * 60 + 1))).toBeNull()
})

test('other payment methods open once the payment page has expired, even without an update', () => {
  for (const page of ['away', 'unknown'] as const) {
    expect(otherWaysOpen(page, startedAt, after(31 * 60))).toBe(false)
    expect(otherWaysOpen(page, startedAt, after(31 * 60 + 1))).toBe(true)
  }
})

test('a payment that the bank is transferring keeps other methods closed for a day', () => {
  expect(otherWaysOpen('under-way', startedAt, after(24 * 60 * 60 - 1))).toBe(false)
  expect(otherWaysOpen('under-way', startedAt, after(24 * 60 * 60))).toBe(true)
})

test('every payment method shown is accepted: none is offered while an update is pending', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 * 60 }), (seconds) => {
      const isOffered = paymentWait(startedAt, after(seconds)) === null
      expect(otherWaysOpen('away', startedAt, after(seconds))).toBe(isOffered)
    }),
  )
})
