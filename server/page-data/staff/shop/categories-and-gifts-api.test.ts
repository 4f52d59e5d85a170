import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { pageIds, pagePath } from '#app/paths.ts'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { importMenu } from '#server/commands/shop/menu-file/import-menu.ts'
import { exportedMenu } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import { removeUnusedPictures } from '#server/commands/shop/remove-unused-pictures.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { clashesOf, outcome, problemsOf } from '#tests/support/staff/saved-forms.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type CategoriesAndGiftsApi, createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createFormsApi } from './forms-api.ts'

describe.each(testEngines)('the forms of categories and gifts on %s', (engine) => {
  const store = setUpStore(engine)
  let api: CategoriesAndGiftsApi
  beforeAll(() => {
    api = createCategoriesAndGiftsApi(store, () => testNow)
  })

  const fail = (): never => {
    throw new Error('the demo has no gift')
  }
  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  async function first(kind: ItemKind) {
    const [item] = (await api.list())[kind]
    if (!item) throw new Error(`no ${kind}`)
    return item
  }
  const save = async (
    kind: ItemKind,
    item: Awaited<ReturnType<typeof first>>,
    changes: Record<string, string>,
    by = as('Amy'),
  ) => {
    const { id, values: base } = item
    return createFormsApi(store, () => testNow).save(
      by,
      { kind, id },
      { base, input: { ...base, ...changes } },
    )
  }

  test('show a price for each gift', async () => {
    const gift = await first('gift')
    expect(await save('gift', gift, { price: '98.5' })).toEqual(outcome)
    expect((await store.content()).catalogue.gifts[0]?.price).toBe(9_850)
    expect(problemsOf(await save('gift', await first('gift'), { price: '0' }))).toEqual({
      price: 'price-invalid',
    })
  })

  test('show a planned price of a gift from its day, and until then beside the present one', async () => {
    let now = testNow
    const days = byDay(store, () => now)
    const at = createCategoriesAndGiftsApi(days, () => now)
    const firstDay = addDays(todayInHongKong(testNow), 3)
    const giftNow = async () => (await at.list()).gift[0] ?? fail()
    const priceNow = async () => (await days.content()).catalogue.gifts[0]?.price
    const { id, values: base } = await giftNow()
    const saveAs = (from: typeof base, changes: Record<string, string>) =>
      createFormsApi(days, () => now).save(
        as('Amy'),
        { kind: 'gift', id },
        { base: from, input: { ...from, ...changes } },
      )
    expect(problemsOf(await saveAs(base, { nextFrom: '', nextPrice: '120' }))).toEqual({
      nextFrom: 'date-invalid',
    })
    expect(problemsOf(await saveAs(base, { nextFrom: firstDay, nextPrice: 'x' }))).toEqual({
      nextPrice: 'price-invalid',
    })
    const before = await priceNow()
    expect(await saveAs(base, { nextFrom: firstDay, nextPrice: '120.5' })).toEqual(outcome)
    const [event] = await shopEventsOf(store.db, id, 1)
    expect(event).toMatchObject({ verb: 'edit-gift', after: { nextFrom: firstDay, nextPrice: '120.5' } })
    const giftWithPlan = await giftNow()
    expect(giftWithPlan.next).toEqual({ from: firstDay, price: 12_050 })
    // Half of one person’s plan and half of another’s is no plan.
    const other = await saveAs(base, { nextFrom: addDays(firstDay, 1), nextPrice: '99' })
    expect(clashesOf(other)).toEqual(['nextPrice'])
    now = new Date(startOfDay(firstDay).getTime() - 1)
    expect(await priceNow()).toBe(before)
    now = startOfDay(firstDay)
    expect(await priceNow()).toBe(12_050)
    expect((await giftNow()).values).toMatchObject({ price: '120.5', nextFrom: '', nextPrice: '' })
    expect((await giftNow()).next).toBeNull()
    // A form opened before the day does not restore the old price.
    expect(await saveAs(giftWithPlan.values, { 'name.en': 'Later' })).toEqual(outcome)
    expect(await priceNow()).toBe(12_050)
    expect((await giftNow()).values).toMatchObject({ price: '120.5', nextFrom: '', 'name.en': 'Later' })
  })

  test.each(['category', 'gift'] as const)('can move a %s among its own kind', async (kind) => {
    const ids = async () => (await api.list())[kind].map(({ id }) => id)
    const [one = '', two = '', ...rest] = await ids()
    expect(await api.move(as('Amy'), { kind, id: one, move: { by: -1 } })).toEqual({ ok: true })
    expect(await api.move(as('Amy'), { kind, id: one, move: { by: 1 } })).toEqual({ ok: true })
    expect(await ids()).toEqual([two, one, ...rest])
    expect(await api.move(as('Amy'), { kind, id: one, move: { placeOf: rest.at(-1) ?? '' } })).toEqual({
      ok: true,
    })
    expect(await ids()).toEqual([two, ...rest, one])
    expect(await api.move(as('Amy'), { kind, id: one, move: { placeOf: 'none' } })).toEqual({ ok: true })
    expect(await ids()).toEqual([two, ...rest, one])
    expect(await api.move(as('Amy'), { kind, id: 'none', move: { by: 1 } })).toEqual(refusing('item-unknown'))
    expect(await api.move(as('Ho', 'office'), { kind, id: one, move: { by: 1 } })).toEqual(
      refusing('not-allowed'),
    )
  })

  test('take a gift off sale and on again, with entries in the audit log', async () => {
    const { id } = await first('gift')
    const isOnSale = async () => (await api.list()).gift.find((gift) => gift.id === id)?.isOnSale
    expect(await api.putOnSale(as('Ho', 'office'), { kind: 'gift', id, isOnSale: false })).toEqual(
      refusing('not-allowed'),
    )
    expect(await api.putOnSale(as('Amy'), { kind: 'gift', id: 'none', isOnSale: false })).toEqual(
      refusing('item-unknown'),
    )
    expect(await isOnSale()).toBe(true)
    // A double click makes one change.
    for (const _ of [1, 2])
      expect(await api.putOnSale(as('Amy'), { kind: 'gift', id, isOnSale: false })).toEqual({ ok: true })
    expect(await isOnSale()).toBe(false)
    expect(await api.putOnSale(as('Bo'), { kind: 'gift', id, isOnSale: true })).toEqual({ ok: true })
    expect(await isOnSale()).toBe(true)
    const sales = (await shopEventsOf(store.db, id, 9)).filter(({ verb }) => verb.endsWith('-sale'))
    expect(sales.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ['put-on-sale', 'Bo'],
      ['take-off-sale', 'Amy'],
    ])
  })

  test('have contents and allergens of a gift as lists in both languages', async () => {
    const gift = await first('gift')
    const lines = { 'contents.zh': ' 蘋果\n\n朱古力 ', 'contents.en': 'Apples\nChocolate' }
    expect(await save('gift', gift, { ...lines, 'allergen.milk': 'yes' })).toEqual(outcome)
    const storedGift = (await store.content()).catalogue.gifts.find(({ id }) => String(id) === gift.id)
    expect(storedGift?.contents).toEqual([
      { zh: '蘋果', en: 'Apples' },
      { zh: '朱古力', en: 'Chocolate' },
    ])
    expect(storedGift?.allergens).toContain('milk')
    expect(problemsOf(await save('gift', await first('gift'), { 'contents.en': 'Apples' }))).toEqual({
      'contents.en': 'lines-differ',
    })
  })

  test('take a picture of a gift, which its file keeps, and restore its drawing', async () => {
    const view = async () => {
      const { id, picture, alone } = (await store.content()).catalogue.gifts[0] ?? fail()
      return { id, picture, alone }
    }
    const before = await view()
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#284' } })
      .png()
      .toBuffer()
    const words = { zh: '果籃相片', en: 'Our basket', focus: { x: 0, y: 50 }, shape: 'gift' } as const
    const result = await sendPicture(store, { bytes, ...words }, as('Amy'), testNow)
    if (!result.ok) throw new Error(result.reason)
    const picture = `${result.imageId}-${result.imageId}`
    for (const wrong of ['', 'x', '999999-999999'])
      expect(problemsOf(await save('gift', await first('gift'), { picture: wrong }))).toEqual({
        picture: 'picture-unknown',
      })
    const item = await first('gift')
    expect(await save('gift', item, { picture })).toEqual(outcome)
    // A colleague who chose another picture meanwhile is asked.
    expect(clashesOf(await save('gift', item, { picture: '1-1' }, as('Bo')))).toEqual(['picture'])
    const now = await view()
    expect(now.picture).toMatchObject({ id: result.imageId, width: 60, height: 60, focus: words.focus })
    expect(now.picture.alt).toEqual({ zh: words.zh, en: words.en })
    expect(now.alone).toEqual(now.picture)

    const file = exportedMenu((await store.content()).catalogue, testNow)
    expect(file.pictures?.gift?.[now.id]).toMatch(/^uploads\//)
    const menu = { bytes: Buffer.from(JSON.stringify(file)), fingerprint: '', seenAt: null }
    const pages = pageIds.map((id) => pagePath(id, 'zh'))
    expect(await importMenu(store, menu, pages, as('Amy'), testNow)).toMatchObject({
      reason: 'nothing-changed',
    })

    const drawing = `${before.picture.id}-${before.alone.id}`
    const { pictures } = await first('gift')
    expect(pictures.map(({ value }) => value)).toEqual([picture, drawing])
    expect(await save('gift', await first('gift'), { picture: drawing })).toEqual(outcome)
    expect(await view()).toEqual(before)
    // The audit log refers to the picture, so it must be restorable too.
    await removeUnusedPictures(store, new Date(testNow.getTime() + 40 * 86_400_000))
    expect((await first('gift')).pictures.map(({ value }) => value)).toEqual([drawing, picture])
  })

  test('add a gift as a copy of another, off sale, with a number never used before', async () => {
    const model = await first('gift')
    const request = { like: Number(model.id), zh: '新春禮籃', en: 'Spring hamper', price: '388' }
    expect(await api.addGift(as('Ho', 'office'), request)).toEqual(refusing('not-allowed'))
    expect(await api.addGift(as('Amy'), { ...request, en: ' ' })).toEqual(refusing('names-missing'))
    expect(await api.addGift(as('Amy'), { ...request, price: '0' })).toEqual(refusing('price-invalid'))
    expect(await api.addGift(as('Amy'), { ...request, like: 999 })).toEqual(refusing('item-unknown'))
    const newGift = await api.addGift(as('Amy'), request)
    if (!newGift.ok) throw new Error(newGift.reason)
    const gifts = (await api.list()).gift
    // The picture and description of the model show the model.
    const plain = gifts.at(-1)?.values.picture ?? ''
    expect(plain).not.toBe(model.values.picture)
    expect(gifts.at(-1)).toMatchObject({
      id: String(newGift.giftId),
      name: { zh: '新春禮籃', en: 'Spring hamper' },
      isOnSale: false,
      values: {
        ...model.values,
        'name.zh': '新春禮籃',
        'name.en': 'Spring hamper',
        price: '388',
        picture: plain,
      },
      pictures: [{ value: plain, isPlain: true }],
    })
    const again = await api.addGift(as('Amy'), request)
    if (!again.ok) throw new Error(again.reason)
    const slugs = (await store.content()).catalogue.gifts.slice(-2).map(({ slug }) => slug)
    expect(slugs).toEqual(['spring-hamper', 'spring-hamper-2'])

    const id = String(again.giftId)
    expect(await api.remove(as('Ho', 'office'), { kind: 'gift', id })).toEqual(refusing('not-allowed'))
    expect(await api.putOnSale(as('Amy'), { kind: 'gift', id, isOnSale: true })).toEqual({ ok: true })
    expect(await api.remove(as('Amy'), { kind: 'gift', id })).toEqual(refusing('on-sale'))
    expect(await api.putOnSale(as('Amy'), { kind: 'gift', id, isOnSale: false })).toEqual({ ok: true })
    expect(await api.remove(as('Amy'), { kind: 'gift', id })).toEqual({ ok: true })
    expect(await api.remove(as('Amy'), { kind: 'gift', id })).toEqual(refusing('item-unknown'))
    expect((await api.list()).gift.map((gift) => gift.id)).not.toContain(id)
    expect(await api.addGift(as('Amy'), request)).toEqual({ ok: true, giftId: again.giftId + 1 })
    const [event] = await shopEventsOf(store.db, id, 1)
    expect(event).toMatchObject({ verb: 'remove-gift', actorName: 'Amy', before: { price: '388' } })
  })

  test('add the first gift of a shop without a copy', async () => {
    for (const { id } of (await api.list()).gift) {
      await api.putOnSale(as('Amy'), { kind: 'gift', id, isOnSale: false })
      expect(await api.remove(as('Amy'), { kind: 'gift', id })).toEqual({ ok: true })
    }
    const request = { like: 0, zh: '果籃', en: 'Fruit basket', price: '500' }
    expect(await api.addGift(as('Amy'), request)).toHaveProperty('giftId')
    expect(await first('gift')).toMatchObject({ name: { zh: '果籃' }, problems: {}, isOnSale: false })
  })
})
