import { describe, expect, test } from 'vitest'
import { type OrderStanding, orderStages, stageOf as stage } from './order-stage.ts'
import { isCalledOff, orderStatuses, paymentStatuses } from './order-status.ts'

const standing: OrderStanding = {
  status: 'submitted',
  paymentStatus: 'unpaid',
  fulfilment: 'delivery',
  notPayable: null,
  latestAttempt: 'none',
  events: [],
}

const combinations = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) =>
    (['delivery', 'pickup'] as const).flatMap((fulfilment) =>
      (['order-called-off', 'fee-to-be-quoted', 'nothing-due', null] as const).flatMap((notPayable) =>
        (['none', 'open', 'declined'] as const).map(
          (latestAttempt): OrderStanding => ({
            status,
            paymentStatus,
            fulfilment,
            notPayable,
            latestAttempt,
            events: [],
          }),
        ),
      ),
    ),
  ),
)

describe('the stage of an order', () => {
  test('exists for every combination of order, payment and attempt', () => {
    expect(combinations).toHaveLength(11 * 6 * 2 * 4 * 3)
    for (const order of combinations) expect(orderStages).toContain(stage(order))
  })

  test('never asks for payment if nothing can be paid', () => {
    const asking = ['to-pay', 'part-paid', 'payment-pending', 'payment-failed', 'proof-refused']
    for (const order of combinations)
      if (order.notPayable !== null) expect(asking).not.toContain(stage(order))
  })

  test('never says that an unpaid order is paid or confirmed', () => {
    for (const order of combinations)
      if (order.notPayable === null) expect(['paid', 'confirmed']).not.toContain(stage(order))
  })

  test('never says that a cancelled order continues', () => {
    for (const order of combinations)
      if (isCalledOff(order.status)) expect(['rejected', 'cancelled']).toContain(stage(order))
  })

  test.each([
    [{ latestAttempt: 'declined' }, 'payment-failed'],
    [{ latestAttempt: 'open' }, 'payment-pending'],
    [{ paymentStatus: 'part-paid' }, 'part-paid'],
    [{ paymentStatus: 'proof-submitted', latestAttempt: 'declined' }, 'proof-sent'],
    [{ notPayable: 'fee-to-be-quoted' }, 'fee-to-be-quoted'],
    [{ notPayable: 'nothing-due', paymentStatus: 'paid' }, 'paid'],
    [{ notPayable: 'nothing-due', status: 'confirmed' }, 'confirmed'],
    [{ status: 'confirmed' }, 'to-pay'],
    [{ status: 'ready' }, 'preparing'],
    [{ status: 'ready', fulfilment: 'pickup' }, 'ready'],
    [{ status: 'completed', fulfilment: 'pickup' }, 'collected'],
    [{ status: 'completed' }, 'delivered'],
  ] as const)('with the difference %o is %s', (difference, expected) => {
    expect(stage({ ...standing, ...difference })).toBe(expected)
  })

  test('distinguishes an order released at its deadline from a cancelled one', () => {
    const events = [{ verb: 'release', weather: null, moved: null }] as const
    expect(stage({ ...standing, status: 'cancelled', events })).toBe('released')
    expect(stage({ ...standing, status: 'cancelled' })).toBe('cancelled')
  })

  test('distinguishes the weather from other reasons to postpone', () => {
    const events = [{ verb: 'postpone', weather: 'typhoon-8', moved: null }] as const
    expect(stage({ ...standing, status: 'postponed', events })).toBe('postponed-by-weather')
    expect(stage({ ...standing, status: 'postponed' })).toBe('postponed')
  })

  test('says that a day is reserved because of the weather until another is chosen', () => {
    const postponement = { verb: 'postpone', weather: 'black-rain', moved: {} } as const
    const confirmedOrder = { ...standing, status: 'confirmed', notPayable: 'nothing-due' } as const
    expect(stage({ ...confirmedOrder, events: [postponement] })).toBe('held-by-weather')
    expect(stage({ ...confirmedOrder, status: 'preparing', events: [postponement] })).toBe('preparing')
    expect(
      stage({ ...confirmedOrder, events: [postponement, { ...postponement, verb: 'change-date' }] }),
    ).toBe('confirmed')
  })

  test('asks for another picture until there is one', () => {
    const refusal = { verb: 'refuse-proof', weather: null, moved: null } as const
    const submission = { verb: 'submit-proof', weather: null, moved: null } as const
    expect(stage({ ...standing, events: [submission, refusal] })).toBe('proof-refused')
    expect(stage({ ...standing, events: [submission, refusal, submission] })).toBe('to-pay')
  })
})
