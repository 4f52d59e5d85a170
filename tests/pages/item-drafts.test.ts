import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftPath, setPath } from '#app/paths.ts'
import {
  dishEditPath,
  draftPath,
  giftDraftPath,
  menuDraftPath,
  setEditPath,
  staffPath,
} from '#app/staff/addresses.ts'
import { categoriesAndGiftsPage } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { farPricesQuestion } from '#content/staff/shop/menus/far-prices.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, openedFieldOn, unescapeHtml } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const { page, post } = browseAs(staffCookie('Amy', 'owner'), () => site)
const menu = async () => (await site.store.content()).catalogue

test('a dish is drafted, previewed in its set, and published', async () => {
  const path = dishEditPath('egg-tarts')
  const set = (await menu()).sets.find(
    ({ published, groups }) =>
      published && groups.some(({ dishes }) => dishes.some(({ dish }) => dish.id === 'egg-tarts')),
  )
  if (!set) throw new Error('no set has the dish')
  const openForm = openedFieldOn(await page(path))
  const form = { ...JSON.parse(openForm), opened: openForm, 'name.zh': '試版蛋撻' }
  const draftResponse = await post(path, { ...form, verb: 'save-draft' })
  expect(draftResponse).toMatchObject({ status: 200, html: expect.stringContaining(draftWords.saved.zh) })
  expect(draftResponse.html).toContain(draftWords.discard.zh)
  expect(await page(setPath(set.slug, 'zh'))).not.toContain('試版蛋撻')
  expect(await page(draftPath(set.id, 'zh'))).toContain('試版蛋撻')
  expect(await page(`${staffPath('dishes')}?q=${encodeURIComponent('蛋撻')}`)).toContain(draftWords.draft.zh)

  const again = openedFieldOn(await page(path))
  const response = await post(path, { ...JSON.parse(again), opened: again, verb: 'publish' })
  expect(response).toMatchObject({ status: 200, html: expect.stringContaining(menusPage.published.zh) })
  expect(await page(setPath(set.slug, 'zh'))).toContain('試版蛋撻')
  expect(await page(`${staffPath('dishes')}?q=${encodeURIComponent('蛋撻')}`)).not.toContain(
    draftWords.draft.zh,
  )
})

/** The version that an item's form was opened on. */
function openedFieldOf(html: string, kind: ItemKind, id: string): string {
  const hiddenFields = `name="kind" value="${kind}"/><input type="hidden" name="item" value="${id}"/>`
  const form = html
    .split('<form')
    .find((part) => part.includes(hiddenFields) && part.includes('name="opened"'))
  return unescapeHtml(/name="opened" value="([^"]*)"/.exec(form ?? '')?.[1] ?? '')
}

test.each(['category', 'gift'] as const)('a %s is drafted, previewed, and dropped', async (kind) => {
  const { categories, gifts } = await menu()
  const [gift] = gifts
  if (!gift) throw new Error('no gift')
  const id = kind === 'gift' ? String(gift.id) : (categories[0]?.id ?? '')
  const path = staffPath('categoriesAndGifts')
  const openForm = openedFieldOf(await page(path), kind, id)
  const form = { kind, item: id, ...JSON.parse(openForm), opened: openForm }
  const words = { zh: `草稿名稱 ${kind}`, en: `Drafted ${kind}` }
  const names = { 'name.zh': words.zh, 'name.en': words.en }
  const draftResponse = await post(path, { ...form, ...names, verb: 'save-draft' })
  expect(draftResponse).toMatchObject({ status: 200, html: expect.stringContaining(draftWords.saved.zh) })
  const [view, preview] =
    kind === 'gift'
      ? ([giftPath(gift.slug, 'zh'), giftDraftPath(gift.slug, 'zh')] as const)
      : (['/menu/', menuDraftPath('zh')] as const)
  expect(await page(view)).not.toContain(words.zh)
  expect(await page(preview)).toContain(words.zh)
  const english = kind === 'gift' ? giftDraftPath(gift.slug, 'en') : menuDraftPath('en')
  expect(await page(english)).toContain(words.en)
  expect(await page(preview)).toContain('noindex')

  const stale = await post(path, { ...form, verb: 'discard' })
  expect(stale).toMatchObject({ status: 409, html: expect.stringContaining(draftWords.draftUnseen.zh) })
  const openedValues = openedFieldOf(await page(path), kind, id)
  const dropResponse = await post(path, {
    kind,
    item: id,
    ...JSON.parse(openedValues),
    opened: openedValues,
    verb: 'discard',
  })
  expect(dropResponse.status).toBe(200)
  expect(await page(preview)).not.toContain(words.zh)
})

test('a gift that is off sale can be previewed before it is sold', async () => {
  const [gift] = (await menu()).gifts
  if (!gift) throw new Error('no gift')
  const putOnSale = (verb: 'on' | 'off') =>
    post(staffPath('categoriesAndGifts'), { kind: 'gift', item: String(gift.id), verb })
  expect((await putOnSale('off')).status).toBe(200)
  const status = async (path: string) =>
    (await site.request(path, { headers: { cookie: staffCookie('Amy', 'owner') } })).status
  expect(await status(giftPath(gift.slug, 'zh'))).not.toBe(200)
  expect(await status(giftDraftPath(gift.slug, 'zh'))).toBe(200)
  const [category] = (await menu()).categories.filter(({ kind }) => kind === 'gifts')
  const putAll = (verb: 'on' | 'off') =>
    post(staffPath('categoriesAndGifts'), { kind: 'category', item: category?.id ?? '', verb })
  expect((await putAll('off')).status).toBe(200)
  expect(await status(giftDraftPath(gift.slug, 'zh'))).toBe(200)
  expect((await putAll('on')).status).toBe(200)
  expect((await putOnSale('on')).html).not.toContain(categoriesAndGiftsPage.gone.zh)
})

const sureIn = (html: string) => /name="sure" value="([^"]*)"/.exec(html)?.[1] ?? ''

test('a gift with a price far from the earlier one is published only after a confirmation', async () => {
  const [gift] = (await menu()).gifts
  if (!gift) throw new Error('no gift')
  const id = String(gift.id)
  const path = staffPath('categoriesAndGifts')
  const openForm = openedFieldOf(await page(path), 'gift', id)
  const form = {
    ...JSON.parse(openForm),
    kind: 'gift',
    item: id,
    opened: openForm,
    price: '1',
    verb: 'publish',
  }
  const response = await post(path, form)
  expect(response).toMatchObject({ status: 409, html: expect.stringContaining(farPricesQuestion.zh) })
  expect((await menu()).gifts.find((each) => each.id === gift.id)?.price).toBe(gift.price)
  expect(await post(path, { ...form, sure: sureIn(response.html) })).toMatchObject({ status: 200 })
  expect((await menu()).gifts.find((each) => each.id === gift.id)?.price).toBe(100)
})

test('a set with a price far from the earlier one is published only after a confirmation, and keeps its input', async () => {
  const set = (await menu()).sets.find(({ published, pricing }) => published && pricing === 'fixed')
  if (!set) throw new Error('no set')
  const path = setEditPath(set.id)
  const openForm = openedFieldOn(await page(path))
  const price = String(set.price / 1_000)
  const form = {
    ...JSON.parse(openForm),
    opened: openForm,
    price,
    'tagline.en': 'Typed beside it',
    verb: 'publish',
  }
  const response = await post(path, form)
  expect(response).toMatchObject({ status: 409, html: expect.stringContaining(farPricesQuestion.zh) })
  expect(response.html).toContain('value="Typed beside it"')
  expect((await menu()).sets.find(({ id }) => id === set.id)?.price).toBe(set.price)
  expect(await post(path, { ...form, sure: sureIn(response.html) })).toMatchObject({ status: 200 })
  expect((await menu()).sets.find(({ id }) => id === set.id)?.price).toBe(set.price / 10)
})
