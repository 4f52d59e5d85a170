import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { demoSet, demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import { decideOrder } from './decide-order.ts'
import { emptyContact } from './order-steps.ts'

const rules = { sets: demoSets(), settings: demoSettings() }
const today = calendarDate('2026-11-20')
const contact = {
  name: '陳小姐',
  email: 'chan@example.com',
  phone: '5123 4567',
  alternatePhone: '2345 6789',
  ...noNotes,
}
const draft = draftWith({
  lines: [{ setId: 3, quantity: 1, selection: defaultSelection(demoSet(3)) }],
  fulfilment: 'delivery',
  date: addDays(today, 7),
  slot: '10:00',
  zoneId: 'kowloon',
  address: ' 1 Nathan Road ',
})
const codes = (order: Parameters<typeof decideOrder>[0]) =>
  decideOrder(order, rules, today).refusals.map(({ code }) => code)

describe('deciding an order', () => {
  test('returns the order in the form in which it is stored, with its price', () => {
    const decision = decideOrder({ draft, contact, expected: null }, rules, today)
    expect(decision.refusals).toEqual([])
    expect(decision.draft.address).toBe('1 Nathan Road')
    expect(decision.contact.phone).toBe('+85251234567')
    expect(decision.quote.total).toBe(163_000)
  })

  test('refuses everything that is wrong with the order and with its contact at once', () => {
    expect(codes({ draft: { ...draft, slot: null }, contact: emptyContact, expected: null })).toEqual(
      expect.arrayContaining(['slot-missing', 'name-missing', 'phone-missing']),
    )
  })

  test('refuses if the total or subtotal shown to the customer has changed', () => {
    const total = cents(163_000)
    expect(codes({ draft, contact, expected: { total } })).toEqual([])
    expect(codes({ draft, contact, expected: { total: cents(1) } })).toEqual(['price-changed'])
    expect(codes({ draft, contact, expected: { total, subtotal: cents(1) } })).toEqual(['price-changed'])
  })

  test('does not mention the price while something else is wrong', () => {
    expect(codes({ draft: { ...draft, slot: null }, contact, expected: { total: cents(1) } })).toEqual([
      'slot-missing',
    ])
  })
})
