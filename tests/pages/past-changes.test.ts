import { afterAll, beforeAll, expect, test } from 'vitest'
import { dishEditPath, staffPath } from '#app/staff/addresses.ts'
import { allergenNames } from '#content/allergens.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { shopVerbNames } from '#content/staff/office/audit-log.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { createCategoriesAndGiftsApi } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, type FormFields, openedFieldOn, unescapeHtml } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const { page, post } = browseAs(staffCookie('Amy', 'owner', 'en'), () => site)
const path = dishEditPath('egg-tarts')
const dishNow = async () => (await site.store.content()).catalogue.dishes.get('egg-tarts')
const entriesOn = (html: string) => [...html.matchAll(/value="(restore-\d+)"/g)].map(([, verb = '']) => verb)

/** Unticked boxes are not sent. */
function formWith(initialForm: string, changes: FormFields): FormFields {
  const fields = Object.entries({ ...JSON.parse(initialForm), ...changes, opened: initialForm })
  return Object.fromEntries(fields.filter(([, value]) => value !== 'no')) as FormFields
}
const saveDish = async (changes: FormFields) => post(path, formWith(openedFieldOn(await page(path)), changes))

test('an allergen cleared by mistake is restored with one press, and the input stays', async () => {
  expect(await page(path)).toContain(historyWords.none.en)
  expect((await saveDish({ 'allergen.egg': 'no' })).status).toBe(200)
  expect((await dishNow())?.allergens).not.toContain('egg')
  const html = unescapeHtml(await page(path))
  expect(html).toContain(`${allergenNames.egg.en}: ${dishesPage.yes.en} → ${dishesPage.no.en}`)
  expect(html).toContain(`${historyWords.bringBack.en}: ${shopVerbNames['edit-dish'].en}`)
  const [verb = ''] = entriesOn(html)
  const back = await saveDish({ verb, 'name.en': 'Warm Egg Tarts' })
  expect(back).toMatchObject({ status: 200, html: expect.stringContaining(menusPage.published.en) })
  expect(await dishNow()).toMatchObject({
    name: { en: 'Warm Egg Tarts' },
    allergens: expect.arrayContaining(['egg']),
  })
  // The restoration is a change that can be undone too.
  expect(entriesOn(back.html)).toHaveLength(2)
  const view = unescapeHtml(await page(path))
  expect(view).toContain(`${allergenNames.egg.en}: ${dishesPage.no.en} → ${dishesPage.yes.en}`)
  const zh = browseAs(staffCookie('Amy', 'owner', 'zh'), () => site)
  expect(await zh.page(path)).toContain(historyWords.bringBack.zh)
})

test('restoring a value that another person changed needs confirmation', async () => {
  await saveDish({ 'name.en': 'First Tarts' })
  const html = await page(path)
  const [verb = ''] = entriesOn(html)
  const mine = formWith(openedFieldOn(html), { verb, 'description.en': 'Typed', 'description.zh': '輸入' })
  await saveDish({ 'name.en': 'Tarts of Bo' })
  const response = await post(path, mine)
  expect(response).toMatchObject({ status: 409, html: expect.stringContaining(menusPage.clash.en) })
  for (const value of ['value="Warm Egg Tarts"', 'value="Typed"']) expect(response.html).toContain(value)
  expect((await dishNow())?.name.en).toBe('Tarts of Bo')
  const savedForm = openedFieldOn(response.html)
  const again = await post(
    path,
    formWith(savedForm, { 'name.en': 'Warm Egg Tarts', 'choice.name.en': 'mine' }),
  )
  expect(again.status).toBe(200)
  expect((await dishNow())?.name.en).toBe('Warm Egg Tarts')
})

test('restoring an impossible value or a missing entry is refused with its reason', async () => {
  await saveDish({ diet: 'vegetarian' })
  const remaining = await saveDish({ diet: 'none' })
  const [verb = ''] = entriesOn(remaining.html)
  await saveDish({ 'allergen.fish': 'yes' })
  const response = await saveDish({ verb })
  expect(response.status).toBe(422)
  expect(unescapeHtml(response.html)).toContain(fieldProblems['diet-contradicts'].en)
  expect((await dishNow())?.vegetarian).toBe(false)
  const missingEntry = await saveDish({ verb: 'restore-999999999', 'name.en': 'Kept' })
  expect(missingEntry).toMatchObject({ status: 404, html: expect.stringContaining(historyWords.gone.en) })
  expect(missingEntry.html).toContain('value="Kept"')
  const office = browseAs(staffCookie('Ho', 'office', 'en'), () => site)
  const form = openedFieldOn(await page(path))
  expect((await office.post(path, formWith(form, { verb }))).status).toBe(404)
})

const shelfOf = () => createCategoriesAndGiftsApi(site.store, () => testNow).list()

test.each(['category', 'gift'] as const)('the earlier name of a %s is restored', async (kind: ItemKind) => {
  const shelfPath = staffPath('categoriesAndGifts')
  const [before] = (await shelfOf())[kind]
  if (!before) throw new Error(`no ${kind}`)
  const item = async () => (await shelfOf())[kind].find(({ id }) => id === before.id)
  const save = async (changes: FormFields) => {
    const form = JSON.stringify((await item())?.values)
    return post(shelfPath, { ...formWith(form, { verb: 'publish', ...changes }), kind, item: before.id })
  }
  expect((await save({ 'name.en': 'Another Name' })).status).toBe(200)
  const html = unescapeHtml(await page(shelfPath))
  expect(html).toContain(`${before.name.en} → Another Name`)
  const verb = entriesOn(html).at(kind === 'category' ? 0 : -1) ?? ''
  const back = await save({ verb })
  expect(back).toMatchObject({ status: 200, html: expect.stringContaining(menusPage.published.en) })
  expect(await item()).toMatchObject({ name: before.name, values: before.values })
  // The item stays open for review.
  expect(back.html).toMatch(/<details[^>]* open=""/)
  const problem = await save({ verb, 'name.zh': '' })
  expect(problem).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['text-missing'].en),
  })
  expect((await save({ verb: 'restore-999999999' })).html).toContain(historyWords.gone.en)
})
