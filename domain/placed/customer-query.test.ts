import { expect, test } from 'vitest'
import { readCustomerQuery } from './customer-query.ts'

test('a customer is found by number, phone or e-mail, in any spelling', () => {
  expect(readCustomerQuery(' k7qf 3mxa ')).toEqual({ by: 'reference', reference: 'K7QF-3MXA' })
  expect(readCustomerQuery('5123 4567')).toEqual({ by: 'phone', phone: '+85251234567' })
  expect(readCustomerQuery('Chan@Example.HK')).toEqual({ by: 'email', email: 'chan@example.hk' })
})

test('a part of a number or a name finds nobody, so that no other customer is shown', () => {
  for (const search of ['', '4567', 'Chan', 'K7QF', '@example.hk', 'x'.repeat(5_000)])
    expect(readCustomerQuery(search)).toBeNull()
})
