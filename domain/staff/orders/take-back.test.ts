import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderActions } from '#domain/placed/order-actions.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { testSituation } from '#tests/support/orders/order-situation.ts'
import { statusAfter, stepVerbs } from './next-step.ts'
import { acceptedFor, decideTakeBack, type LastEvent, letterWaits, withoutTakenBack } from './take-back.ts'

const at = new Date('2026-12-11T12:00:00+08:00')
const later = (ms: number) => new Date(at.getTime() + ms)
const step = { actor: 'staff', actorId: 'amy', at, amount: null, moved: null } as const

test('undoing a step restores the status before it', () => {
  for (const verb of stepVerbs)
    for (const statusBefore of orderActions[verb].from) {
      const order = testSituation({ status: statusAfter[verb] })
      const decision = decideTakeBack(order, { ...step, verb, statusBefore }, 'amy', later(9_000))
      expect(decision).toEqual({ ok: true, value: { set: { status: statusBefore } } })
    }
})

test('a letter waits until its step can no longer be undone', () => {
  expect(letterWaits).toBeGreaterThan(acceptedFor)
})

test('only the last step can be undone, by the person who took it, in time and without payments', () => {
  const event = fc.record({
    verb: fc.constantFrom(...orderVerbs),
    actor: fc.constantFrom('staff' as const, 'system' as const, 'customer' as const),
    actorId: fc.constantFrom('amy', 'bo', null),
    at: fc.constant(at),
    statusBefore: fc.option(fc.constantFrom(...orderStatuses)),
    amount: fc.constantFrom(null, 5_000),
    moved: fc.constantFrom(null, {}),
  })
  const elapsedMs = fc.integer({ min: 0, max: 30_000 })
  fc.assert(
    fc.property(event, fc.constantFrom(...orderStatuses), elapsedMs, (last: LastEvent, status, ms) => {
      const decision = decideTakeBack(testSituation({ status }), last, 'amy', later(ms))
      if (!decision.ok) return
      expect(last.actor).toBe('staff')
      expect(last.actorId).toBe('amy')
      expect(last.amount).toBeNull()
      expect(last.moved).toBeNull()
      expect(ms).toBeLessThanOrEqual(acceptedFor)
      expect([...stepVerbs, 'postpone']).toContain(last.verb)
    }),
  )
  expect(decideTakeBack(testSituation(), null, 'amy', at).ok).toBe(false)
})

test('a customer’s audit log omits steps that were undone', () => {
  const verbs = ['place', 'confirm', 'prepare', 'take-back', 'prepare', 'make-ready'] as const
  const texts = withoutTakenBack(verbs.map((verb) => ({ verb }))).map(({ verb }) => verb)
  expect(texts).toEqual(['place', 'confirm', 'prepare', 'make-ready'])
})

test('a customer’s audit log shows only the last hand-over, whatever happened before its correction', () => {
  const verbs = [
    'send-out',
    'hand-over',
    'take-payment',
    'reopen',
    'hand-over',
    'reopen',
    'hand-over',
  ] as const
  const numbers = withoutTakenBack(verbs.map((verb, id) => ({ verb, id }))).map(({ id }) => id)
  expect(numbers).toEqual([0, 2, 6])
})
