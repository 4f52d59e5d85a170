import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, formatExact } from '#domain/money.ts'
import { readAmount } from '#domain/typed-figures.ts'
import { readMove, readSelection, readTargets } from './order-move.ts'

const readForm = (fields: Record<string, string>) => readMove((name) => fields[name] ?? null)
const target = { order: '7', version: '3' }

test('the form reader of moves reads the fields of each move', () => {
  expect(readForm({ ...target, verb: 'make-ready' })).toEqual({
    ok: true,
    value: {
      orderId: 7,
      version: 3,
      note: '',
      sure: null,
      move: { kind: 'step', verb: 'make-ready', evenUnpaid: false },
    },
  })
  const moveOf = (fields: Record<string, string>) => {
    const reading = readForm({ ...target, ...fields })
    return reading.ok ? reading.value.move : reading.reason
  }
  expect(moveOf({ verb: 'prepare', evenUnpaid: 'yes' })).toMatchObject({ verb: 'prepare', evenUnpaid: true })
  expect(moveOf({ verb: 'confirm' })).toEqual({ kind: 'confirm', fee: null })
  expect(moveOf({ verb: 'confirm', amount: '350' })).toEqual({ kind: 'confirm', fee: 35_000 })
  expect(moveOf({ verb: 'confirm', amount: '' })).toBe('amount-unreadable')
  const cancellation = { verb: 'cancel', 'keep.customer': '9.50', 'keep.shop': '0', note: 'moved away' }
  expect(moveOf({ ...cancellation, who: 'shop' })).toEqual({ kind: 'cancel', who: 'shop', keep: 0 })
  expect(moveOf({ ...cancellation, who: 'customer' })).toEqual({ kind: 'cancel', who: 'customer', keep: 950 })
  const back = { 'back.customer': '1,190.50', 'back.shop': '1,200', back: '1,300' }
  const request = (verb: string) => readForm({ ...target, ...cancellation, ...back, verb, who: 'shop' })
  expect(request('ask-cancel')).toMatchObject({
    value: { note: 'cancel: moved away', move: { kind: 'ask-refund', amount: 120_000, toCallOff: 'cancel' } },
  })
  expect(request('ask-reject')).toMatchObject({
    value: { note: 'reject: moved away', move: { kind: 'ask-refund', amount: 130_000, toCallOff: 'reject' } },
  })
  expect(moveOf({ ...cancellation, who: 'shop', verb: 'ask-cancel' })).toBe('amount-unreadable')
  for (const verb of ['cancel', 'reject', 'postpone', 'refuse-proof', 'ask-cancel', 'ask-reject'])
    expect(moveOf({ verb, amount: '0', note: ' ' })).toBe('form-incomplete')
  expect(moveOf({ verb: 'pay', method: 'fps', amount: '4,305.80' })).toEqual({
    kind: 'pay',
    method: 'fps',
    amount: 430_580,
  })
  expect(moveOf({ verb: 'pay', method: 'fps', amount: '1', transfer: ' FRN 7 ' })).toMatchObject({
    transfer: 'FRN 7',
  })
  expect(moveOf({ verb: 'pay', method: 'cash', amount: '1' })).toBe('form-incomplete')
  expect(moveOf({ verb: 'refund', amount: '10', transfer: ' FRN 7 ' })).toEqual({
    kind: 'refund',
    amount: 1_000,
    transfer: 'FRN 7',
  })
  const mistake = { verb: 'take-back-payment', payment: '31', note: 'of another order' }
  expect(moveOf(mistake)).toEqual({ kind: 'take-back-payment', paymentId: 31 })
  expect(moveOf({ ...mistake, note: ' ' })).toBe('form-incomplete')
  expect(moveOf({ ...mistake, payment: '' })).toBe('form-incomplete')
  expect(moveOf({ verb: 'fly' })).toBe('form-incomplete')
  expect(moveOf({ verb: 'reject', note: 'x'.repeat(501) })).toBe('text-too-long')
})

test('the form reader of moves requires an order and the version that the person saw', () => {
  expect(readForm({ order: '7', verb: 'prepare' })).toEqual({ ok: false, reason: 'form-incomplete' })
  expect(readForm({ order: '-7', version: '1', verb: 'prepare' })).toEqual({
    ok: false,
    reason: 'form-incomplete',
  })
})

test('the form reader of moves accepts amounts as the page writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
      expect(readAmount(formatExact(cents(amount)))).toBe(amount)
      expect(readAmount((amount / 100).toFixed(2))).toBe(amount)
    }),
  )
  for (const text of ['', '-1', '1.234', 'ten', '1e9', '99999999999']) expect(readAmount(text)).toBeNull()
})

test('reading a move never throws on any form', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('order', 'version', 'verb', 'amount', 'note'), fc.string()),
      (fields) => {
        expect(readForm(fields).ok).toBeTypeOf('boolean')
      },
    ),
  )
})

test('the form reader of moves accepts only the steps of a selection', () => {
  expect(readSelection(['7.3.prepare', '8.1.confirm', '9.1.cancel', 'x', '', '10.2.reject'])).toMatchObject([
    { orderId: 7, version: 3, move: { verb: 'prepare', evenUnpaid: false } },
    { orderId: 8, version: 1, move: { kind: 'confirm', fee: null } },
  ])
  expect(readSelection(Array.from({ length: 999 }, () => '7.3.prepare'))).toHaveLength(300)
})

test('the form reader of moves reads which steps to undo, and ignores invalid values', () => {
  expect(readTargets(['7.3', '8.', '.4', '9', 'x.1', '10.y', '', '11.2'])).toEqual([
    { orderId: 7, version: 3 },
    { orderId: 11, version: 2 },
  ])
})
