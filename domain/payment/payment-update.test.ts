import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { afterUpdate, type PaymentSituation, type PaymentUpdate } from './payment-update.ts'

const startedPayment: PaymentSituation = { state: 'started', captured: nothing }
const situationAfter = (...update: readonly PaymentUpdate[]) => update.reduce(afterUpdate, startedPayment)

describe('an update of a payment', () => {
  test('does not undo a capture by a late failure', () => {
    const capture = { state: 'captured', captured: 500 }
    expect(situationAfter({ kind: 'captured', amount: cents(500) }, { kind: 'failed' })).toEqual(capture)
    expect(situationAfter({ kind: 'captured', amount: cents(500) }, { kind: 'expired' })).toEqual(capture)
  })

  test('makes a started payment fail or expire at its first update', () => {
    expect(situationAfter({ kind: 'failed' }, { kind: 'expired' })).toEqual({ state: 'failed', captured: 0 })
    expect(situationAfter({ kind: 'expired' }, { kind: 'failed' })).toEqual({ state: 'expired', captured: 0 })
  })

  test('counts money that arrives after a failure', () => {
    expect(situationAfter({ kind: 'failed' }, { kind: 'captured', amount: cents(500) }).captured).toBe(500)
  })

  test('has the same result in any order, and however often it is repeated', () => {
    const history: readonly PaymentUpdate[] = [
      { kind: 'failed' },
      { kind: 'captured', amount: cents(500) },
      { kind: 'expired' },
      { kind: 'captured', amount: cents(300) },
    ]
    const anyOrder = fc
      .tuple(
        fc.shuffledSubarray([...history], { minLength: history.length }),
        fc.shuffledSubarray([...history]),
      )
      .map((parts) => parts.flat())
    fc.assert(
      fc.property(anyOrder, (update) => {
        expect(situationAfter(...update)).toEqual({ state: 'captured', captured: 500 })
      }),
    )
  })
})
