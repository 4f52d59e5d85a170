import fc from 'fast-check'
import { expect, test } from 'vitest'
import { may, roles, staffActions } from '#domain/staff/permissions.ts'
import { lacksFactor, needsPasskey, rolesWithFactor } from './required-factor.ts'

const anyone = fc.record({ role: fc.constantFrom(...roles), hasFactor: fc.boolean() })

test('no second factor is needed before the shop requires one', () => {
  fc.assert(fc.property(anyone, (person) => !lacksFactor(person, { secondFactorRequired: false })))
})

test('people with a second factor are let in, whatever their role', () => {
  fc.assert(
    fc.property(
      anyone,
      (person) => !lacksFactor({ ...person, hasFactor: true }, { secondFactorRequired: true }),
    ),
  )
})

test('a required second factor applies to the owner and the office only', () => {
  const lacking = roles.filter((role) =>
    lacksFactor({ role, hasFactor: false }, { secondFactorRequired: true }),
  )
  expect(lacking).toEqual(['owner', 'office'])
})

test('the owner and the office cannot use a password instead of their passkey if a second factor is required', () => {
  const needing = (secondFactorRequired: boolean, hasPasskey: boolean) =>
    roles.filter((role) => needsPasskey({ role, hasPasskey }, { secondFactorRequired }))
  expect(needing(true, true)).toEqual(['owner', 'office'])
  expect([needing(true, false), needing(false, true), needing(false, false)]).toEqual([[], [], []])
})

test('everyone who handles customer data needs the second factor', () => {
  expect(staffActions).toContain('handle-customer-data')
  for (const role of roles.filter((each) => may(each, 'handle-customer-data')))
    expect(rolesWithFactor).toContain(role)
})
