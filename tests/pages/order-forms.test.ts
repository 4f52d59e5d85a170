import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { type BuiltSite, openBuiltSite } from '#tests/support/site/built-site.ts'
import { longForm } from '#tests/support/site/picture-form.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: BuiltSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
})

test('paying stores the key to the order in the browser, and sends it to no other site', async () => {
  const { status, headers } = await site.request(orderPath(order.reference, order.token, 'zh'), {
    method: 'POST',
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'method=alipay',
  })
  expect(status).toBe(303)
  expect(headers.getSetCookie()).toEqual([
    expect.stringContaining(`return-${order.reference}=${order.token};`),
  ])
})

const origin = 'http://localhost:3000'

async function sendLongForm(key: string, client: string) {
  const { headers, body, read } = longForm(40)
  const { status } = await site.request(orderPath(order.reference, key, 'en'), {
    method: 'POST',
    headers: { ...headers, origin, 'x-forwarded-for': client },
    body,
    duplex: 'half',
  } as RequestInit)
  return { status, read: read() }
}

test('pictures are read only if the key is right, and up to their limit', async () => {
  const stranger = await sendLongForm('A'.repeat(43), 'stranger')
  // Redirects to the 404 page.
  expect(stranger.status).toBe(302)
  expect(stranger.read).toBeLessThanOrEqual(2)
  const customer = await sendLongForm(order.token, 'customer')
  expect(customer.status).toBe(409)
  expect(customer.read).toBeLessThanOrEqual(27)
})

test('the form for pictures counts together with the endpoint for them', async () => {
  const sendEmpty = (path: string, key: string) =>
    site.request(path, {
      method: 'POST',
      headers: { origin, authorization: `Bearer ${key}`, 'x-forwarded-for': 'impatient' },
      body: new FormData(),
    })
  const path = `/api/orders/${order.reference}/proofs`
  for (let turn = 0; turn < 60; turn += 1) await sendEmpty(path, order.token)
  const page = await sendEmpty(orderPath(order.reference, order.token, 'en'), order.token)
  expect([page.status, page.headers.has('retry-after')]).toEqual([429, true])
})
