import { describe, expect, test } from 'vitest'
import type { StoredShopDetails } from '#domain/shop/shop-details.ts'
import { openPayments } from '#server/page-data/public/open-payments.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { testNow } from '#tests/support/store/store.ts'
import { chosenWays, offeredMethods } from './payment-ways.ts'

const demo: StoredShopDetails = { details: {}, startedEmpty: false }
const shops: readonly (readonly [string, StoredShopDetails])[] = [
  ['was opened without the demo’s menu', { details: {}, startedEmpty: true }],
  ['states the licence of its kitchen', { details: { licenceNumber: '2961234567' }, startedEmpty: false }],
]

function waysOf(isByDefault: boolean) {
  const none = { fps: null, payMeLink: null, bank: null }
  const { ways } = openPayments({
    settings: {
      accounts: { ...testAccounts, ...none, payMeLink: 'https://payme.example/real' },
      stripe: null,
      isPractice: true,
      isByDefault,
    },
    store: { db: null as never, queue: null as never, shop: 'shop-1' },
    siteUrl: 'http://localhost:3000',
    log: () => {},
    now: () => testNow,
  })
  return (details: StoredShopDetails) => chosenWays(ways, { ...details, accounts: {}, methodsOff: [] })
}

describe('practice payments without any configuration', () => {
  const ways = waysOf(true)

  test('offer every payment method in the demo', () => {
    expect(ways(demo).isPractice).toBe(true)
    expect(offeredMethods(ways(demo))).toEqual(expect.arrayContaining(['card', 'fps', 'bank-transfer']))
  })

  test.each(shops)('end once the shop %s, and real methods remain', (_, details) => {
    expect(ways(details).isPractice).toBe(false)
    expect(offeredMethods(ways(details))).toEqual(['payme'])
  })
})

test.each(shops)('practice payments that the operator configured continue if the shop %s', (_, details) => {
  expect(waysOf(false)(details).isPractice).toBe(true)
})
