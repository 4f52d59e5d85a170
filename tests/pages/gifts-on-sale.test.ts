/** Gifts on their page in the back office, as customers then see them: by forms and requests alone. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { giftPath, pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { shelfPage } from '#content/staff/shelf.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/http-site.ts'
import { openSecondServer, type SecondServer } from '#tests/support/second-server.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff-session.ts'

let site: TestSite
let second: SecondServer
beforeAll(async () => {
  const pages = await openPageBuild('build')
  site = await openTestSite({ pages, sessionOf: sessionByCookie })
  second = await openSecondServer(site, pages)
})
afterAll(async () => {
  await second.close()
  await site.close()
})

const gift = { id: '5', slug: 'wellness-hamper', name: 'Wellness Hamper' }
const read = async (path: string) => (await site.request(path)).text()
const cookie = staffCookie('Amy', 'owner', 'en')
const staffPage = async () => (await site.request(staffPath('shelf'), { headers: { cookie } })).text()
const post = (fields: Record<string, string>) =>
  site.request(staffPath('shelf'), {
    method: 'POST',
    headers: { origin: testConfig.siteUrl, cookie },
    body: new URLSearchParams({ kind: 'gift', item: gift.id, ...fields }),
  })

test('a gift that is off sale is nowhere until it is on sale again', async () => {
  const seen = async () => ({
    menu: (await read(pagePath('menu', 'en'))).includes(gift.slug),
    gifts: (await read(pagePath('gift', 'en'))).includes(gift.slug),
    // Elsewhere: the page that says that there is no such page.
    own: (await site.request(giftPath(gift.slug, 'en'))).headers.get('location') ?? 'here',
    rest: (await read('/menu/categorielist?type=gifts&lang=en')).includes(gift.name),
    sitemap: (await read('/sitemap.xml')).includes(gift.slug),
  })
  const everywhere = { menu: true, gifts: true, own: 'here', rest: true, sitemap: true }
  expect(await seen()).toEqual(everywhere)
  const off = await post({ verb: 'off' })
  expect(off.status).toBe(200)
  // The gift stays open where the page works without a script.
  expect(await off.text()).toMatch(/<details[^>]* open=""/)
  expect(await seen()).toEqual({
    menu: false,
    gifts: false,
    own: pagePath('notFound', 'en'),
    rest: false,
    sitemap: false,
  })
  const there = async () => (await second.app.request(pagePath('menu', 'zh'))).text()
  await vi.waitFor(async () => expect(await there()).not.toContain(gift.slug), { timeout: 2000 })
  expect((await post({ verb: 'on' })).status).toBe(200)
  expect(await seen()).toEqual(everywhere)
})

test('only a gift is put on sale by itself, and only one that there is', async () => {
  expect((await post({ verb: 'off', kind: 'category', item: 'chinese' })).status).toBe(400)
  expect((await post({ verb: 'off', item: '999' })).status).toBe(404)
})

test('a gift is added with what was typed, edited, sold, and removed', async () => {
  const typed = { verb: 'add', like: gift.id, zh: '秋日禮籃', en: 'Autumn hamper', price: 'much' }
  const refused = await post(typed)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('value="much"')
  const added = await post({ ...typed, price: '420.5' })
  expect(await added.text()).toContain(shelfPage.added.en)
  expect(await read(pagePath('menu', 'en'))).not.toContain('Autumn hamper')
  const [, item = ''] = /name="item" value="(\d+)"(?!.*name="item" value="\d)/s.exec(await staffPage()) ?? []
  expect((await post({ verb: 'remove', item: gift.id })).status).toBe(409)
  expect((await post({ verb: 'on', item })).status).toBe(200)
  expect(await read(giftPath('autumn-hamper', 'en'))).toContain('420.50')
  expect((await post({ verb: 'off', item })).status).toBe(200)
  expect(await (await post({ verb: 'remove', item })).text()).toContain(shelfPage.removed.en)
  expect((await post({ verb: 'on', item })).status).toBe(404)
})
