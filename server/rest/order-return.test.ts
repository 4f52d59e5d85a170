import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPath, pagePath } from '#app/paths.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let order: PlacedOrder
beforeAll(async () => {
  site = await openTestSite()
  order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
})
afterAll(() => site.close())

const goBack = async (reference: string, cookie: string, lang = 'en') => {
  const { status, headers } = await site.request(`/api/orders/${reference}/return?lang=${lang}`, {
    headers: { cookie },
  })
  return [status, headers.get('location'), headers.get('cache-control')]
}
const privately = 'private, no-store'

test('a browser that left to pay returns to the page of its order', async () => {
  const response = await site.request(`/api/orders/${order.reference}/pay`, {
    method: 'POST',
    headers: { authorization: `Bearer ${order.token}` },
    body: JSON.stringify({ method: 'card' }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    new RegExp(
      `^return-${order.reference}=[\\w-]+; Path=/api/orders/${order.reference}/return; Max-Age=7200; HttpOnly; SameSite=Lax$`,
    ),
  )
  const [key = ''] = cookie.split(';')
  const page = orderPath(order.reference, order.token, 'en')
  expect(await goBack(order.reference, `other=1; ${key}`)).toEqual([303, page, privately])
})

test('over https only a cookie with the __Host- prefix counts', async () => {
  const secure = await site.beside({ config: { siteUrl: 'https://shop.example' } })
  const address = `/api/orders/${order.reference}`
  const response = await secure.app.request(`${address}/pay`, {
    method: 'POST',
    headers: { authorization: `Bearer ${order.token}` },
    body: JSON.stringify({ method: 'card' }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Secure-return-.*; SameSite=Lax; Secure$/)
  const [key = ''] = cookie.split(';')
  const leadsTo = async (cookie: string) =>
    (await secure.app.request(`${address}/return?lang=en`, { headers: { cookie: cookie } })).headers.get(
      'location',
    )
  expect(await leadsTo(key)).toBe(orderPath(order.reference, order.token, 'en'))
  expect(await leadsTo(key.replace('__Secure-', ''))).toBe(pagePath('find-order', 'en'))
})

test.each([
  ['no cookie', ''],
  ['another order’s cookie', 'return-AAAA-CCCC=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['an invalid cookie', `return-AAAA-AAAA=${'x'.repeat(300)}`],
])('a browser with %s is led to the page that finds orders', async (_, cookie) => {
  for (const lang of ['zh', 'en'] as const)
    expect(await goBack('AAAA-AAAA', cookie, lang)).toEqual([303, pagePath('find-order', lang), privately])
})
