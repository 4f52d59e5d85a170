/** Another caterer's shop that started empty: its site states nothing that is true of the demo alone. */
import { rm } from 'node:fs/promises'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragmentPath, giftPath, orderPath, pagePath, setPath } from '#app/paths.ts'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { routeMap } from '#content/pages/districts/district-page.ts'
import { failurePage } from '#content/pages/failure.ts'
import { home as homeTexts } from '#content/pages/home.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { letterOccasions } from '#domain/shop/letter-words.ts'
import { langs } from '#domain/text.ts'
import { sendSampleLetter } from '#server/commands/notices/sample-letter.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { orderToken } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Letter, Mail } from '#server/mail/mail.ts'
import { closedPages } from '#server/page-data/public/closed-pages.ts'
import { openPayments } from '#server/page-data/public/open-payments.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { failureHtml } from '#server/pages/failure-page.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { addressesIn } from '#tests/support/site/addresses.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { withPerson } from '#tests/support/staff/staff.ts'
import { staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { demoFacts, factsIn } from '#tests/support/store/demo-facts.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { openOwnShop, ownAccounts, ownDetails, ownMenu, ownWords } from '#tests/support/store/own-shop.ts'
import { testNow } from '#tests/support/store/store.ts'

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))
const facts = demoFacts(ownMenu)

let store: Store
let site: TestSite
beforeAll(async () => {
  store = await openOwnShop()
  const payments = openPayments({
    settings: { accounts: ownAccounts, stripe: null, isPractice: false },
    store,
    siteUrl: 'http://localhost:3000',
    log: () => {},
    now: () => testNow,
  })
  const pages = await openPageBuild('build')
  site = await openTestSite({ store, pages, payments, sessionOf: sessionByCookie, config: { details: {} } })
}, 240_000)
afterAll(async () => {
  await site.close()
  await store.close()
  // A picture that is being drawn may still arrive.
  await rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Links to a chat carry its text encoded. */
const decoded = (html: string) => html.replaceAll(/(?:%[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes))
const read = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  decoded(await (await site.request(path, { headers })).text())

const mailTo = (letters: Letter[]): Mail => ({
  send: async (letter) => {
    letters.push(letter)
    return { ok: true }
  },
})

const slug = ownMenu.setMenus[0]?.slug ?? ''
const addresses = langs.flatMap((lang) => [
  ...addressesIn(lang, { sets: [], gifts: [] }),
  ...ownMenu.setMenus.map((set) => setPath(set.slug, lang)),
  giftPath('tea-box', lang),
  pagePath('notFound', lang),
  `${fragmentPath('set', lang)}?name=${slug}`,
  fragmentPath('how-much-food', lang),
])

test.each(addresses)(
  '%s leads to the menu, or states nothing of the demo’s and has no empty part',
  async (path) => {
    const response = await site.request(path)
    const closed = closedPages(await store.content(), todayInHongKong(testNow))
    if (response.status === 302)
      return expect(closed.some((id) => path.includes(`/${id}`) || id === 'gift')).toBe(true)
    const html = await response.text()
    expect(factsIn(decoded(html), facts)).toEqual([])
    expect(html).not.toMatch(/undefined|NaN|not sold/)
    const { document } = parseHTML(html)
    const empty = [
      ...document.querySelectorAll('section, ul, ol, dl, h1, h2, h3, p:not([aria-live])'),
    ].filter((part) => part.textContent?.trim() === '' && !part.querySelector('img, svg, input'))
    expect(empty.map((part) => part.outerHTML)).toEqual([])
    const { results } = await checker.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
  },
  60_000,
)

test.each(langs)('the home page and the page of clients in %s say what the owner says', async (lang) => {
  const { home, clientele } = ownWords
  const { document } = parseHTML(await read(pagePath('home', lang)))
  const words = document.querySelector('main')?.textContent ?? ''
  expect(document.querySelector('h1')?.textContent).toBe(home.headline[lang])
  expect(words).toContain(home.lead[lang].replace('{guestsMin}', '5'))
  expect(words).toContain(`${ownMenu.dishes.length} ${home.claims[0]?.unit?.[lang]}`)
  expect(words).toContain(`88 ${clientele.unit[lang]}`)
  const titles = [...document.querySelectorAll('h2')]
  const best = titles.find((title) => title.textContent === homeTexts.bestSets[lang])?.closest('section')
  expect(best?.querySelectorAll('li a[href*="harbour-table"]')).toHaveLength(1)
  const clients = await read(pagePath('client', lang))
  expect(clients).toContain(clientele.unit[lang])
  for (const text of [words, clients]) {
    expect(text).toContain(clientele.clients[0]?.name[lang])
    expect(text).not.toContain(clientele.clients[1]?.name[lang])
    expect(text).not.toMatch(/98765|[{}]guests/)
  }
})

test('gifts and sets for meetings have their pages', async () => {
  for (const page of ['gift', 'corporate'] as const)
    expect((await site.request(pagePath(page, 'zh'))).status).toBe(200)
})

test.each(langs)('the enquiry page in %s counts the guests of its own sets and slots', async (lang) => {
  const { document } = parseHTML(await read(pagePath('enquiry', lang)))
  // Five guests of the smallest set, and the portions of a slot.
  expect(document.querySelector('main')?.textContent).toContain(
    lang === 'zh' ? '5 至 60 位' : '5 to 60 guests',
  )
})

test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/menu/list'])(
  '%s states nothing of the demo’s',
  async (path) => expect(factsIn(await read(path), facts)).toEqual([]),
)

test('the map of a district draws the route from the shop’s own kitchen', async () => {
  const { document } = parseHTML(await read(pagePath('eastern', 'en')))
  const map = document.querySelector('main svg[role=group]')
  expect(map?.getAttribute('aria-label')).toBe(routeMap(ownDetails.area).en)
})

test('pages have share pictures', async () => {
  for (const page of ['home', 'contact']) {
    const response = await site.request(`/share/${page}-en.jpg`)
    expect([page, response.status, response.headers.get('content-type')]).toEqual([page, 200, 'image/jpeg'])
  }
})

test.each(langs)(
  'an order’s page, its letters and the page of a failure in %s state nothing of the demo’s',
  async (lang) => {
    const input = { ...orderInput(await store.content(), testNow), lang }
    const { id, reference } = await placedOrder(store, input, testNow)
    const letters: Letter[] = []
    const shop = createShopDetailsReader(store, {}).current
    const ways = { accounts: ownAccounts, provider: null, isPractice: false }
    await notifyOrderPlaced(
      noticeDeps(store, { mail: mailTo(letters), shop, ways, staffAddress: 'kitchen@chiufat.example' }),
      { orderId: id },
    )
    expect(letters).toHaveLength(2)
    const texts = [
      await read(orderPath(reference, orderToken(store.tokenKey, reference), lang)),
      ...letters.map((letter) => JSON.stringify(letter)),
      failureHtml(failurePage.failed, lang, await shop()),
    ]
    for (const text of texts) {
      expect(text).toContain(ownDetails.name[lang])
      expect(factsIn(text, facts)).toEqual([])
    }
  },
)

test('a sample of each letter is about a set of the shop’s', async () => {
  const { id: staffId } = await withPerson(store, 'owner')
  const letters: Letter[] = []
  const deps = noticeDeps(store, { mail: mailTo(letters), shop: createShopDetailsReader(store, {}).current })
  for (const occasion of letterOccasions)
    for (const lang of langs)
      await sendSampleLetter(deps, { staffId, occasion, words: null, lang, request: 'a' })
  expect(letters.flatMap((letter) => factsIn(JSON.stringify(letter), facts))).toEqual([])
  expect(letters[0]?.text).toContain(ownMenu.setMenus[0]?.name.zh)
})

const ownerPages = Object.entries(staffRouteTable).flatMap(([id, { params, reads, isDoor, isPreview }]) =>
  // The session of these tests has no account.
  id === 'account' || params || isDoor || isPreview || reads?.('owner') !== 200 ? [] : [id as StaffPageId],
)

/** The owner chooses among all ways to pay, examples of settings name dishes, and a gift's field names the store. */
const kindsOfForms: Partial<Record<StaffPageId, readonly string[]>> = {
  settings: ['food', 'services'],
  categoriesAndGifts: ['store'],
  people: ['store'],
}
const staffFacts = (id: StaffPageId) =>
  facts.filter(({ kind }) => kind !== 'payment' && !kindsOfForms[id]?.includes(kind))

test.each(ownerPages.flatMap((id) => langs.map((lang) => [id, lang] as const)))(
  'the owner’s page %s in %s states nothing of the demo’s',
  async (id, lang) => {
    const html = await read(staffPath(id), { cookie: staffCookie('Amy', 'owner', lang) })
    expect(factsIn(html, staffFacts(id))).toEqual([])
  },
)
