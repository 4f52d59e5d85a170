import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { proofRefusals } from '#content/ordering/payment/proof-refusals.ts'
import { maxProofBytes } from '#domain/payment/payment-proof.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { longForm } from '#tests/support/site/picture-form.ts'
import { testNow } from '#tests/support/store/store.ts'

const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()

let site: TestSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  const { store } = site
  const newOrder = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  order = newOrder
})

async function send(
  files: readonly Uint8Array<ArrayBuffer>[],
  { key = order.token as string, reference = order.reference as string, client = 'client' } = {},
) {
  const form = new FormData()
  for (const file of files) form.append('picture', new File([file], 'screen.png'))
  const response = await site.request(`/api/orders/${reference}/proofs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': client, 'accept-language': 'en' },
    body: form,
  })
  return { status: response.status, body: await response.json() }
}
const error = (code: string, message: unknown) => ({ error: { code, message } })

test('a picture of a transfer is accepted, and never returned', async () => {
  expect(await send([new Uint8Array(picture)])).toEqual({ status: 200, body: { waiting: 1 } })
  expect((await loadOrder(site.store.db, order.id))?.paymentStatus).toBe('proof-submitted')
  const address = `/api/orders/${order.reference}/proofs`
  const headers = { authorization: `Bearer ${order.token}` }
  expect((await site.request(address, { headers })).status).toBe(404)
})

test('a proof that is not a picture is refused in the customer’s language', async () => {
  expect(await send([Buffer.from('<svg/>')])).toEqual({
    status: 409,
    body: error('REFUSED', proofRefusals['picture-format-unknown'].en),
  })
  expect((await send([])).body).toEqual(error('REFUSED', proofRefusals['picture-missing'].en))
})

test('a body of more than three pictures is not read', async () => {
  const big = new Uint8Array(maxProofBytes + 30_000)
  expect(await send([big, big, big])).toEqual({
    status: 413,
    body: error('TOO_LARGE', proofRefusals['picture-too-large'].en),
  })
})

test('a wrong key, an unknown reference and a missing token are refused', async () => {
  const unknownOrder = { status: 404, body: error('NOT_FOUND', proofRefusals['order-unknown'].en) }
  expect(await send([new Uint8Array(picture)], { key: 'A'.repeat(43) })).toEqual(unknownOrder)
  expect(await send([new Uint8Array(picture)], { reference: 'AAAA-AAAA' })).toEqual(unknownOrder)
  expect((await send([], { key: '' })).status).toBe(401)
})

test('a body that is not a form is refused', async () => {
  const response = await site.request(`/api/orders/${order.reference}/proofs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${order.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
})

test('a form that ends in the middle is damaged, not too large', async () => {
  const response = await site.request(`/api/orders/${order.reference}/proofs?lang=en`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${order.token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'accept-language': 'en',
    },
    body: 'x',
  })
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual(error('REFUSED', proofRefusals['picture-damaged'].en))
})

test('a client that keeps sending pictures has to wait', async () => {
  const results = []
  for (let turn = 0; turn < 61; turn += 1) results.push((await send([], { client: 'eager' })).status)
  expect(results.filter((status) => status === 429)).toHaveLength(1)
})

test('a form with pictures is read only with the order’s key and up to its limit', async () => {
  const readBytes = async (key: string) => {
    const { headers, body, read } = longForm(40)
    const address = `/api/orders/${order.reference}/proofs`
    const all = { ...headers, authorization: `Bearer ${key}`, 'x-forwarded-for': 'a sender of long forms' }
    const init = { method: 'POST', headers: all, body, duplex: 'half' } as RequestInit
    const { status } = await site.request(address, init)
    return { status, read: read() }
  }
  const stranger = await readBytes('A'.repeat(43))
  expect(stranger.status).toBe(404)
  expect(stranger.read).toBeLessThanOrEqual(2)
  const customer = await readBytes(order.token)
  expect(customer.status).toBe(413)
  expect(customer.read).toBeLessThanOrEqual(27)
})
