/** Pages that the owner adds and switches. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath, shopPagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { addPage, switchPage } from '#server/commands/shop/arrange-page.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testNow } from '#tests/support/store/store.ts'

const amy = staffMember('Amy')
const name = { zh: '潮州打冷', en: 'Chiu Chow supper' }
const id = 'chiu-chow'

let store: TestStore
let site: TestSite
beforeAll(async () => {
  store = await openTestStore('pglite')
  site = await openTestSite({ store, pages: await openPageBuild('build') })
  const request = { template: 'cuisine', ...name, address: id, categoryId: 'chinese' } as const
  await addPage(store, request, amy, testNow)
}, 240_000)
afterAll(async () => {
  await site.close()
  await store.remove()
})

const switchTo = (page: string, isOn: boolean) => switchPage(store, { id: page, isOn }, amy, testNow)
const read = async (path: string) => {
  const response = await site.request(path)
  return { status: response.status, to: response.headers.get('location'), body: await response.text() }
}

test('a page of the owner’s is in the menus and the sitemap, and has a share picture, once it is on', async () => {
  await switchTo(id, true)
  for (const lang of langs) {
    const { status, body } = await read(shopPagePath(id, lang))
    expect(status).toBe(200)
    expect(body).toContain(`<h1>${name[lang]}</h1>`)
    expect(body).toContain(`/share/${id}-${lang}.jpg`)
    expect(body).not.toMatch(/[{]leadDays|undefined|NaN/)
    const home = await read(pagePath('home', lang))
    expect(home.body).toContain(`href="${shopPagePath(id, lang)}"`)
    expect((await site.request(`/share/${id}-${lang}.jpg`)).status).toBe(200)
  }
  expect((await read('/sitemap.xml')).body).toContain(`/${id}/`)
})

test.each([id, 'bento', 'eastern', 'corporate', 'client', 'gift'])(
  'the page %s that is switched off leaves menus and sitemap, and its address leads to the menu',
  async (page) => {
    await switchTo(page, false)
    const path = page === 'corporate' ? pagePath(page, 'en') : shopPagePath(page, 'en')
    expect(await read(path)).toMatchObject({ status: 302, to: pagePath('menu', 'en') })
    for (const open of ['/en/', '/en/menu/', '/en/thai-catering/', '/en/sha-tin/', '/en/contact/'])
      expect([open, (await read(open)).body.includes(`href="${path}`)]).toEqual([open, false])
    expect((await read('/sitemap.xml')).body).not.toContain(`${path}<`)
    await switchTo(page, true)
    expect((await read(path)).status).toBe(200)
  },
)

test('an address of no page is not found', async () => {
  expect(await read('/no-such-page/')).toMatchObject({ status: 302, to: pagePath('notFound', 'zh') })
})
