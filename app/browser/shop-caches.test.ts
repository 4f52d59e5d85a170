import { expect, test } from 'vitest'
import { isTooOldForOrder, savedAt } from './shop-caches.ts'

const copyOf = (date: string) => new Response('', { headers: { date } })
const saved = savedAt(copyOf('Sun, 22 Nov 2026 08:30:00 GMT'))

test.each([
  ['2026-11-22T08:30:00Z', false],
  ['2027-02-20T08:30:00Z', false],
  ['2027-02-20T08:30:01Z', true],
])('the copy of an order’s page may be shown for 90 days: at %s, too old is %s', (now, isTooOld) => {
  expect(isTooOldForOrder(saved, new Date(now))).toBe(isTooOld)
})

test.each([
  ['no date', new Response('')],
  ['an unreadable date', copyOf('tomorrow')],
])('the copy of an order’s page with %s is too old', (_, copy) => {
  expect(isTooOldForOrder(savedAt(copy), new Date())).toBe(true)
})
