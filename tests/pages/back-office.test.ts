import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { type Role, roles, seesOrderLists } from '#domain/staff/permissions.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    pages: await openPageBuild('build'),
    sessionOf: sessionByCookie,
    config: { mapsKey: 'a-key', analyticsId: 'G-12345678', paymentOrigin: 'https://pay.example' },
  })
})
afterAll(() => site.close())

const signedIn = { headers: { cookie: staffCookie('amy', 'kitchen') } }
const nonceOf = (response: Response) =>
  /'nonce-([\w-]{22})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

test('a page of the back office is only for people who are signed in, and never cached or indexed', async () => {
  const response = await site.request(staffPath('kitchen'), signedIn)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('amy')
  expect(html).not.toMatch(/<footer|enquiry-settings|data-analytics|\/visitors-/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
})

test('a driver can call the office from the foot of every page, and other roles cannot', async () => {
  const linkFor = async (role: Role) => {
    const response = await site.request(staffPath('account'), {
      headers: { cookie: staffCookie('amy', role) },
    })
    return /<a href="tel:\+?\d+">.*?<\/a>/.exec(await response.text())?.[0]
  }
  expect(await linkFor('driver')).toContain(frame.callOffice.zh)
  expect(await linkFor('office')).toBeUndefined()
})

test.each(roles)('every page has a plain search form for orders if the role has lists: %s', async (role) => {
  const response = await site.request(staffPath('account'), {
    headers: { cookie: staffCookie('amy', role) },
  })
  const [form] = /<form[^>]*role="search".*?<\/form>/s.exec(await response.text()) ?? []
  if (!seesOrderLists(role)) return expect(form).toBeUndefined()
  expect(form).toContain('method="get"')
  expect(form).toContain(`action="${staffPath('orders')}"`)
  expect(form).toContain(`placeholder="${frame.searchHint.zh}"`)
})

test('the back office’s policy allows no other origin and scripts only with a fresh nonce', async () => {
  const [one, two] = await Promise.all([
    site.request(staffPath('kitchen'), signedIn),
    site.request(staffPath('kitchen'), signedIn),
  ])
  expect(one.headers.get('content-security-policy')).not.toMatch(/https?:|unsafe-inline'; script|google/)
  expect(nonceOf(one)).toBeDefined()
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  const scripts = [...(await one.text()).matchAll(/<script(?![^>]*type="application\/json")([^>]*)>/g)]
  expect(scripts.filter(([, rest = '']) => rest.includes(`nonce="${nonceOf(one)}"`)).length).toBeGreaterThan(
    2,
  )
})

test('a page and its data are compressed only for people who can read it', async () => {
  for (const path of [staffPath('kitchen'), '/staff/_.data']) {
    const headers = { ...signedIn.headers, 'accept-encoding': 'gzip, br' }
    const response = await site.request(path, { headers })
    expect([path, response.headers.get('content-encoding')]).toEqual([path, path.endsWith('/') ? 'br' : null])
    expect((await site.request(path, signedIn)).headers.get('content-encoding')).toBeNull()
  }
})

test('people who are not signed in are led to the sign-in page and back', async () => {
  const response = await site.request(`${staffPath('kitchen')}?x=1`)
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe(
    `${staffPath('signIn')}?to=${encodeURIComponent('/staff/kitchen/')}`,
  )
})

test('the data of a page is for the same session, and for no other page', async () => {
  const data = await site.request('/staff/kitchen/_.data', signedIn)
  expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await data.text()).toContain('amy')
  const anonymous = await site.request('/staff/kitchen/_.data')
  expect(anonymous.status).toBe(202)
  expect(await anonymous.text()).not.toContain('amy')
  expect((await site.request('/menu/_.data')).status).toBe(302)
  expect((await site.request('/_.data')).status).toBe(302)
})

test.each(['kitchen', 'labels'] as const)(
  'the page %s opens for people who cook and pack, and for no driver',
  async (page) => {
    const statusFor = async (role: Role, query = '') =>
      (await site.request(staffPath(page) + query, { headers: { cookie: staffCookie('amy', role) } })).status
    expect(await statusFor('kitchen')).toBe(200)
    expect(await statusFor('packer')).toBe(200)
    // A day the role may not see is as unknown as a missing page.
    expect(await statusFor('packer', '?date=2026-12-24')).toBe(404)
    expect(await statusFor('office', '?date=2026-12-24')).toBe(200)
    expect(await statusFor('driver')).toBe(404)
  },
)

test.each([
  ['office', 'orders'],
  ['kitchen', 'orders'],
  ['driver', 'runs'],
] as const)('the address of the back office leads %s to %s', async (role, page) => {
  const response = await site.request(staffPath('home'), { headers: { cookie: staffCookie('amy', role) } })
  expect(response.headers.get('location')).toBe(staffPath(page))
})

test.each(['/staff/nothing/', '/staff/orders/a/b/', '/staff/%E0%A4%A', `/staff/orders/${'A'.repeat(500)}/`])(
  'the unknown address %.30s shows a 404 inside the frame, or asks for a sign-in',
  async (path) => {
    const response = await site.request(path, signedIn)
    const html = await response.text()
    expect([response.status, html]).toEqual([404, expect.stringContaining(frame.unknown.zh)])
    expect(html).toContain('amy')
    expect(html).not.toMatch(/<footer|enquiry-settings/)
    const anonymous = await site.request(path)
    expect(anonymous.headers.get('location')).toContain(staffPath('signIn'))
    const data = await site.request(`${path}_.data`, signedIn)
    expect([data.status, await data.text()]).toEqual([404, expect.not.stringContaining('<html')])
  },
)
