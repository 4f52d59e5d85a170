/** Stored texts that exceed the forms' limits must remain editable. */

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Values } from '#domain/staff/forms/values.ts'
import { categoryAndGiftFields, type ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { outcome, problemsOf, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { openMenus } from '#tests/support/store/menus.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createDishesApi } from './dishes-api.ts'

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
  const fail = (): never => {
    throw new Error('the thing is gone')
  }
  const publishSet = async (changes: Values) =>
    shop.forms.save(amy, shop.setPlace(shop.setId), { ...(await saveSet(changes)), as: 'published' })
  const catalogue = async () => (await shop.store.content()).catalogue

  async function saveSet(changes: Values) {
    const { setId } = shop
    const { values } = await shop.view()
    const readForm = (from: Values) =>
      shop.forms.readInput(shop.setPlace(setId), (name) => from[name] ?? null)
    const [base, input] = [await readForm(values), await readForm({ ...values, ...changes })]
    if (!base || !input) throw new Error('the set is gone')
    return { base, input }
  }

  async function saveDish(changes: Values, as: 'published' | 'draft' = 'published') {
    const dishes = createDishesApi(shop.store, () => testNow)
    const [dishId = ''] = [...(await catalogue()).dishes.keys()]
    const values = (await dishes.dish(amy, dishId))?.values ?? {}
    const place = { kind: 'dish', id: dishId } as const
    const readForm = async (from: Values) =>
      (await shop.forms.readInput(place, (name) => from[name] ?? null)) ?? fail()
    const input = await readForm({ ...values, ...changes })
    const result = await shop.forms.save(amy, place, { as, base: await readForm(values), input })
    return { saved: result, drop: () => shop.forms.reset(amy, place, { version: null, base: input }) }
  }

  async function saveItems(kind: ItemKind, changes: Values) {
    const api = createCategoriesAndGiftsApi(shop.store, () => testNow)
    const [item] = (await api.list())[kind]
    if (!item) throw new Error(`the demo has no ${kind}`)
    const place = { kind, id: item.id }
    const readForm = async (from: Values) =>
      (await shop.forms.readInput(place, (name) => from[name] ?? null)) ?? fail()
    const input = await readForm({ ...item.values, ...changes })
    return shop.forms.save(amy, place, { base: await readForm(item.values), input })
  }

  test('can be published and dropped as drafts if a set’s texts have line breaks', async () => {
    const text = JSON.stringify({ zh: '一\n二', en: 'One\nTwo' })
    await store(
      sql`update set_menus set description = ${text}::jsonb where id = ${shop.setId}`,
      sql`update dish_groups set name = ${text}::jsonb where set_id = ${shop.setId}`,
    )
    expect(await publishSet({ price: '811' })).toEqual(outcome)
    expect((await shop.view()).values).toMatchObject({ price: '811', 'description.en': 'One Two' })
    expect(await shop.save({ price: '812' })).toEqual(savedDraft)
    // An earlier draft has them too.
    await store(
      sql`update drafts set values = values || ${JSON.stringify({ 'tagline.en': 'Three\nFour' })}::jsonb`,
    )
    expect((await shop.view()).values['tagline.en']).toBe('Three Four')
    expect(await shop.reset(null)).toEqual({ ok: true })
  })

  test('stay complete if they are longer than the form allows, and the rest is saved', async () => {
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
    const draft = await saveDish({ 'name.en': 'Drafted' }, 'draft')
    expect([draft.saved, await draft.drop()]).toEqual([savedDraft, { ok: true }])
    expect((await saveDish({ 'name.en': 'Short name' })).saved).toEqual(outcome)
    expect(await saveItems('category', { 'name.en': 'Short name' })).toEqual(outcome)
    expect(await saveItems('gift', { 'name.en': 'Short name' })).toEqual(outcome)
    const { dishes, categories, gifts } = await catalogue()
    const [dish] = [...dishes.values()]
    expect([dish?.name.en, categories[0]?.name.en, gifts[0]?.name.en]).toEqual(Array(3).fill('Short name'))
    expect([dish?.description, categories[0]?.description]).toEqual([long, long])
    expect(gifts[0]?.contents).toEqual(contents)
    expect((await saveDish({ 'description.en': 'Short' })).saved).toEqual(outcome)
    expect((await catalogue()).dishes.get(dish?.id ?? '')?.description).toEqual({ ...long, en: 'Short' })
  })

  test('are published unchanged if a set has more dishes and days than its form can add', async () => {
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
    expect(await publishSet({ price: '813' })).toEqual(outcome)
    const set = await shop.soldSet()
    expect([set?.leadDays, set?.groups[0]?.dishes.length]).toEqual([45, had.size + 90])
    expect(problemsOf(await publishSet({ leadDays: '46' }))).toEqual({ leadDays: 'number-invalid' })
    expect(await shop.reset(null)).toEqual({ ok: true })
  })

  test('are read to the last line of a gift’s contents, with any line break', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `${String(at).padStart(3, '0')}${'x'.repeat(16)}`)
    expect(lines.join('\n')).toHaveLength(1_999)
    const input = categoryAndGiftFields.gift.readInput((name) =>
      name === 'contents.en' ? lines.join('\r\n') : null,
    )
    expect(input['contents.en']?.split('\n')).toEqual(lines)
  })

  test('with line breaks can be saved and dropped as drafts of a dish, a category and a gift', async () => {
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
    expect((await saveDish({ 'name.en': 'Renamed' })).saved).toEqual(outcome)
    const draft = await saveDish({ 'name.en': 'Drafted' }, 'draft')
    expect(draft.saved).toEqual(savedDraft)
    await store(
      sql`update drafts set values = values || ${JSON.stringify({ 'description.en': 'One\nTwo' })}::jsonb`,
    )
    expect(await draft.drop()).toEqual({ ok: true })
    expect(await saveItems('category', { 'name.en': 'Renamed' })).toEqual(outcome)
    expect(await saveItems('gift', { 'name.en': 'Renamed' })).toEqual(outcome)
    const { categories, gifts } = await catalogue()
    expect([categories[0]?.name.en, gifts[0]?.name.en]).toEqual(['Renamed', 'Renamed'])
    expect(gifts[0]?.contents).toEqual([
      { zh: '蘋果 兩個', en: 'Apples' },
      { zh: '朱古力', en: 'Chocolate' },
    ])
  })
})
