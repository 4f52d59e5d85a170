import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulkDoubt } from './bulk-doubt.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2026-11-20T02:00:00+08:00')
const earlier = (ms: number) => new Date(now.getTime() - ms)
const calm = { now, databaseNow: now, newestEntry: earlier(2 * day), hit: 1, customers: 1_000 }

describe('an automatic erasure waits for the owner', () => {
  test('if its clock differs from the database’s by more than an hour', () => {
    const differences = fc.oneof(
      fc.integer({ min: hour + 1, max: 4_000 * day }),
      fc.integer({ min: -4_000 * day, max: -hour - 1 }),
    )
    fc.assert(
      fc.property(differences, fc.integer({ min: 1, max: 1e6 }), (difference, hit) => {
        expect(bulkDoubt({ ...calm, hit, databaseNow: earlier(difference) })).toBe('clocks-differ')
      }),
    )
  })

  test('if nothing has happened for a month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 31 * day + 1, max: 4_000 * day }), (quiet) => {
        expect(bulkDoubt({ ...calm, newestEntry: earlier(quiet) })).toBe('nothing-happened')
      }),
    )
  })

  test('exactly if it affects more than a twentieth of all customers and more than five', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), (hit, others) => {
        const customers = hit + others
        const isMany = hit > 5 && hit * 20 > customers
        expect(bulkDoubt({ ...calm, hit, customers })).toBe(isMany ? 'many-customers' : null)
      }),
    )
  })
})

test('an erasure that affects nobody needs no confirmation, whatever the clocks say', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_000 * day, max: 4_000 * day }), (difference) => {
      const at = earlier(difference)
      expect(bulkDoubt({ ...calm, hit: 0, databaseNow: at, newestEntry: at })).toBeNull()
    }),
  )
})

test('a small shop, and one without any entry, erases without confirmation', () => {
  expect(bulkDoubt({ ...calm, hit: 5, customers: 5 })).toBeNull()
  expect(bulkDoubt({ ...calm, newestEntry: null })).toBeNull()
})

test('a clock three years ahead erases no customer of a shop with sixty orders', () => {
  const ahead = new Date(now.getTime() + 3 * 365 * day)
  const check = { ...calm, now: ahead, hit: 19, customers: 61 }
  expect(bulkDoubt({ ...check, databaseNow: now })).toBe('clocks-differ')
  expect(bulkDoubt({ ...check, databaseNow: ahead })).toBe('nothing-happened')
  expect(bulkDoubt({ ...check, databaseNow: ahead, newestEntry: ahead })).toBe('many-customers')
})
