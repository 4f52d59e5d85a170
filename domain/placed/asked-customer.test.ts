import { expect, test } from 'vitest'
import { askedCustomer } from './asked-customer.ts'

test('a customer is asked for by number, phone or e-mail, in any spelling', () => {
  expect(askedCustomer(' k7qf 3mxa ')).toEqual({ by: 'reference', reference: 'K7QF-3MXA' })
  expect(askedCustomer('5123 4567')).toEqual({ by: 'phone', phone: '+85251234567' })
  expect(askedCustomer('Chan@Example.HK')).toEqual({ by: 'email', email: 'chan@example.hk' })
})

test('a part of a number or a name finds nobody: others would be shown', () => {
  for (const search of ['', '4567', 'Chan', 'K7QF', '@example.hk', 'x'.repeat(5_000)])
    expect(askedCustomer(search)).toBeNull()
})
