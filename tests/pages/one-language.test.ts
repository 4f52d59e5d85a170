/** A shop that started empty and has no English texts, until its owner writes them. */
import { rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fragmentPath, inLanguage, orderPath, pagePath, setPath, sharePagePath } from '#app/paths.ts'
import { dishEditPath, setEditPath, siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { otherLanguage } from '#content/layout.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { loadOrder, orderToken } from '#server/db/orders/orders.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Letter } from '#server/mail/mail.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { addressesIn } from '#tests/support/site/addresses.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, hiddenField, openedFieldOn } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { importOwnMenu, openOwnShop, ownDetails, ownMenu } from '#tests/support/store/own-shop.ts'
import { testNow } from '#tests/support/store/store.ts'

let store: Store
let site: TestSite
beforeAll(async () => {
  store = await openOwnShop({ hasEnglish: false })
  const pages = await openPageBuild('build')
  site = await openTestSite({ store, pages, sessionOf: sessionByCookie, config: { details: {} } })
}, 240_000)
afterAll(async () => {
  await site.close()
  await store.close()
  await rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const amy = browseAs(staffCookie('Amy', 'owner'), () => site)
const read = async (path: string) => (await site.request(path)).text()
const [set] = ownMenu.setMenus
if (!set) throw new Error('the shop has no set')
const english = [
  ...addressesIn('en', { sets: [], gifts: [] }),
  setPath(set.slug, 'en'),
  fragmentPath('set', 'en'),
]

test('every English address leads to the Chinese page of the same thing', async () => {
  for (const path of [...english, '/en/about-us/', '/%65n/menu/', siteDraftPath('en')]) {
    const { status, headers } = await site.request(path)
    const to = headers.get('location') ?? ''
    expect([path, status]).toEqual([path, 302])
    expect(to).not.toMatch(/^\/en\b/)
    if (english.includes(path)) expect(to).toBe(inLanguage(path, 'zh'))
  }
})

test('no Chinese page links to an English one or names the shop in English', async () => {
  for (const path of [...english.map((each) => inLanguage(each, 'zh')), pagePath('notFound', 'zh')]) {
    const response = await site.request(path)
    if (response.status === 302) continue
    const html = await response.text()
    const traces = /hreflang|data-switch-language|href="\/en\b|og:locale:alternate|alternateName/gi
    expect([path, ...(html.match(traces) ?? [])]).toEqual([path])
    expect(html).not.toContain(ownDetails.name.en)
    expect(html).not.toContain(otherLanguage.zh.long)
  }
})

test('the sitemap, the manifest and shared pictures are Chinese only', async () => {
  const sitemap = await read('/sitemap.xml')
  expect(sitemap).toContain('/menu/')
  expect(sitemap).not.toMatch(/\/en\/|hreflang/)
  expect(JSON.parse(await read('/manifest.webmanifest')).name).toBe(ownDetails.name.zh)
  expect((await site.request(sharePagePath('home', 'en'))).status).toBe(200)
})

test('calls in English are answered in Chinese', async () => {
  const [, other] = ownMenu.setMenus
  const name = { zh: other?.name.zh ?? '', en: 'A name of before' }
  await store.db
    .update(setMenus)
    .set({ name })
    .where(eq(setMenus.id, other?.id ?? 0))
  await store.refresh()
  for (const path of ['/menu/list', '/menu/categorielist'])
    expect(await read(`${path}?lang=en`)).toBe(await read(`${path}?lang=zh`))
  const { data } = await askGraphql(site, '{ getMeal(lang: EN) { name } }')
  expect(data.getMeal).toContainEqual({ name: name.zh })
})

test('an order in English is stored in Chinese; an older one has Chinese letters and its link still works', async () => {
  const input = { ...orderInput(await store.content(), testNow), lang: 'en' as const }
  const { id, reference } = await placedOrder(store, input, testNow)
  expect((await loadOrder(store.db, id))?.lang).toBe('zh')
  await store.db.update(orders).set({ lang: 'en' })
  const letters: Letter[] = []
  const mail = {
    send: async (letter: Letter) => {
      letters.push(letter)
      return { ok: true } as const
    },
  }
  const shop = createShopDetailsReader(store, {}).current
  await notifyOrderPlaced(noticeDeps(store, { mail, shop }), { orderId: id })
  expect(letters[0]?.subject).toContain(ownDetails.name.zh)
  expect(JSON.stringify(letters)).not.toMatch(/\/en\/|Kind regards/)
  const key = orderToken(store.tokenKey, reference)
  const opened = await site.request(orderPath(reference, key, 'en'))
  expect(opened.headers.get('location')).toBe(orderPath(reference, key, 'zh'))
  const posted = await site.request(orderPath(reference, key, 'en'), { method: 'POST' })
  expect(posted.status).toBe(307)
})

/** Fills in the form of the shop's details, and confirms. */
async function saveShop(changes: Readonly<Record<string, string>>) {
  const hiddenIn = (html: string, name: string) => hiddenField(html.slice(html.indexOf('value="shop"')), name)
  const opened = hiddenIn(await amy.page(staffPath('settings')), 'opened')
  const input = { section: 'shop', ...JSON.parse(opened), ...changes }
  const look = await amy.post(staffPath('settings'), { ...input, opened })
  if (look.status !== 200) return look
  const seen = { opened: hiddenIn(look.html, 'opened'), seen: hiddenIn(look.html, 'seen') }
  return amy.post(staffPath('settings'), { ...input, ...seen })
}

const englishDetails = {
  'name.en': 'Chiu Fat Stove',
  'company.en': 'Chiu Fat Stove Foods',
  'address.en': 'G/F, 88 Yu Chau Street',
  'area.en': 'Sham Shui Po',
}

test('forms hide English and take a text without it; the English site opens once nothing lacks it', async () => {
  const [dish] = ownMenu.dishes
  if (!dish) throw new Error('the shop has no dish')
  const path = dishEditPath(dish.id)
  const form = await amy.page(path)
  expect(form).toMatch(/<input type="hidden" name="name.en" value=""/)
  const opened = openedFieldOn(form)
  const saved = await amy.post(path, { opened, ...JSON.parse(opened), 'name.zh': '滷水鵝' })
  expect(saved.status).toBe(200)
  expect((await store.content()).catalogue.dishes.get(dish.id)?.name).toEqual({ zh: '滷水鵝', en: '滷水鵝' })

  const blank = await saveShop({ hasEnglish: 'on' })
  expect(blank).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['text-missing'].zh),
  })
  const refusal = await saveShop({ hasEnglish: 'on', ...englishDetails })
  expect(refusal).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['english-missing'].zh),
  })
  for (const link of [path, setEditPath(set.id), staffPath('categoriesAndGifts')])
    expect(refusal.html).toContain(`href="${link}"`)

  await importOwnMenu(store)
  expect(await saveShop({ hasEnglish: 'on', ...englishDetails })).toMatchObject({
    status: 200,
    html: expect.stringContaining(settingsPage.saved.zh),
  })
  const response = await site.request(setPath(set.slug, 'en'))
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/hreflang="zh-HK"/i)
  expect(await amy.page(path)).not.toContain('<input type="hidden" name="name.en"')
  const incomplete = await amy.post(path, { opened: openedFieldOn(await amy.page(path)), 'name.en': '' })
  expect(incomplete.status).toBe(422)
})
