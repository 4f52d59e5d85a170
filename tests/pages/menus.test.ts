import { afterAll, beforeAll, expect, test } from 'vitest'
import { setPath } from '#app/paths.ts'
import { dishEditPath, draftPath, setEditPath, staffPath } from '#app/staff/addresses.ts'
import { badgeNames } from '#content/menu-card.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { formatExact } from '#domain/money.ts'
import { verbOf } from '#domain/staff/shop/menus/arrange-set.ts'
import { chargeField } from '#domain/staff/shop/menus/set-groups.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, openedFieldOn } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const setId = 2
const cookie = staffCookie('Amy', 'owner')
const { page, post } = browseAs(cookie, () => site)
const setOf = async () => {
  const set = (await site.store.content()).rules.sets.get(setId)
  if (!set) throw new Error('no set')
  return set
}

test('the owner raises a price: customers see it once it is published, and the old one can be restored', async () => {
  const { slug, price } = await setOf()
  const path = setEditPath(setId)
  const openForm = openedFieldOn(await page(path))
  const old = formatExact(price)

  const response = await post(path, { verb: 'save-draft', opened: openForm, price: '1234' })
  expect(response).toMatchObject({ status: 200, html: expect.stringContaining(draftWords.saved.zh) })
  expect(await page(setPath(slug, 'zh'))).toContain(old)
  expect(await page(staffPath('menus'))).toContain(draftWords.draft.zh)

  const draft = openedFieldOn(response.html)
  const gap = await post(path, { verb: 'publish', opened: draft, price: '1234', 'name.en': '' })
  expect(gap).toMatchObject({ status: 422, html: expect.stringContaining(fieldProblems['text-missing'].zh) })
  const whole = { ...JSON.parse(openForm), price: '1234' }
  const publication = await post(path, { verb: 'publish', opened: openedFieldOn(gap.html), ...whole })
  expect(publication).toMatchObject({ status: 200, html: expect.stringContaining(menusPage.published.zh) })
  const html = await page(setPath(slug, 'zh'))
  expect(html).toContain('$1,234.00')
  expect(html).toContain('"price":"1234.00"')
  expect(await page(`/api/ordering?ids=${setId}`)).toContain('"price":123400')
  expect(await page('/menu/list')).toContain('"prices":1234,')

  expect((await post(path, { verb: 'restore-1', opened: openedFieldOn(publication.html) })).status).toBe(200)
  const back = await post(path, {
    verb: 'publish',
    opened: openedFieldOn(await page(path)),
    ...JSON.parse(openForm),
  })
  expect(back.status).toBe(200)
  expect((await setOf()).price).toBe(price)
})

test('the owner ticks badges and further categories: customers see them, and none once all are unticked', async () => {
  const path = setEditPath(setId)
  const { slug, categoryId } = await setOf()
  const openForm = await page(path)
  const form = JSON.parse(openedFieldOn(openForm))
  const others = (await site.store.content()).catalogue.categories.filter(
    ({ id, kind }) => kind === 'sets' && id !== categoryId,
  )
  const [one, two] = others.map(({ id }) => id)
  if (!one || !two) throw new Error('too few categories')
  for (const id of [one, two]) expect(openForm).toContain(`name="alsoIn" value="${id}"`)
  // Browsers send an empty field before ticked boxes.
  const tickedFields = { badges: ['', 'popular', 'new'], alsoIn: ['', one, two] }
  const publish = { ...form, verb: 'publish', opened: openedFieldOn(openForm) }
  expect((await post(path, { ...publish, ...tickedFields })).status).toBe(200)
  expect(await setOf()).toMatchObject({ badges: ['popular', 'new'], alsoIn: [one, two] })
  expect(await page(setPath(slug, 'zh'))).toContain(badgeNames.popular.zh)
  const again = await page(path)
  const none = { ...form, verb: 'publish', opened: openedFieldOn(again), badges: [''], alsoIn: [''] }
  expect((await post(path, none)).status).toBe(200)
  expect(await setOf()).toMatchObject({ badges: [], alsoIn: [] })
  const untrue = { ...none, opened: openedFieldOn(await page(path)), badges: ['', 'vegetarian'] }
  const response = await post(path, untrue)
  expect(response).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['badge-untrue'].zh),
  })
  expect((await post(path, { verb: 'discard', opened: openedFieldOn(response.html) })).status).toBe(200)
})

test('two owners who change one field choose which value to keep, and the input is kept', async () => {
  const path = setEditPath(3)
  const openForm = openedFieldOn(await page(path))
  expect((await post(path, { verb: 'save-draft', opened: openForm, price: '2000' })).status).toBe(200)
  const clash = await post(path, {
    verb: 'save-draft',
    opened: openForm,
    price: '2100',
    'tagline.en': 'Mine alone',
  })
  expect(clash).toMatchObject({ status: 409, html: expect.stringContaining(menusPage.clash.zh) })
  for (const value of ['2000', '2100', 'Mine alone']) expect(clash.html).toContain(value)
  const request = { opened: openedFieldOn(clash.html), price: '2100', 'tagline.en': 'Mine alone' }
  const mergeResponse = await post(path, { verb: 'save-draft', ...request, 'choice.price': 'mine' })
  expect(mergeResponse.status).toBe(200)
  expect(JSON.parse(openedFieldOn(mergeResponse.html))).toMatchObject({
    price: '2100',
    'tagline.en': 'Mine alone',
  })
})

test('a set taken off sale disappears from the menu and the sitemap, and returns', async () => {
  const { slug } = await setOf()
  const pagesListing = async () => [
    (await page('/menu/')).includes(encodeURIComponent(slug)),
    (await page('/sitemap.xml')).includes(encodeURIComponent(slug)),
  ]
  expect(await pagesListing()).toEqual([true, true])
  expect((await post(staffPath('menus'), { set: String(setId), verb: 'off' })).status).toBe(200)
  expect(await pagesListing()).toEqual([false, false])
  expect((await post(staffPath('menus'), { set: String(setId), verb: 'on' })).status).toBe(200)
  expect(await pagesListing()).toEqual([true, true])
})

test('the owner adds a dish to a course, previews the draft as customers would see it, and publishes it', async () => {
  const path = setEditPath(setId)
  const set = await setOf()
  const { dishes } = (await site.store.content()).catalogue
  const group = set.groups.find(({ min }) => min > 0)
  const newDish = [...dishes.values()].find(
    ({ id }) => !set.groups.some((each) => each.dishes.some(({ dish }) => dish.id === id)),
  )
  if (!group || !newDish) throw new Error('no group or dish')
  const verb = (action: 'add' | 'up', dishId: string) =>
    verbOf({ of: 'dish', action, groupId: group.id, dishId })

  const openForm = openedFieldOn(await page(path))
  const add = { opened: openForm, verb: verb('add', ''), 'tagline.en': 'Typed before' }
  const unknownDish = await post(path, { ...add, [`add.${group.id}`]: 'No such dish' })
  expect(unknownDish).toMatchObject({ status: 422, html: expect.stringContaining(menusPage.dishUnknown.zh) })
  expect(unknownDish.html).toContain('Typed before')
  const draftResponse = await post(path, { ...add, [`add.${group.id}`]: newDish.name.en })
  expect(draftResponse.status).toBe(200)
  const charge = chargeField(group.id, newDish.id)
  const whole = JSON.parse(openedFieldOn(draftResponse.html))
  expect(whole).toMatchObject({ [charge]: '0', 'tagline.en': 'Typed before' })
  const raisedForm = { ...whole, [charge]: '38', opened: JSON.stringify(whole), verb: verb('up', newDish.id) }
  const response = await post(path, raisedForm)
  expect(response.status).toBe(200)

  const preview = await site.request(draftPath(setId, 'zh'), { headers: { cookie } })
  expect(preview.headers.get('x-robots-tag')).toBe('noindex')
  expect(preview.headers.get('cache-control')).toContain('no-store')
  const html = await preview.text()
  for (const view of [menusPage.previewOf.zh, newDish.name.zh, '+$38', 'content="noindex"'])
    expect(html).toContain(view)
  expect(await page(draftPath(setId, 'en'))).toContain('Typed before')
  expect(await page(setPath(set.slug, 'zh'))).not.toContain(newDish.name.zh)

  const last = JSON.parse(openedFieldOn(response.html))
  const publication = await post(path, { ...last, opened: JSON.stringify(last), verb: 'publish' })
  expect(publication.status).toBe(200)
  expect(await page(setPath(set.slug, 'zh'))).toContain(newDish.name.zh)
  expect(await page(`/api/ordering?ids=${setId}`)).toContain(`"${newDish.id}"`)
  expect(await page('/menu/list')).toContain(newDish.name.zh)
  const back = await post(path, { verb: 'restore-1', opened: openedFieldOn(publication.html) })
  const first = JSON.parse(openedFieldOn(back.html))
  await post(path, { ...first, opened: JSON.stringify(first), verb: 'publish' })
  expect((await setOf()).groups).toEqual(set.groups)
})

test('forms add a new set and a new dish, and keep wrong input', async () => {
  const listPath = staffPath('menus')
  const gap = await post(listPath, { verb: 'add', like: String(setId), zh: '新套餐', en: '' })
  expect(gap).toMatchObject({ status: 422, html: expect.stringContaining(menusPage.namesMissing.zh) })
  expect(gap.html).toContain('value="新套餐"')
  const addResponse = await post(listPath, {
    verb: 'add',
    like: String(setId),
    zh: '新套餐',
    en: 'New by Form',
  })
  expect(addResponse).toMatchObject({ status: 302, to: expect.stringMatching(/^\/staff\/menus\/\d+\/$/) })
  expect(await page(addResponse.to)).toContain('新套餐')
  expect(await page('/menu/')).not.toContain('new-by-form')
  const newId = /\d+/.exec(addResponse.to)?.[0] ?? ''
  await post(listPath, { verb: 'on', set: newId })
  for (const path of ['/menu/', '/sitemap.xml', setPath('new-by-form', 'zh')])
    expect(await page(path)).toContain('new-by-form')

  const dish = await post(staffPath('dishes'), { verb: 'add', like: 'egg-tarts', zh: '新撻', en: 'New Tart' })
  expect(dish).toMatchObject({ status: 302, to: dishEditPath('new-tart') })
  const openForm = openedFieldOn(await page(dish.to))
  const wrong = await post(dish.to, {
    ...JSON.parse(openForm),
    opened: openForm,
    diet: 'vegan',
    'name.en': 'Kept',
  })
  expect(wrong).toMatchObject({ status: 422, html: expect.stringContaining('value="Kept"') })
  const response = await post(dishEditPath('egg-tarts'), {
    ...JSON.parse(openedFieldOn(await page(dishEditPath('egg-tarts')))),
    opened: openedFieldOn(await page(dishEditPath('egg-tarts'))),
    'name.zh': '改名蛋撻',
  })
  expect(response).toMatchObject({ status: 200, html: expect.stringContaining(menusPage.published.zh) })
  expect(await page(setPath('new-by-form', 'zh'))).toContain('改名蛋撻')
  expect(await page('/menu/list')).toContain('改名蛋撻')
})

test('the menus page refuses what no form of the pages sends', async () => {
  expect((await post(setEditPath(setId), { verb: 'save-draft', opened: 'x', price: '1' })).status).toBe(400)
  expect((await post(setEditPath(setId), { verb: 'else' })).status).toBe(400)
  const openForm = openedFieldOn(await page(setEditPath(setId)))
  expect((await post(setEditPath(setId), { verb: 'restore-99', opened: openForm })).status).toBe(404)
  expect((await post(setEditPath(setId), { verb: 'discard' })).status).toBe(400)
  expect((await post(staffPath('menus'), { set: 'x', verb: 'up' })).status).toBe(400)
  expect((await site.request(setEditPath(999_999), { headers: { cookie } })).status).toBe(404)
})
