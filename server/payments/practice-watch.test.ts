import { expect, onTestFinished, test } from 'vitest'
import { openPayments } from '#server/page-data/public/open-payments.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { openTestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'

async function openDemo(isByDefault: boolean) {
  const site = await openTestSite()
  onTestFinished(site.close)
  const payments = openPayments({
    settings: {
      accounts: { ...testAccounts, fps: null, payMeLink: null, bank: null },
      stripe: null,
      isPractice: true,
      isByDefault,
    },
    store: site.store,
    siteUrl: 'http://localhost:3000',
    log: () => {},
    now: () => testNow,
  })
  const { app } = await site.beside({ payments })
  return async (origin: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`${origin}/api/ordering?ids=2`, { headers })
    const { isPractice, paymentMethods } = await response.json()
    return { isPractice, paymentMethods }
  }
}

const none = { isPractice: false, paymentMethods: [] }

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'a visitor who opens the demo at %s practises payments',
  async (origin) => {
    const ask = await openDemo(true)
    expect((await ask(origin)).isPractice).toBe(true)
  },
)

test.each([
  ['under a public name', 'https://shop.example', {}],
  ['by an address of the network', 'http://192.168.1.20:3000', {}],
  ['under a name that only begins like this machine', 'http://localhost.example', {}],
  ['under a public name that a proxy passes on', 'http://localhost:3000', { host: 'shop.example' }],
  ['through a proxy that names the client', 'http://localhost:3000', { 'X-Forwarded-For': '203.0.113.9' }],
  ['through a proxy that names the host', 'http://localhost:3000', { 'X-Forwarded-Host': 'shop.example' }],
  ['through a proxy with the standard header', 'http://localhost:3000', { Forwarded: 'for=203.0.113.9' }],
  [
    'through a proxy that hides the name, from a page of a public origin',
    'http://127.0.0.1:3000',
    { Origin: 'https://shop.example' },
  ],
  [
    'through a proxy that hides the name, from a page of the same origin',
    'http://127.0.0.1:3000',
    { Referer: 'https://shop.example/menus/', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['through a tunnel', 'http://localhost:3000', { 'CF-Connecting-IP': '203.0.113.9' }],
])('practice payments end for everybody once the demo is opened %s', async (_, origin, headers) => {
  const ask = await openDemo(true)
  expect((await ask('http://localhost:3000')).isPractice).toBe(true)
  expect(await ask(origin, headers)).toEqual(none)
  // Cached pages change too.
  expect(await ask('http://localhost:3000')).toEqual(none)
})

test.each([
  ['of this machine', { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['whose link leads here', { Referer: 'https://news.example/', 'Sec-Fetch-Site': 'cross-site' }],
  ['whose link leads here from an old browser', { Referer: 'https://news.example/' }],
  [
    'of another site whose form leads here',
    { Origin: 'https://news.example', 'Sec-Fetch-Site': 'cross-site' },
  ],
  ['without an address', { Origin: 'null' }],
  ['with an unreadable address', { Origin: 'https://', Referer: '/', 'Sec-Fetch-Site': 'same-origin' }],
])('practice payments continue after a request of a page %s', async (_, headers) => {
  const ask = await openDemo(true)
  expect((await ask('http://localhost:3000', headers)).isPractice).toBe(true)
  expect((await ask('http://localhost:3000')).isPractice).toBe(true)
})

test('practice payments that the operator configured continue under any name', async () => {
  const ask = await openDemo(false)
  expect((await ask('https://shop.example')).isPractice).toBe(true)
})
