import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canOrderBecome, orderStatuses } from '#domain/placed/order-status.ts'
import { maySetStatus, roles } from '#domain/staff/permissions.ts'
import { asksBeforePreparing, nextStep, statusAfter } from './next-step.ts'

const delivery = { fulfilment: 'delivery', awaitsFee: false } as const
const pickup = { fulfilment: 'pickup', awaitsFee: false } as const

test('the next step leads a delivery and a pickup from new to completed', () => {
  const steps = orderStatuses.map((status) => [
    status,
    nextStep({ ...delivery, status }, 'owner'),
    nextStep({ ...pickup, status }, 'owner'),
  ])
  expect(steps).toEqual([
    ['submitted', 'confirm', 'confirm'],
    ['confirmed', 'prepare', 'prepare'],
    ['preparing', 'make-ready', 'make-ready'],
    ['ready', 'send-out', 'collect'],
    ['out-for-delivery', 'hand-over', 'hand-over'],
    ['delivered', 'complete', 'complete'],
    ['collected', 'complete', 'complete'],
    ['completed', null, null],
    ['rejected', null, null],
    ['cancelled', null, null],
    ['postponed', null, null],
  ])
})

test('the next step asks for the fee of a remote place before confirming', () => {
  expect(nextStep({ ...delivery, awaitsFee: true, status: 'submitted' }, 'office')).toBe('quote-fee')
  expect(nextStep({ ...delivery, awaitsFee: true, status: 'submitted' }, 'kitchen')).toBeNull()
})

test('the next step is offered only if the order and the role allow it', () => {
  fc.assert(
    fc.property(
      fc.record({
        status: fc.constantFrom(...orderStatuses),
        fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
        awaitsFee: fc.boolean(),
      }),
      fc.constantFrom(...roles),
      (order, role) => {
        const step = nextStep(order, role)
        if (step === null) return
        const to = statusAfter[step === 'quote-fee' ? 'confirm' : step]
        expect(canOrderBecome(order.status, to)).toBe(true)
        expect(maySetStatus(role, to)).toBe(true)
      },
    ),
  )
})

test('the next step asks before an unpaid order is prepared', () => {
  expect(asksBeforePreparing('prepare', 'unpaid')).toBe(true)
  expect(asksBeforePreparing('prepare', 'proof-submitted')).toBe(true)
  expect(asksBeforePreparing('prepare', 'part-paid')).toBe(true)
  expect(asksBeforePreparing('prepare', 'paid')).toBe(false)
  expect(asksBeforePreparing('make-ready', 'unpaid')).toBe(false)
  expect(asksBeforePreparing(null, 'unpaid')).toBe(false)
})
