/** A set changed on one server and viewed on another. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath, setPath } from '#app/paths.ts'
import type { Lang } from '#domain/text.ts'
import { createFormsApi } from '#server/page-data/staff/shop/forms-api.ts'
import { createMenusApi, type MenusApi } from '#server/page-data/staff/shop/menus-api.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { type Block, blocksOf } from '#tests/support/site/page-head.ts'
import { openTwoServers, type TwoServers } from '#tests/support/site/second-server.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

const setId = 2
const amy = staffMember('Amy')

let shop: TwoServers
let menus: MenusApi
let slug: string
beforeAll(async () => {
  shop = await openTwoServers()
  menus = createMenusApi(shop.site.store, () => testNow)
  slug = (await shop.site.store.content()).rules.sets.get(setId)?.slug ?? ''
})
afterAll(() => shop.close())

const elsewhere = (path: string) => shop.elsewhere(path)
const ordering = async () => JSON.stringify(JSON.parse(await elsewhere(`/api/ordering?ids=${setId}`)))

/** The second server also sends structured data. */
async function jsonLdOn(path: string, type: string): Promise<Block | undefined> {
  const { document } = parseHTML(await elsewhere(path))
  return blocksOf(document).find((block) => block['@type'] === type)
}

async function setInGraphqlElsewhere() {
  const query = 'query ($find: FindMealInput) { getMeal(find: $find, limit: 1) { id price } }'
  return JSON.stringify(await askGraphql(shop.second, query, { find: { id: String(setId) } }))
}

test.each<Lang>(['zh', 'en'])('a set’s new price is shown everywhere (%s)', async (lang) => {
  const dollars = lang === 'zh' ? '1357' : '2468'
  const view = lang === 'zh' ? '1,357' : '2,468'
  for (const look of [() => elsewhere(setPath(slug, lang)), () => elsewhere(pagePath('menu', lang))])
    expect(await look()).not.toContain(view)
  const base = (await menus.set(setId))?.values ?? {}
  const input = { ...base, price: dollars }
  const forms = createFormsApi(shop.site.store, () => testNow)
  const place = { kind: 'set', id: String(setId) } as const
  expect(await forms.save(amy, place, { base, input, as: 'published' })).toEqual(outcome)
  await expect.poll(() => elsewhere(setPath(slug, lang)), untilSeen).toContain(view)
  expect(await elsewhere(pagePath('menu', lang))).toContain(view)
  expect((await jsonLdOn(setPath(slug, lang), 'Product'))?.offers).toMatchObject({ price: `${dollars}.00` })
  const menuData = JSON.stringify(await jsonLdOn(pagePath('menu', lang), 'Menu'))
  expect(menuData).toContain(`"price":${dollars},`)
  expect(await ordering()).toContain(`"price":${dollars}00`)
  expect(await setInGraphqlElsewhere()).toContain(dollars)
})

test('a set off sale is on no page, in no API and in no sitemap, and its link leads to the menus', async () => {
  const link = setPath(slug, 'zh')
  for (const isOnSale of [false, true]) {
    expect(await menus.putOnSale(amy, setId, isOnSale)).toEqual({ ok: true })
    const has = (address: string) => elsewhere(address).then((text) => text.includes(slug))
    await expect.poll(() => has(pagePath('menu', 'zh')), untilSeen).toBe(isOnSale)
    expect((await shop.second.request(link)).status).toBe(isOnSale ? 200 : 302)
    expect(await has('/sitemap.xml')).toBe(isOnSale)
    expect((await setInGraphqlElsewhere()).includes(`"${setId}"`)).toBe(isOnSale)
  }
})
