/** Anyone with the key can open the order, so it must not leave the page and this shop. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orderLines } from '#server/db/schema/orders.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { type BuiltSite, openBuiltSite } from '#tests/support/site/built-site.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: BuiltSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openBuiltSite()
  order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
})
afterAll(() => site.close())

test.each(langs)(
  'no link to another site contains the order’s key, and the chat names the order (%s)',
  async (lang) => {
    const response = await site.request(orderPath(order.reference, order.token, lang))
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    const { document } = parseHTML(await response.text())
    const elsewhere = [...document.querySelectorAll('a[href^="http"]')]
    const hrefs = elsewhere.map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => href.includes(order.token))).toEqual([])
    const chats = hrefs.filter((href) => href.startsWith('https://wa.me/'))
    const messages = chats.map((href) => new URL(href).searchParams.get('text') ?? '')
    const [row] = await site.store.db.select().from(orderLines)
    const greeting = messages.find((text) => text.includes(order.reference))
    expect(greeting).toContain(row?.name[lang])
  },
)

test('the page of an order requires its key, is stored nowhere, and reveals nothing without it', async () => {
  const { reference, token } = order
  const response = await site.request(orderPath(reference, token, 'zh'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  const { name } = orderInput(await site.store.content(), testNow).contact
  expect(await response.text()).toContain(name)
  const refusal = await site.request(orderPath(reference, 'wrong', 'zh'))
  expect([refusal.status, refusal.headers.get('location')]).toEqual([302, '/404/'])
  expect(await refusal.text()).not.toContain(name)
})

test('no log line contains the order’s key', async () => {
  const away = await site.beside({ store: storeInOutage(site.store), pages: await openPageBuild('build') })
  const { reference, token } = order
  const page = orderPath(reference, token, 'en')
  const api = `/api/orders/${reference}`
  const bearer = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const form = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
  const requests: [string, RequestInit?][] = [
    [page],
    [`${page}&ask=cancel`],
    [page, { method: 'POST', headers: form, body: 'method=card' }],
    [`${api}/changes?key=${token}`],
    [`${api}/calendar?key=${token}`],
    [`${api}/return`, { headers: { cookie: `return-${reference}=${token}` } }],
    [`${api}/pay`, { method: 'POST', headers: bearer, body: '{"method":"fps"}' }],
    [`${api}/proofs`, { method: 'POST', headers: { ...bearer }, body: 'x' }],
  ]
  const before = site.logLines.length
  const statuses: number[] = []
  for (const [path, init] of requests) statuses.push((await away.app.request(path, init)).status)
  expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(3)
  expect(site.logLines.length).toBeGreaterThan(before)
  expect(site.logLines.filter((line) => line.includes(token))).toEqual([])
})
