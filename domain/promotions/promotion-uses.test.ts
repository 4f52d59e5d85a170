import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodeUser, codeUser, grantUses, hasUseLimit } from './promotion-uses.ts'

const user = fc.record({
  phone: fc.constantFrom('+85251234567', '+85261234567', '+85291234567'),
  email: fc.constantFrom('', 'chan@example.com', 'Chan@Example.com', 'ma@example.com'),
})
const limit = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null })

test('a code is never used more often than its limits allow, and never refused before', () => {
  fc.assert(
    fc.property(limit, limit, fc.array(user), fc.array(user), (maxUses, perCustomer, earlier, asking) => {
      const limits = { maxUses, maxUsesPerCustomer: perCustomer }
      const before = earlier.map(codeUser)
      const users = asking.map(codeUser)
      const refusals = grantUses('X', limits, { total: before.length, byThese: before }, users)
      const all: CodeUser[] = [...before]
      const same = (a: CodeUser, b: CodeUser) =>
        a.phone === b.phone || (a.email.length > 0 && a.email === b.email)
      for (const [index, each] of users.entries()) {
        const isFull = maxUses !== null && all.length >= maxUses
        const isRepeated =
          perCustomer !== null && all.filter((other) => same(other, each)).length >= perCustomer
        const expected = isFull ? 'promotion-used-up' : isRepeated ? 'promotion-used-before' : undefined
        expect(refusals[index]?.code).toBe(expected)
        if (!expected) all.push(each)
      }
    }),
  )
})

test('a refusal names the code and its limit', () => {
  const chan = codeUser({ phone: '+85251234567', email: 'Chan@Example.com' })
  const one = { maxUses: 50, maxUsesPerCustomer: 1 }
  expect(grantUses('FIRST50', one, { total: 50, byThese: [] }, [chan])).toEqual([
    { code: 'promotion-used-up', field: 'promotionCode', data: { promotionCode: 'FIRST50', max: 50 } },
  ])
  const sameMailbox = { phone: '+85200000000', email: 'chan@example.com' }
  expect(grantUses('FIRST50', one, { total: 1, byThese: [sameMailbox] }, [chan])).toEqual([
    { code: 'promotion-used-before', field: 'promotionCode', data: { promotionCode: 'FIRST50', max: 1 } },
  ])
})

test('a code has a limit only if its uses or its uses per customer are limited', () => {
  expect(hasUseLimit({ maxUses: null, maxUsesPerCustomer: null })).toBe(false)
  expect(hasUseLimit({ maxUses: 1, maxUsesPerCustomer: null })).toBe(true)
  expect(hasUseLimit({ maxUses: null, maxUsesPerCustomer: 1 })).toBe(true)
})
