import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caterersPath, fragmentPath, giftPath, pagePath, setPath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { categoriesAndGiftsPage, categorySale } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { giftValues } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { openTwoServers, type TwoServers } from '#tests/support/site/second-server.ts'
import { browseAs, type FormFields } from '#tests/support/staff/staff-forms.ts'
import { staffCookie } from '#tests/support/staff/staff-session.ts'
import { demo } from '#tests/support/store/catalogue.ts'

let shop: TwoServers
beforeAll(async () => {
  shop = await openTwoServers()
})
afterAll(() => shop.close())

const gift = { id: '5', slug: 'wellness-hamper', name: 'Wellness Hamper' }
const readPage = async (path: string) => (await shop.site.request(path)).text()
const cookie = staffCookie('Amy', 'owner', 'en')
const amy = browseAs(cookie, () => shop.site)
const staffPage = () => amy.page(staffPath('categoriesAndGifts'))
const post = (fields: FormFields) =>
  amy.post(staffPath('categoriesAndGifts'), { kind: 'gift', item: gift.id, ...fields })

test('a gift that is off sale is on no page until it is on sale again', async () => {
  const placesOfText = async () => ({
    menu: (await readPage(pagePath('menu', 'en'))).includes(gift.slug),
    gifts: (await readPage(pagePath('gift', 'en'))).includes(gift.slug),
    // The gift is named only on a not-found page.
    value: (await shop.site.request(giftPath(gift.slug, 'en'))).headers.get('location') ?? 'here',
    rest: (await readPage('/menu/categorielist?type=gifts&lang=en')).includes(gift.name),
    sitemap: (await readPage('/sitemap.xml')).includes(gift.slug),
  })
  const everywhere = { menu: true, gifts: true, value: 'here', rest: true, sitemap: true }
  expect(await placesOfText()).toEqual(everywhere)
  const off = await post({ verb: 'off' })
  expect(off.status).toBe(200)
  // The gift stays open without JavaScript.
  expect(off.html).toMatch(/<details[^>]* open=""/)
  expect(await placesOfText()).toEqual({
    menu: false,
    gifts: false,
    value: pagePath('notFound', 'en'),
    rest: false,
    sitemap: false,
  })
  const there = () => shop.elsewhere(pagePath('menu', 'zh'))
  await expect.poll(there, untilSeen).not.toContain(gift.slug)
  expect((await post({ verb: 'on' })).status).toBe(200)
  expect(await placesOfText()).toEqual(everywhere)
})

test('a category that is off sale hides its sets everywhere, and they return with it', async () => {
  const thai = { kind: 'category', item: 'thai' }
  const set = demo.sets.find(({ categoryId }) => categoryId === thai.item)
  if (!set) throw new Error('no Thai set')
  const query = `{ getMeal(find: { id: ${set.id} }) { id } }`
  const placesOfText = async () => ({
    // The menu page contains its tab, cards and structured data.
    menu: (await readPage(pagePath('menu', 'en'))).includes(set.name.en),
    home: (await readPage(pagePath('home', 'en'))).includes(`"${caterersPath(3, 'en')}"`),
    landing: (await readPage(pagePath('thai-catering', 'en'))).includes(set.slug),
    value: (await shop.site.request(setPath(set.slug, 'en'))).headers.get('location') ?? 'here',
    rest: (await readPage('/menu/list?lang=en')).includes(set.name.en),
    category: (await readPage('/menu/categorielist?lang=en')).includes('"thai"'),
    ordering: (await readPage(`/api/ordering?ids=${set.id}`)).includes(set.slug),
    graphql: (await askGraphql(shop.site, query)).data.getMeal.length === 1,
    sitemap: (await readPage('/sitemap.xml')).includes(set.slug),
  })
  const everywhere = {
    menu: true,
    home: true,
    landing: true,
    value: 'here',
    rest: true,
    category: true,
    ordering: true,
    graphql: true,
    sitemap: true,
  }
  expect(await placesOfText()).toEqual(everywhere)
  const count = demo.sets.filter(({ categoryId }) => categoryId === thai.item).length
  expect(await staffPage()).toContain(categorySale(true, count).en)
  expect((await post({ ...thai, verb: 'off' })).status).toBe(200)
  expect(await placesOfText()).toEqual({
    menu: false,
    home: false,
    landing: false,
    value: pagePath('notFound', 'en'),
    rest: false,
    category: false,
    ordering: false,
    graphql: false,
    sitemap: false,
  })
  const there = () => shop.elsewhere(pagePath('menu', 'zh'))
  await expect.poll(there, untilSeen).not.toContain(set.name.zh)
  expect((await post({ ...thai, verb: 'on' })).status).toBe(200)
  expect(await placesOfText()).toEqual(everywhere)
})

test('a category is added with its names in both languages, and removed', async () => {
  const input = { kind: 'category', verb: 'add', zh: '中秋', en: 'Mid-Autumn', 'description.zh': '賞月餐' }
  const response = await post(input)
  expect(response.status).toBe(422)
  expect(response.html).toContain('賞月餐</textarea>')
  const addResponse = await post({ ...input, 'description.en': 'Under the moon' })
  expect(addResponse.html).toContain(categoriesAndGiftsPage.addedCategory.en)
  expect((await post({ kind: 'category', item: 'thai', verb: 'remove' })).status).toBe(409)
  const removal = await post({ kind: 'category', item: 'mid-autumn', verb: 'remove' })
  expect(removal.html).toContain(categoriesAndGiftsPage.removed.en)
})

test('an unknown category or gift cannot be put on sale', async () => {
  expect((await post({ verb: 'off', item: '999' })).status).toBe(404)
  expect((await post({ verb: 'off', kind: 'category', item: 'none' })).status).toBe(404)
})

test('a gift is added from the form, edited, sold, and removed', async () => {
  const input = { verb: 'add', like: gift.id, zh: '秋日禮籃', en: 'Autumn hamper', price: 'much' }
  const response = await post(input)
  expect(response.status).toBe(422)
  expect(response.html).toContain('value="much"')
  const addResponse = await post({ ...input, price: '420.5' })
  expect(addResponse.html).toContain(categoriesAndGiftsPage.added.en)
  expect(await readPage(pagePath('menu', 'en'))).not.toContain('Autumn hamper')
  const [, item = ''] = /name="item" value="(\d+)"(?!.*name="item" value="\d)/s.exec(await staffPage()) ?? []
  expect((await post({ verb: 'remove', item: gift.id })).status).toBe(409)
  expect((await post({ verb: 'on', item })).status).toBe(200)
  expect(await readPage(giftPath('autumn-hamper', 'en'))).toContain('420.50')
  expect((await post({ verb: 'off', item })).status).toBe(200)
  expect((await post({ verb: 'remove', item })).html).toContain(categoriesAndGiftsPage.removed.en)
  expect((await post({ verb: 'on', item })).status).toBe(404)
})

test('a picture sent with the form of a gift is shown wherever the gift is, with its description', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#284' } })
    .jpeg()
    .toBuffer()
  const gifts = async () => (await shop.site.store.content()).catalogue.gifts
  const storedGift = (await gifts()).find(({ id }) => String(id) === gift.id)
  if (!storedGift) throw new Error('no gift')
  const base = giftValues(storedGift)
  const fields = {
    ...base,
    opened: JSON.stringify(base),
    verb: 'picture',
    'alt.zh': '禮籃相片',
    'alt.en': 'Our own hamper',
    'focus.x': '10',
    'focus.y': '50',
  }
  const file = new File([new Uint8Array(photo)], 'hamper.jpg', { type: 'image/jpeg' })
  expect((await post({ ...fields, file })).status).toBe(200)
  const picture = (await gifts()).find(({ id }) => String(id) === gift.id)?.picture
  expect(picture).toMatchObject({ width: 600, height: 600, alt: { zh: '禮籃相片', en: 'Our own hamper' } })
  const address = `/api/file/image/${picture?.id}?`
  for (const path of [giftPath(gift.slug, 'en'), pagePath('gift', 'en'), pagePath('menu', 'en')])
    expect(await readPage(path)).toContain(address)
  expect(await readPage('/menu/categorielist?type=gifts&lang=en')).toContain(address)
  for (const path of [giftPath(gift.slug, 'en'), `${fragmentPath('gift', 'en')}?name=${gift.slug}`])
    expect(await readPage(path)).toContain('alt="Our own hamper"')
  expect((await shop.site.request(`/share/gift/${gift.slug}-en.jpg`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )
})

test('a search shows items with its words in the name, and keeps the others and their positions', async () => {
  const rows = async (query: string) => {
    const html = await amy.page(`${staffPath('categoriesAndGifts')}?q=${query}`)
    const [...matches] = html.matchAll(/<div class="[^"]*"( hidden="")?[^>]*><details[^>]*><summary/g)
    return { html, all: matches.length, visible: matches.filter(([, hidden]) => !hidden).length }
  }
  const [all, some, none] = [await rows(''), await rows('WELLNESS'), await rows('nothing')]
  expect(all.visible).toBe(all.all)
  expect(all.visible).toBeGreaterThan(2)
  expect(some).toMatchObject({ all: all.all, visible: 1 })
  expect(none).toMatchObject({ all: all.all, visible: 0 })
  // A filtered list cannot be reordered.
  expect(all.html).toContain('value="down"')
  expect(none.html).not.toContain('value="down"')
  expect(none.html.split(categoriesAndGiftsPage.noneFound.en)).toHaveLength(3)
})
