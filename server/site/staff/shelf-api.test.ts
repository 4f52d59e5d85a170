import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#domain/permissions.ts'
import type { ShelfKind } from '#domain/staff/shelf-values.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { staffSession } from '#tests/support/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { createShelfApi, type ShelfApi } from './shelf-api.ts'

describe.each(testEngines)('categories and gifts on %s', (engine) => {
  let store: TestStore
  let shelf: ShelfApi
  beforeAll(async () => {
    store = await openTestStore(engine)
    shelf = createShelfApi(store, () => testNow)
  })
  afterAll(() => store.remove())

  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  async function first(kind: ShelfKind) {
    const [item] = (await shelf.list())[kind]
    if (!item) throw new Error(`no ${kind}`)
    return item
  }
  const save = async (
    kind: ShelfKind,
    item: Awaited<ReturnType<typeof first>>,
    changes: Record<string, string>,
    by = as('Amy'),
  ) => {
    const { id, values: opened } = item
    return shelf.save(by, { kind, id, opened, typed: { ...opened, ...changes } })
  }

  test.each(['category', 'gift'] as const)(
    'a %s is shown as it was saved, and the trail says so',
    async (kind) => {
      const item = await first(kind)
      expect(await save(kind, item, { 'name.en': 'New name' })).toBe('saved')
      expect((await first(kind)).name.en).toBe('New name')
      expect(await save(kind, item, { 'name.zh': '' })).toEqual({ problems: { 'name.zh': 'text-missing' } })
      // What two people change is merged; the same field is asked about, with what was typed.
      expect(await save(kind, item, { 'name.zh': '新名' }, as('Bo'))).toBe('saved')
      expect((await first(kind)).name).toEqual({ zh: '新名', en: 'New name' })
      expect(await save(kind, item, { 'name.en': 'Other name' }, as('Bo'))).toMatchObject({
        ...{ clashes: ['name.en'], merged: { 'name.en': 'Other name', 'name.zh': '新名' } },
      })
      const [event] = await shopEventsOf(store.db, item.id, 1)
      expect(event).toMatchObject({ verb: `edit-${kind}`, actorName: 'Bo', after: { 'name.zh': '新名' } })
    },
  )

  test('a gift has a price', async () => {
    const gift = await first('gift')
    expect(await save('gift', gift, { price: '98.5' })).toBe('saved')
    expect((await store.content()).catalogue.gifts[0]?.price).toBe(9_850)
    expect(await save('gift', await first('gift'), { price: '0' })).toEqual({
      ...{ problems: { price: 'price-invalid' } },
    })
  })

  test.each(['category', 'gift'] as const)('a %s moves among its own kind', async (kind) => {
    const ids = async () => (await shelf.list())[kind].map(({ id }) => id)
    const [one = '', two = '', ...rest] = await ids()
    expect(await shelf.move(as('Amy'), { kind, id: one, step: -1 })).toBe('saved')
    expect(await shelf.move(as('Amy'), { kind, id: one, step: 1 })).toBe('saved')
    expect(await ids()).toEqual([two, one, ...rest])
    expect(await shelf.move(as('Amy'), { kind, id: 'none', step: 1 })).toBe('item-unknown')
    expect(await shelf.move(as('Ho', 'office'), { kind, id: one, step: 1 })).toBe('not-allowed')
  })

  test('a gift goes off sale and on again, and the trail says so', async () => {
    const { id } = await first('gift')
    const isOnSale = async () => (await shelf.list()).gift.find((gift) => gift.id === id)?.isOnSale
    expect(await shelf.putGiftOnSale(as('Ho', 'office'), { id, isOnSale: false })).toBe('not-allowed')
    expect(await shelf.putGiftOnSale(as('Amy'), { id: 'none', isOnSale: false })).toBe('item-unknown')
    expect(await isOnSale()).toBe(true)
    // Pressed twice, it is one change.
    for (const _ of [1, 2])
      expect(await shelf.putGiftOnSale(as('Amy'), { id, isOnSale: false })).toBe('saved')
    expect(await isOnSale()).toBe(false)
    expect(await shelf.putGiftOnSale(as('Bo'), { id, isOnSale: true })).toBe('saved')
    expect(await isOnSale()).toBe(true)
    const sales = (await shopEventsOf(store.db, id, 9)).filter(({ verb }) => verb.endsWith('-sale'))
    expect(sales.map(({ verb, actorName }) => [verb, actorName])).toEqual([
      ['put-on-sale', 'Bo'],
      ['take-off-sale', 'Amy'],
    ])
  })

  test('what is in a gift and its allergens are lists in both languages', async () => {
    const gift = await first('gift')
    const lines = { 'contents.zh': ' 蘋果\n\n朱古力 ', 'contents.en': 'Apples\nChocolate' }
    expect(await save('gift', gift, { ...lines, 'allergen.milk': 'yes' })).toBe('saved')
    const stored = (await store.content()).catalogue.gifts.find(({ id }) => String(id) === gift.id)
    expect(stored?.contents).toEqual([
      { zh: '蘋果', en: 'Apples' },
      { zh: '朱古力', en: 'Chocolate' },
    ])
    expect(stored?.allergens).toContain('milk')
    expect(await save('gift', await first('gift'), { 'contents.en': 'Apples' })).toEqual({
      ...{ problems: { 'contents.en': 'lines-differ' } },
    })
  })

  test('a gift begins as a copy of another, off sale, and its number is never given again', async () => {
    const model = await first('gift')
    const asked = { like: Number(model.id), zh: '新春禮籃', en: 'Spring hamper', price: '388' }
    expect(await shelf.addGift(as('Ho', 'office'), asked)).toBe('not-allowed')
    expect(await shelf.addGift(as('Amy'), { ...asked, en: ' ' })).toBe('names-missing')
    expect(await shelf.addGift(as('Amy'), { ...asked, price: '0' })).toBe('price-invalid')
    expect(await shelf.addGift(as('Amy'), { ...asked, like: 999 })).toBe('item-unknown')
    const added = await shelf.addGift(as('Amy'), asked)
    if (typeof added !== 'object') throw new Error(added)
    const gifts = (await shelf.list()).gift
    expect(gifts.at(-1)).toMatchObject({
      ...{ id: String(added.giftId), name: { zh: '新春禮籃', en: 'Spring hamper' }, isOnSale: false },
      values: { ...model.values, 'name.zh': '新春禮籃', 'name.en': 'Spring hamper', price: '388' },
    })
    const again = await shelf.addGift(as('Amy'), asked)
    if (typeof again !== 'object') throw new Error(again)
    const slugs = (await store.content()).catalogue.gifts.slice(-2).map(({ slug }) => slug)
    expect(slugs).toEqual(['spring-hamper', 'spring-hamper-2'])

    const id = String(again.giftId)
    expect(await shelf.removeGift(as('Ho', 'office'), id)).toBe('not-allowed')
    expect(await shelf.putGiftOnSale(as('Amy'), { id, isOnSale: true })).toBe('saved')
    expect(await shelf.removeGift(as('Amy'), id)).toBe('on-sale')
    expect(await shelf.putGiftOnSale(as('Amy'), { id, isOnSale: false })).toBe('saved')
    expect(await shelf.removeGift(as('Amy'), id)).toBe('removed')
    expect(await shelf.removeGift(as('Amy'), id)).toBe('item-unknown')
    expect((await shelf.list()).gift.map((gift) => gift.id)).not.toContain(id)
    expect(await shelf.addGift(as('Amy'), asked)).toEqual({ giftId: again.giftId + 1 })
    const [event] = await shopEventsOf(store.db, id, 1)
    expect(event).toMatchObject({ verb: 'remove-gift', actorName: 'Amy', before: { price: '388' } })
  })

  test('the first gift of a shop has no model', async () => {
    for (const { id } of (await shelf.list()).gift) {
      await shelf.putGiftOnSale(as('Amy'), { id, isOnSale: false })
      expect(await shelf.removeGift(as('Amy'), id)).toBe('removed')
    }
    const asked = { like: 0, zh: '果籃', en: 'Fruit basket', price: '500' }
    expect(await shelf.addGift(as('Amy'), asked)).toHaveProperty('giftId')
    expect(await first('gift')).toMatchObject({ name: { zh: '果籃' }, hasGap: false, isOnSale: false })
  })
})
