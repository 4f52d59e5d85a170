/** Texts that were stored before a form could hold no such text: their forms must be able to change them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typedDishValues } from '#domain/staff/dish-values.ts'
import { type ShelfKind, typedShelfValues } from '#domain/staff/shelf-values.ts'
import { openMenus } from '#tests/support/menus.ts'
import { staffMember } from '#tests/support/staff-session.ts'
import { testEngines, testNow } from '#tests/support/store.ts'
import { createDishesApi } from './dishes-api.ts'
import { createShelfApi } from './shelf-api.ts'

type Values = Readonly<Record<string, string>>

describe.each(testEngines)('texts that are stored on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openMenus>>
  beforeAll(async () => {
    shop = await openMenus(engine)
  })
  afterAll(() => shop.store.remove())

  const amy = staffMember('Amy')
  async function store(...statements: ReturnType<typeof sql>[]) {
    for (const statement of statements) await shop.store.db.execute(statement)
    await shop.store.refresh()
  }
  const catalogue = async () => (await shop.store.content()).catalogue

  /** What the page of a set sends when something is typed over what it shows. */
  async function sentSet(changes: Values) {
    const { setId } = shop
    const { values } = await shop.view()
    const read = (from: Values) => shop.menus.typed(setId, (name) => from[name] ?? null)
    const [opened, typed] = [await read(values), await read({ ...values, ...changes })]
    if (!opened || !typed) throw new Error('the set is gone')
    return { setId, opened, typed, choices: {} }
  }

  async function savedDish(changes: Values, as: 'published' | 'draft' = 'published') {
    const dishes = createDishesApi(shop.store, () => testNow)
    const [dishId = ''] = [...(await catalogue()).dishes.keys()]
    const values = (await dishes.dish(amy, dishId))?.values ?? {}
    const sent = (from: Values) => typedDishValues((name) => from[name] ?? null)
    const opened = sent(values)
    const saved = await dishes.save(amy, { dishId, as, opened, typed: sent({ ...values, ...changes }) })
    return { saved, drop: () => dishes.dropDraft(amy, { dishId, opened: sent({ ...values, ...changes }) }) }
  }

  async function savedShelf(kind: ShelfKind, changes: Values) {
    const shelf = createShelfApi(shop.store, () => testNow)
    const [item] = (await shelf.list())[kind]
    if (!item) throw new Error(`the demo has no ${kind}`)
    const sent = (from: Values) => typedShelfValues(kind, (name) => from[name] ?? null)
    const [opened, typed] = [sent(item.values), sent({ ...item.values, ...changes })]
    return shelf.save(amy, { kind, id: item.id, opened, typed })
  }

  test('a set whose texts have line breaks is published, and its draft dropped', async () => {
    const text = JSON.stringify({ zh: '一\n二', en: 'One\nTwo' })
    await store(
      sql`update set_menus set description = ${text}::jsonb where id = ${shop.setId}`,
      sql`update dish_groups set name = ${text}::jsonb where set_id = ${shop.setId}`,
    )
    expect(await shop.menus.publish(amy, await sentSet({ price: '811' }))).toEqual({ ok: true })
    expect((await shop.view()).values).toMatchObject({ price: '811', 'description.en': 'One Two' })
    expect(await shop.menus.saveDraft(amy, await sentSet({ price: '812' }))).toEqual({ ok: true })
    // A draft from before has them too.
    await store(
      sql`update set_drafts set values = values || ${JSON.stringify({ 'tagline.en': 'Three\nFour' })}::jsonb`,
    )
    expect((await shop.view()).values['tagline.en']).toBe('Three Four')
    const { opened } = await sentSet({})
    expect(await shop.menus.reset(amy, shop.setId, null, opened)).toEqual({ ok: true })
  })

  test('a dish, a category and a gift whose texts have line breaks are saved, and a draft dropped', async () => {
    const text = JSON.stringify({ zh: '一\n二', en: 'One\nTwo' })
    const contents = JSON.stringify([
      { zh: '蘋果\n兩個', en: 'Apples' },
      { zh: '朱古力', en: 'Chocolate' },
    ])
    await store(
      ...['dishes', 'categories'].map(
        (table) => sql`update ${sql.raw(table)} set description = ${text}::jsonb`,
      ),
      sql`update gifts set contents = ${contents}::jsonb`,
    )
    expect((await savedDish({ 'name.en': 'Renamed' })).saved).toBe('saved')
    const drafted = await savedDish({ 'name.en': 'Drafted' }, 'draft')
    expect(drafted.saved).toBe('drafted')
    await store(
      sql`update item_drafts set values = values || ${JSON.stringify({ 'description.en': 'One\nTwo' })}::jsonb`,
    )
    expect(await drafted.drop()).toBe('dropped')
    expect(await savedShelf('category', { 'name.en': 'Renamed' })).toBe('saved')
    expect(await savedShelf('gift', { 'name.en': 'Renamed' })).toBe('saved')
    const { categories, gifts } = await catalogue()
    expect([categories[0]?.name.en, gifts[0]?.name.en]).toEqual(['Renamed', 'Renamed'])
    expect(gifts[0]?.contents).toEqual([
      { zh: '蘋果 兩個', en: 'Apples' },
      { zh: '朱古力', en: 'Chocolate' },
    ])
  })
})
