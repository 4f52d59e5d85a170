import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftPath, langOf, pagePath, setPath, switchedPages } from '#app/paths.ts'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { previewBar } from '#content/layout.ts'
import { failurePage } from '#content/pages/failure.ts'
import { openingQuestions, openingSoon, openingTitle } from '#content/pages/home.ts'
import { menuPage } from '#content/pages/menu.ts'
import { blankShopDetails, demoShopDetails } from '#content/shop-details.ts'
import { factNames, startPage, stepTexts } from '#content/staff/office/start.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { categoriesAndGiftsPage } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { langs } from '#domain/text.ts'
import { settings } from '#server/db/schema/settings.ts'
import { seedDatabase } from '#server/db/seed/seed.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { failureHtml } from '#server/pages/failure-page.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { all, one, textOf } from '#tests/support/site/built-site.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs } from '#tests/support/staff/staff-forms.ts'
import { emptyLists, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { fixtureCatalogue } from '#tests/support/store/catalogue.ts'
import { testNow } from '#tests/support/store/store.ts'

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

let store: Store
let site: TestSite
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-shop-'))
  store = await openStore({ dataDir, now: testNow, isEmpty: true })
  // Its pages are empty in both languages; one-language.test.ts opens a shop as it begins.
  await store.db.update(settings).set({ details: { hasEnglish: true } })
  await store.refresh()
  const pages = await openPageBuild('build')
  site = await openTestSite({ store, pages, sessionOf: sessionByCookie, config: { details: {} } })
}, 240_000)
afterAll(async () => {
  await site.close()
  await store.close()
  // A picture that is being drawn may still arrive.
  await rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const cookie = staffCookie('Amy', 'owner')
/** These details differ from the demo's. */
const customDetails = {
  name: { zh: '雲吞到會', en: 'Wonton Catering' },
  company: { zh: '雲吞公司', en: 'Wonton Company' },
  address: { zh: '荃灣橫窩仔街 1 號', en: '1 Wang Wo Tsai Street, Tsuen Wan' },
  hotline: '+852 2000 0099',
  chatNumber: '85220000099',
  contactHours: '10:00–18:00',
  email: 'hello@wonton.example',
  licenceNumber: '2099000001',
  position: { latitude: 22.37, longitude: 114.11 },
}
const readPage = async (path: string) => (await site.request(path, { headers: { cookie } })).text()

test('an empty shop tells visitors only that it opens soon until its details are set', async () => {
  for (const path of [...addressesOf({ sets: [], gifts: [] }), '/404/', pagePath('find-order', 'en')]) {
    const response = await site.request(path)
    const html = await response.text()
    expect([path, html.includes(openingSoon[langOf(path)])]).toEqual([path, true])
    expect(html).toContain('content="noindex"')
    for (const message of [
      blankShopDetails.hotline,
      blankShopDetails.email,
      'wa.me',
      'tel:',
      blankShopDetails.licenceNumber,
    ])
      expect([path, html.includes(message)]).toEqual([path, false])
    const { results } = await checker.validateString(html)
    expect(results).toEqual([])
  }
  const failureText = failureHtml(failurePage.failed, 'en', blankShopDetails)
  expect(failureText).not.toContain('tel:')
  expect(failureText).toContain(blankShopDetails.name.en)
})

test('the owner’s page lists what is missing; others have no access to it', async () => {
  const home = await site.request(staffPath('home'), { headers: { cookie } })
  expect(home.headers.get('location')).toBe(staffPath('start'))
  const kitchen = { cookie: staffCookie('Kit', 'kitchen') }
  expect((await site.request(staffPath('home'), { headers: kitchen })).headers.get('location')).not.toBe(
    staffPath('start'),
  )
  expect((await site.request(staffPath('start'), { headers: kitchen })).status).toBe(404)
  const page = await readPage(staffPath('start'))
  for (const name of Object.values(factNames)) expect(page).toContain(name.zh)
  // Six parts; opening itself has no mark.
  expect(page.split(`>${startPage.open.zh}<`)).toHaveLength(7)
  expect(page).not.toContain(`>${startPage.done.zh}<`)
  expect(page).toMatch(new RegExp(`${startPage.next.zh}[^]*?${stepTexts.details.go.zh}`))

  await store.db.update(settings).set({
    details: customDetails,
    accounts: { fps: { kind: 'id', value: '1234567' } },
  })
  await store.refresh()
  const later = await readPage(staffPath('start'))
  expect(later.split(`>${startPage.open.zh}<`)).toHaveLength(5)
  expect(later).not.toContain(startPage.missing.zh)
})

const start = staffPath('start')
const amy = browseAs(cookie, () => site)
const visit = async (path: string) => (await site.request(path)).text()

test('a skipped part is passed, and stays open to do later', async () => {
  await amy.post(start, { verb: 'skip', step: 'brand' })
  const page = await amy.page(start)
  expect(page).toContain(startPage.skipped.zh)
  expect(page.split(`>${startPage.open.zh}<`)).toHaveLength(4)
  expect(page).toContain(staffPath('siteBrand'))
})

test('visitors of a shop with its details see its telephone and the opening date until it opens', async () => {
  const past = await amy.post(start, { verb: 'date', opensOn: '2001-02-03' })
  expect(past.status).toBe(422)
  expect(past.html).toContain(startPage.datePassed.zh)
  expect(past.html).toContain('value="2001-02-03"')
  await amy.post(start, { verb: 'date', opensOn: '2099-03-01' })
  for (const [lang, date] of [
    ['zh', '2099 年 3 月 1 日開張'],
    ['en', 'We open on 1 Mar 2099'],
  ] as const)
    for (const page of ['home', 'menu', 'terms'] as const) {
      const html = await visit(pagePath(page, lang))
      for (const words of [date, 'tel:+85220000099', 'https://wa.me/85220000099', customDetails.name[lang]])
        expect(html).toContain(words)
      expect((await checker.validateString(html)).results).toEqual([])
    }
})

test('a shop that lacks something cannot open, and says what', async () => {
  const { status, html } = await amy.post(start, { verb: 'open' })
  expect(status).toBe(409)
  expect(html).toContain(startPage.notReady.zh)
  expect(html.replaceAll('<!-- -->', '')).toContain(`${startPage.lacking.zh}: ${stepTexts.menu.name.zh}<`)
})

test('the owner previews the site, whose pages no visitor and no cache gets', async () => {
  const response = await site.request('/', { headers: { cookie } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).toContain(previewBar.text.zh)
  for (const headers of [{}, { cookie: staffCookie('Kit', 'kitchen') }]) {
    const html = await (await site.request('/', { headers })).text()
    expect(html).toContain(openingSoon.zh)
    expect(html).not.toContain(previewBar.text.zh)
  }
  expect(await amy.page(staffPath('settings'))).toContain(frame.backToStart.zh)
})

test('a shop that was opened shows its pages to everybody, and can go back to opening soon', async () => {
  await amy.post(start, { verb: 'close' })
  expect(await visit('/')).toContain(openingTitle.zh)
  await store.db.update(settings).set({ opening: {} })
  await store.refresh()
  const html = await visit('/')
  expect(html).toContain(customDetails.address.zh)
  expect(html).not.toContain(previewBar.text.zh)
  expect(await amy.page(staffPath('settings'))).not.toContain(frame.backToStart.zh)
})

/** The shop has no sets, gifts and clients, and its own kitchen. */
const closedAddresses = switchedPages.flatMap((page) =>
  langs.map((lang) => pagePath(page, lang).replace(':section', '1')),
)
const openAddresses = addressesOf({ sets: [], gifts: [] }).filter((path) => !closedAddresses.includes(path))

test.each(closedAddresses)('%s leads to the menu while the shop has nothing for it', async (path) => {
  const response = await site.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, pagePath('menu', langOf(path))])
  expect(await readPage('/sitemap.xml')).not.toContain(path)
})

test.each(openAddresses)(
  '%s responds, is valid, and names nobody',
  async (path) => {
    const response = await site.request(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).not.toMatch(/undefined|NaN|not sold/)
    const links = [...parseHTML(html).document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links.filter((href) => closedAddresses.includes(href?.replace(/[?#].*/, '') ?? ''))).toEqual([])
    for (const message of [
      demoShopDetails.name.zh,
      demoShopDetails.name.en,
      '2000 0012',
      '@hoiyuen',
      'shop.hoiyuen',
      blankShopDetails.name.zh,
    ])
      expect(html).not.toContain(message)
    const { results } = await checker.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  },
  60_000,
)

test('a list without categories or gifts says that it found none only after a search', async () => {
  expect(await readPage(staffPath('categoriesAndGifts'))).not.toContain(categoriesAndGiftsPage.noneFound.zh)
  expect(await readPage(`${staffPath('categoriesAndGifts')}?q=tea`)).toContain(
    categoriesAndGiftsPage.noneFound.zh,
  )
})

test('the menu says in both languages that it is empty, and is hidden from search engines', async () => {
  for (const lang of langs) {
    expect(await readPage(pagePath('menu', lang))).toContain(menuPage.nothing[lang])
    for (const path of [setPath('easy-party-10', lang), giftPath('christmas-hamper', lang)])
      expect((await site.request(path)).status, path).not.toBe(200)
  }
  expect(await readPage('/sitemap.xml')).not.toMatch(/menu\/detail|name=/)
  expect(JSON.parse(await readPage('/menu/list'))).toEqual({ data: [] })
})

test('the home page says that the shop opens soon until all required details are set', async () => {
  for (const lang of langs) {
    const html = await readPage(pagePath('home', lang))
    for (const message of [
      openingSoon[lang],
      openingQuestions[lang],
      customDetails.name[lang],
      customDetails.hotline.slice(5),
    ])
      expect(html).toContain(message)
  }
})

test('an empty shop stays empty when it is opened again, and a shop with a menu is not emptied', async () => {
  await seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue })
  await store.refresh()
  const {
    catalogue,
    site: { clientele },
  } = await store.content()
  expect([catalogue.sets, catalogue.gifts, clientele.clients]).toEqual([[], [], []])
  await store.db.update(settings).set({ startedEmpty: false })
  const seeding = seedDatabase(store.db, testNow, { catalogue: fixtureCatalogue, isEmpty: true })
  await expect(seeding).rejects.toThrow('--empty')
})

const ownerPages = Object.entries(emptyLists).flatMap(([id, lists]) => {
  const page = id as StaffPageId
  const { params, reads, isDoor, isPreview } = staffRouteTable[page]
  // The session of these tests has no account.
  if (page === 'account' || params || isDoor || isPreview || reads?.('owner') !== 200) return []
  return (lists ?? ['']).map((query) => [staffPath(page) + query, lists !== null] as const)
})

test.each(ownerPages)(
  '%s shows a picture, a sentence and at most one button for each empty list',
  async (path, isList) => {
    const { document } = parseHTML(await readPage(path))
    const nothings = all(document, 'main [data-nothing]')
    expect(nothings.length > 0).toBe(isList)
    for (const nothing of nothings) {
      expect(all(nothing, 'img')).toHaveLength(1)
      expect(textOf(one(nothing, 'p'))).not.toBe('')
      expect(all(nothing, 'a, button').length).toBeLessThanOrEqual(1)
    }
    const bareSentences = all(document, 'main section > div').filter(
      (body) => body.children.length === 0 && textOf(body) !== '',
    )
    expect(bareSentences.map(textOf)).toEqual([])
  },
)
