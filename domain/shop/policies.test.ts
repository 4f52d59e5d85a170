import { expect, test } from 'vitest'
import { changePolicy, changePolicyOf } from './policies.ts'

test('orders keep the notice and fee of the version they were placed under, and new ones have today’s', () => {
  const before = { noticeDays: 45, feePercent: 15, postponeWithinDays: 45 }
  const earlier = { '2025-03': before, '2026-11': before }
  expect(changePolicyOf('2025-03', earlier)).toEqual(before)
  expect(changePolicyOf('2026-11', earlier)).toEqual(before)
  expect(changePolicyOf('2027-01', earlier)).toEqual(changePolicy)
})
