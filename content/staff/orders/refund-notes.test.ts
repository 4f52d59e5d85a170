import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { refundAsked, systemNoteText } from './refund-notes.ts'

test('the note about a failed refund says why, and that disputed money is not returned again', () => {
  expect(systemNoteText('no answer').zh).toBe('付款服務一直沒有回覆')
  expect(systemNoteText('refused').en).toBe('declined by the payment provider')
  expect(systemNoteText('refused: charge_disputed').en).toContain('do not refund')
  expect(systemNoteText('refused: charge_disputed').zh).toContain('不要再退')
  expect(systemNoteText('refused: balance_insufficient')).toEqual({
    zh: '付款服務拒絕（balance_insufficient）',
    en: 'declined by the payment provider (balance_insufficient)',
  })
  expect(systemNoteText('returned at the provider').zh).toBe('在付款服務退回')
})

test('any other note stays as it is', () => {
  expect(systemNoteText('constructor')).toEqual({ zh: 'constructor', en: 'constructor' })
})

test('the request to the owner names the amount, and the reason if there is one', () => {
  expect(refundAsked(cents(12_000), 'late-delivery: an hour')).toEqual({
    zh: '有人請老闆批准退款 $120.00：遲送到：an hour',
    en: 'Refund of $120.00 awaiting the owner’s approval: Late delivery: an hour',
  })
  expect(refundAsked(cents(12_000), '').en).toBe('Refund of $120.00 awaiting the owner’s approval')
})
