/** Drafts of dishes, categories and gifts: what an owner prepares, and customers do not see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItemKind, ItemValues } from '#domain/staff/menus/item-drafts.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { createDishesApi } from './dishes-api.ts'
import { createShelfApi } from './shelf-api.ts'

const kinds = ['dish', 'category', 'gift'] as const

describe.each(testEngines)('drafts of dishes, categories and gifts on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  const dishes = () => createDishesApi(store, () => testNow)
  const shelf = () => createShelfApi(store, () => testNow)
  const missing = (): never => {
    throw new Error('the demo has none')
  }

  /** One of a kind, as its form opens. */
  async function opened(kind: ItemKind) {
    if (kind !== 'dish') return (await shelf().list())[kind][0] ?? missing()
    const [first] = (await store.content()).catalogue.dishes.keys()
    return (await dishes().dish(as('Amy'), first ?? missing())) ?? missing()
  }
  type Item = Awaited<ReturnType<typeof opened>>

  function save(kind: ItemKind, { id, values, draft }: Item, typed: ItemValues, by: string, name = 'Amy') {
    const asked = { opened: values, typed: { ...values, ...typed }, wasDraft: draft !== null }
    const how =
      by === 'draft' ? { as: 'draft' as const } : by === 'publish' ? { as: 'published' as const } : {}
    return kind === 'dish'
      ? dishes().save(as(name), { dishId: id, ...asked, ...how })
      : shelf().save(as(name), { kind, id, ...asked, ...how })
  }
  const drop = (kind: ItemKind, { id, values }: Item, role: Role = 'owner') =>
    kind === 'dish'
      ? dishes().dropDraft(as('Amy', role), { dishId: id, opened: values })
      : shelf().dropDraft(as('Amy', role), { kind, id, opened: values })

  async function shownName(kind: ItemKind, id: string) {
    const { dishes: all, categories, gifts } = (await store.content()).catalogue
    const items = { dish: [...all.values()], category: categories, gift: gifts }[kind]
    return items.find((item) => String(item.id) === id)?.name.en
  }

  test.each(kinds)('a %s that waits as a draft is shown only once it is published', async (kind) => {
    const item = await opened(kind)
    const name = await shownName(kind, item.id)
    expect(await save(kind, item, { 'name.en': 'Drafted', 'name.zh': '' }, 'draft')).toBe('drafted')
    expect(await shownName(kind, item.id)).toBe(name)
    const draft = await opened(kind)
    expect(draft).toMatchObject({
      draft: { by: 'Amy', at: testNow },
      values: { 'name.en': 'Drafted', 'name.zh': '' },
      published: { 'name.en': name },
    })
    // A gap waits in the draft, and is published by nobody.
    expect(await save(kind, draft, {}, 'publish')).toEqual({ problems: { 'name.zh': 'text-missing' } })
    // A picture that is sent, or a change that is brought back, joins the draft.
    expect(await save(kind, draft, { 'name.zh': '草稿名' }, 'as it is')).toBe('drafted')
    expect(await shownName(kind, item.id)).toBe(name)
    const events = await shopEventsOf(store.db, item.id, 10)
    expect(await save(kind, await opened(kind), {}, 'publish')).toBe('saved')
    expect(await shownName(kind, item.id)).toBe('Drafted')
    expect(await opened(kind)).toMatchObject({ draft: null, values: { 'name.en': 'Drafted' } })
    const [event, ...earlier] = await shopEventsOf(store.db, item.id, 10)
    expect(event).toMatchObject({
      verb: `edit-${kind}`,
      after: { 'name.en': 'Drafted', 'name.zh': '草稿名' },
    })
    expect(earlier).toEqual(events)
  })

  test.each(kinds)('only what its publisher has seen of the draft of a %s is published', async (kind) => {
    const seen = await opened(kind)
    await save(kind, seen, { 'name.en': 'By Bo' }, 'draft', 'Bo')
    const mine = { 'name.zh': '我的' }
    const unseen = {
      clashes: ['name.en'],
      merged: { 'name.en': 'By Bo', ...mine },
      stored: { 'name.en': 'By Bo' },
    }
    expect(await save(kind, seen, mine, 'publish')).toMatchObject(unseen)
    // The same field is asked about in a draft too, and other fields are merged.
    expect(await save(kind, seen, { 'name.en': 'By Amy' }, 'draft')).toMatchObject({ clashes: ['name.en'] })
    expect(await save(kind, seen, mine, 'draft')).toBe('drafted')
    expect((await opened(kind)).values).toMatchObject({ 'name.en': 'By Bo', ...mine })
    expect(await drop(kind, await opened(kind))).toBe('dropped')
  })

  test.each(kinds)(
    'the draft of a %s is dropped by an owner who has seen it, or by its own way back',
    async (kind) => {
      const item = await opened(kind)
      await save(kind, item, { 'name.en': 'One' }, 'draft')
      const one = await opened(kind)
      await save(kind, one, { 'name.en': 'Two' }, 'draft', 'Bo')
      expect(await drop(kind, one)).toBe('draft-unseen')
      const two = await opened(kind)
      for (const role of ['office', 'kitchen', 'packer', 'driver'] as const)
        expect(await drop(kind, two, role)).toBe('not-allowed')
      expect(await drop(kind, two)).toBe('dropped')
      expect(await opened(kind)).toMatchObject({ draft: null, values: item.values })
      expect(await drop(kind, await opened(kind))).toBe('dropped')
      // Typed back to what customers see, nothing waits any more.
      await save(kind, item, { 'name.en': 'One' }, 'draft')
      expect(await save(kind, await opened(kind), { 'name.en': item.values['name.en'] ?? '' }, 'draft')).toBe(
        'drafted',
      )
      expect((await opened(kind)).draft).toBeNull()
    },
  )

  test.each(kinds)('a draft of a %s that was dropped is not said to be published', async (kind) => {
    const item = await opened(kind)
    const now = { 'name.en': item.values['name.en'] ?? '' }
    await save(kind, item, { 'name.en': 'Dropped' }, 'draft')
    const seen = await opened(kind)
    expect(await drop(kind, seen)).toBe('dropped')
    const told = { clashes: ['name.en'], stored: now, merged: now, isDraft: false }
    expect(await save(kind, seen, {}, 'publish')).toMatchObject(told)
    // What else was typed into it waits as a draft again, and the rest is as customers see it.
    expect(await save(kind, seen, { 'name.zh': '我的' }, 'as it is')).toBe('drafted')
    expect(await opened(kind)).toMatchObject({ draft: { by: 'Amy' }, values: { ...now, 'name.zh': '我的' } })
    expect(await drop(kind, await opened(kind))).toBe('dropped')
    // Without any draft, what a colleague published meanwhile is merged.
    await save(kind, item, { 'name.en': 'By Bo' }, 'publish', 'Bo')
    expect(await save(kind, item, { 'name.zh': '我的' }, 'publish')).toBe('saved')
    expect((await opened(kind)).values).toMatchObject({ 'name.en': 'By Bo', 'name.zh': '我的' })
  })

  test('the list of dishes tells which have a draft', async () => {
    const item = await opened('dish')
    const drafted = async () =>
      (await dishes().list(as('Amy')))?.dishes.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)
    expect(await drafted()).toEqual([])
    await save('dish', item, { spicy: item.values.spicy === 'yes' ? 'no' : 'yes' }, 'draft')
    expect(await drafted()).toEqual([item.id])
    expect(await drop('dish', await opened('dish'))).toBe('dropped')
  })

  test('a gift that is removed takes its draft along', async () => {
    const { id } = await opened('gift')
    const added = await shelf().addGift(as('Amy'), {
      like: Number(id),
      zh: '新禮',
      en: 'New gift',
      price: '100',
    })
    if (typeof added === 'string') throw new Error(added)
    const gift = { kind: 'gift', id: String(added.giftId) } as const
    const own = (await shelf().list()).gift.find((each) => each.id === gift.id) ?? missing()
    const typed = { ...own.values, 'name.en': 'Drafted' }
    expect(await shelf().save(as('Amy'), { ...gift, opened: own.values, typed, as: 'draft' })).toBe('drafted')
    expect(await shelf().remove(as('Amy'), gift)).toBe('removed')
    expect(await itemDraft(store.db, gift).read()).toBeNull()
  })
})
