import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { isCalledOff, orderStatuses, paymentStatuses } from './order-status.ts'
import { orderVerbs } from './order-verbs.ts'
import { webhookEvents, webhookEventsOf } from './webhook-events.ts'

const amount = fc.integer({ min: 0, max: 3 }).map((dollars) => cents(dollars * 100))
const moment = fc.record({
  status: fc.constantFrom(...orderStatuses),
  paymentStatus: fc.constantFrom(...paymentStatuses),
  dueDate: fc.constantFrom(calendarDate('2026-12-01'), calendarDate('2026-12-02')),
  slot: fc.constantFrom('12:00', '18:00'),
  total: amount,
  deliveryFee: fc.option(amount),
})
const verb = fc.constantFrom(...orderVerbs)

test('a step that changes nothing about an order reports nothing but a refund', () => {
  fc.assert(
    fc.property(moment, verb, (order, step) => {
      expect(webhookEventsOf(order, order, { verb: step })).toEqual(
        step === 'refund' ? ['order.refunded'] : [],
      )
    }),
  )
})

test('another day, time, total or delivery fee is always reported as a change', () => {
  fc.assert(
    fc.property(moment, moment, verb, (before, after, step) => {
      const isSame =
        before.dueDate === after.dueDate &&
        before.slot === after.slot &&
        before.total === after.total &&
        before.deliveryFee === after.deliveryFee
      if (!isSame) expect(webhookEventsOf(before, after, { verb: step })).toContain('order.changed')
    }),
  )
})

test('an order is reported as cancelled exactly when it becomes cancelled or rejected', () => {
  fc.assert(
    fc.property(moment, moment, verb, (before, after, step) => {
      const isCancelled = isCalledOff(after.status) && before.status !== after.status
      expect(webhookEventsOf(before, after, { verb: step }).includes('order.cancelled')).toBe(isCancelled)
    }),
  )
})

test('undoing a reported step is reported as a change', () => {
  fc.assert(
    fc.property(moment, moment, verb, (before, after, step) => {
      const there = webhookEventsOf(before, after, { verb: step })
      const steps = ['order.paid', 'order.confirmed', 'order.cancelled', 'order.delivered'] as const
      if (steps.some((event) => there.includes(event)))
        expect(webhookEventsOf(after, before, { verb: 'take-back' })).toContain('order.changed')
    }),
  )
})

test('the events of a step are in the order of the table, each once', () => {
  fc.assert(
    fc.property(moment, moment, verb, (before, after, step) => {
      const events = webhookEventsOf(before, after, { verb: step })
      expect(events).toEqual(webhookEvents.filter((event) => events.includes(event)))
    }),
  )
})

const order = {
  status: 'confirmed',
  paymentStatus: 'part-paid',
  dueDate: calendarDate('2026-12-01'),
  slot: '12:00',
  total: cents(90_000),
  deliveryFee: cents(6_000),
} as const

test.each([
  ['received money that pays it', { paymentStatus: 'paid' }, 'receive-payment', ['order.paid']],
  ['delivery', { status: 'delivered' }, 'hand-over', ['order.delivered']],
  ['collection', { status: 'collected' }, 'collect', ['order.delivered']],
  ['a step within the kitchen', { status: 'preparing' }, 'prepare', []],
  ['the end of a delivered order', { status: 'completed' }, 'complete', []],
  ['a stop by bad weather', { status: 'postponed' }, 'postpone', ['order.changed']],
  ['a failed refund', { paymentStatus: 'part-refunded' }, 'fail-refund', []],
] as const)('%s reports what the table says', (_what, after, step, events) => {
  expect(webhookEventsOf(order, { ...order, ...after }, { verb: step })).toEqual(events)
})

test('the fee that staff quote is reported as a quotation and as a change', () => {
  expect(webhookEventsOf({ ...order, deliveryFee: null }, order, { verb: 'quote-fee' })).toEqual([
    'order.changed',
    'quotation.sent',
  ])
})

test('an edit that costs the same is reported as a change', () => {
  const changes = [
    { field: 'place', name: null, from: { zh: '甲', en: 'A' }, to: { zh: '乙', en: 'B' } },
  ] as const
  expect(webhookEventsOf(order, order, { verb: 'edit', changes })).toEqual(['order.changed'])
})
