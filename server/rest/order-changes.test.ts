import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderChangesPath } from '#app/paths.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orders } from '#server/db/schema/orders.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  order = await orderIn('to-pay', site.store, testNow)
})

const change = () => site.store.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))

async function ask(key: string = order.token, client = 'client', stop = AbortSignal.timeout(60_000)) {
  const headers = { 'x-forwarded-for': client }
  return site.request(orderChangesPath(order.reference, key), { headers, signal: stop })
}

async function* revisionsOf(response: Response) {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (const [, revision] of text.matchAll(/^data: (.*)$/gm)) yield revision
    text = text.slice(text.lastIndexOf('\n\n') + 2)
  }
}

test('a stream sends the revision of an order, and the next one soon after a change', async () => {
  const response = await ask()
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const revisions = revisionsOf(response)
  const before = (await revisions.next()).value
  expect(before).toEqual(expect.any(String))
  const changedAt = performance.now()
  await change()
  expect((await revisions.next()).value).not.toBe(before)
  expect(performance.now() - changedAt).toBeLessThan(4_000)
  await revisions.return(undefined)
})

test('browsers without a stream request the revision', async () => {
  const revision = async () => {
    const response = await site.request(`${orderChangesPath(order.reference, order.token)}&once=1`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return (await response.json()).revision
  }
  const before = await revision()
  expect(await revision()).toBe(before)
  await change()
  expect(await revision()).not.toBe(before)
})

test('a wrong key and an unknown reference have the same response, and too many are refused', async () => {
  const wrong = await ask('A'.repeat(43), 'guesser')
  const headers = { 'x-forwarded-for': 'guesser' }
  const unknownOrder = await site.request(orderChangesPath('AAAA-AAAA', order.token), { headers })
  expect([wrong.status, unknownOrder.status]).toEqual([404, 404])
  expect(await wrong.json()).toEqual(await unknownOrder.json())
  for (let turn = 0; turn < 12; turn += 1) await ask('A'.repeat(43), 'guesser')
  expect((await ask(order.token, 'guesser')).status).toBe(429)
  expect(site.logLines.join()).not.toContain(order.token)
})

test('one client may hold a limited number of streams, freed on disconnect', async () => {
  const leaving = new AbortController()
  const open = await Promise.all(Array.from({ length: 50 }, () => ask(order.token, 'office', leaving.signal)))
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ask(order.token, 'office')).status).toBe(503)
  const other = await ask(order.token, 'neighbour')
  expect(other.status).toBe(200)
  leaving.abort()
  const again = await ask(order.token, 'office')
  expect(again.status).toBe(200)
  await Promise.all([other.body?.cancel(), again.body?.cancel()])
})

test('every stream ends when the server stops', async () => {
  const response = await ask()
  site.endStreams()
  const revisions = revisionsOf(response)
  expect((await revisions.next()).done).toBe(true)
})
