/** Headers that keep our responses out of other sites' pages. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { pageSource } from '#tests/support/site/page-source.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: pageSource({ '/': { id: 'shared/zh/home', page: () => '開源到會' } }) })
})
afterAll(() => site.close())

const addresses = [
  '/',
  '/nowhere/',
  '/staff/',
  '/health',
  '/menu/list',
  '/api/ordering?ids=',
  '/api/promotions/NONE',
  '/api/orders/ACDE-FGHJ/calendar?key=wrong',
  '/sitemap.xml',
  '/api/file/image/999999',
  '/share/nothing.jpg',
]

test.each(addresses)('%s cannot be framed by another site', async (address) => {
  const { headers } = await site.request(address)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('an API response cannot be framed by another site', async () => {
  const { headers } = await site.request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ getMeal { id } }' }),
  })
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

test('public pictures may be shown by other sites, but not framed', async () => {
  const [picture] = (await site.store.content()).catalogue.pictures.values()
  for (const address of [
    `/api/file/image/${picture?.id}?v=${picture?.version}&w=180`,
    '/share/contact-zh.jpg',
  ]) {
    const { status, headers } = await site.request(address)
    expect([address, status]).toEqual([address, 200])
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  }
})
