/** Texts that were stored before a form could hold no such text: their forms must be able to change them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { typedDishValues } from '#domain/staff/menus/dish-values.ts'
import { type ShelfKind, typedShelfValues } from '#domain/staff/menus/shelf-values.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openMenus } from '#tests/support/store/menus.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
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

  test('what is longer than its form is left in all its length, and the rest is saved', async () => {
    const long = { zh: '長'.repeat(1_500), en: 'Long. '.repeat(250).trim() }
    const contents = Array.from({ length: 40 }, (_, at) => ({
      zh: `${at} 款`,
      en: `${at} ${'x'.repeat(80)}`,
    }))
    await store(
      ...['dishes', 'categories'].map(
        (table) => sql`update ${sql.raw(table)} set description = ${JSON.stringify(long)}::jsonb`,
      ),
      sql`update gifts set contents = ${JSON.stringify(contents)}::jsonb`,
    )
    const drafted = await savedDish({ 'name.en': 'Drafted' }, 'draft')
    expect([drafted.saved, await drafted.drop()]).toEqual(['drafted', 'dropped'])
    expect((await savedDish({ 'name.en': 'Short name' })).saved).toBe('saved')
    expect(await savedShelf('category', { 'name.en': 'Short name' })).toBe('saved')
    expect(await savedShelf('gift', { 'name.en': 'Short name' })).toBe('saved')
    const { dishes, categories, gifts } = await catalogue()
    const [dish] = [...dishes.values()]
    expect([dish?.name.en, categories[0]?.name.en, gifts[0]?.name.en]).toEqual(Array(3).fill('Short name'))
    expect([dish?.description, categories[0]?.description]).toEqual([long, long])
    expect(gifts[0]?.contents).toEqual(contents)
    expect((await savedDish({ 'description.en': 'Short' })).saved).toBe('saved')
    expect((await catalogue()).dishes.get(dish?.id ?? '')?.description).toEqual({ ...long, en: 'Short' })
  })

  test('a set with more dishes and days than its form adds is published as it is', async () => {
    const { setId } = shop
    const [group] = (await shop.soldSet())?.groups ?? []
    const had = new Set(group?.dishes.map(({ dish }) => dish.id))
    const [model] = [...(await catalogue()).dishes.values()]
    await store(
      sql`insert into dishes select (jsonb_populate_record(dishes, jsonb_build_object('id', 'many-' || n))).*
        from dishes, generate_series(1, 90) n where id = ${model?.id}`,
      sql`insert into group_dishes (set_id, group_id, dish_id, position, extra)
        select ${setId}, ${group?.id}, 'many-' || n, 100 + n, 0 from generate_series(1, 90) n`,
      sql`update set_menus set lead_days = 45 where id = ${setId}`,
    )
    expect(await shop.menus.publish(amy, await sentSet({ price: '813' }))).toEqual({ ok: true })
    const set = await shop.soldSet()
    expect([set?.leadDays, set?.groups[0]?.dishes.length]).toEqual([45, had.size + 90])
    expect(await shop.menus.publish(amy, await sentSet({ leadDays: '46' }))).toMatchObject({
      problems: { leadDays: 'number-invalid' },
    })
    expect(await shop.reset(null)).toEqual({ ok: true })
  })

  test('the contents of a gift are read to their last line, whatever breaks lines', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `${String(at).padStart(3, '0')}${'x'.repeat(16)}`)
    expect(lines.join('\n')).toHaveLength(1_999)
    const typed = typedShelfValues('gift', (name) => (name === 'contents.en' ? lines.join('\r\n') : null))
    expect(typed['contents.en']?.split('\n')).toEqual(lines)
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
