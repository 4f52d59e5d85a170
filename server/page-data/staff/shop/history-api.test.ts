import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { addShopEvent, addShopEvents } from '#server/db/shop/shop-events.ts'
import { outcome } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type CategoriesAndGiftsApi, createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createDishesApi, type DishesApi } from './dishes-api.ts'
import { createFormsApi } from './forms-api.ts'
import { createHistoryApi, type EditedKind } from './history-api.ts'

describe.each(testEngines)('the change history of dishes, categories and gifts on %s', (engine) => {
  const store = setUpStore(engine)
  let dishes: DishesApi
  let api: CategoriesAndGiftsApi
  let forms: ReturnType<typeof createFormsApi>
  let history: ReturnType<typeof createHistoryApi>
  beforeAll(() => {
    dishes = createDishesApi(store, () => testNow)
    api = createCategoriesAndGiftsApi(store, () => testNow)
    forms = createFormsApi(store, () => testNow)
    history = createHistoryApi(store)
  })

  const [amy, bo] = [staffMember('Amy'), staffMember('Bo')]
  const past = async (kind: EditedKind, id: string) => (await history.of(amy, kind, [id]))[id] ?? []

  async function saveDish(dishId: string, changes: Readonly<Record<string, string>>, by = amy) {
    const base = (await dishes.dish(amy, dishId))?.values ?? {}
    const input = { ...base, ...changes }
    expect(await forms.save(by, { kind: 'dish', id: dishId }, { base, input })).toEqual(outcome)
  }

  async function saveItem(kind: ItemKind, id: string, changes: Readonly<Record<string, string>>) {
    const base = (await api.list())[kind].find((each) => each.id === id)?.values ?? {}
    const input = { ...base, ...changes }
    expect(await forms.save(amy, { kind, id }, { base, input })).toEqual(outcome)
  }

  test('shows the newest changes of a dish: who, when, and what each field was before', async () => {
    const dishId = 'egg-tarts'
    expect(await past('dish', dishId)).toEqual([])
    const base = (await dishes.dish(amy, dishId))?.values ?? {}
    await saveDish(dishId, { 'allergen.egg': 'no', 'name.en': 'Tarts' }, bo)
    // A field that the form lacks is not one of its changes.
    await dishes.putOnSale(amy, dishId, false)
    const [change, ...others] = await past('dish', dishId)
    expect(others).toEqual([])
    expect(change).toMatchObject({
      at: testNow,
      by: 'Bo',
      verb: 'edit-dish',
      canBringBack: true,
      before: { 'allergen.egg': 'yes', 'name.en': base['name.en'] },
      after: { 'allergen.egg': 'no', 'name.en': 'Tarts' },
    })
    const before = await history.before(amy, { kind: 'dish', id: dishId }, change?.id ?? 0)
    expect(before).toEqual({ 'allergen.egg': 'yes', 'name.en': base['name.en'] })
    const edit = { at: testNow, verb: 'edit-dish' as const, actorId: 'amy', actorName: 'Amy' }
    const subject = { subjectId: dishId, subjectName: { zh: '蛋撻', en: 'Tarts' } }
    const names = Array.from({ length: 120 }, (_, at) => ({ 'name.en': `Tarts ${at}` }))
    await addShopEvents(
      store.db,
      names.map((after) => ({ ...edit, ...subject, before: { 'name.en': 'Tarts' }, after })),
    )
    const newest = await past('dish', dishId)
    expect(newest).toHaveLength(100)
    expect(newest[0]?.after).toEqual({ 'name.en': 'Tarts 119' })
  })

  test('restores nothing from an entry of another dish or of an import', async () => {
    await saveDish('jasmine-tea', { spicy: 'yes' })
    const [change] = await past('dish', 'jasmine-tea')
    expect(await history.before(amy, { kind: 'dish', id: 'egg-tarts' }, change?.id ?? 0)).toBeNull()
    expect(await history.before(amy, { kind: 'dish', id: 'jasmine-tea' }, 0)).toBeNull()
    await addShopEvent(store.db, {
      at: testNow,
      verb: 'import-menu',
      actorId: 'amy',
      actorName: 'Amy',
      subjectId: 'jasmine-tea',
      subjectName: { zh: '茶', en: 'Tea' },
      before: { ':egg': 'x' },
      after: { ':egg': '' },
    })
    const [importChange] = await past('dish', 'jasmine-tea')
    expect(importChange).toMatchObject({ verb: 'import-menu', canBringBack: false })
    expect(await history.before(amy, { kind: 'dish', id: 'jasmine-tea' }, importChange?.id ?? 0)).toBeNull()
  })

  test.each(['category', 'gift'] as const)('shows a %s only its own changes', async (kind) => {
    const [item, other] = (await api.list())[kind]
    if (!item || !other) throw new Error(`the demo has no two of ${kind}`)
    await saveItem(kind, item.id, { 'name.en': 'New name' })
    // A set with the same number.
    await addShopEvent(store.db, {
      at: testNow,
      verb: 'import-menu',
      actorId: 'amy',
      actorName: 'Amy',
      subjectId: item.id,
      subjectName: { zh: '餐', en: 'Set' },
      before: { ':price': 1 },
      after: { ':price': 2 },
    })
    const match = await history.of(amy, kind, [item.id, other.id])
    expect(match[other.id]).toEqual([])
    expect(match[item.id]).toMatchObject([
      { verb: `edit-${kind}`, before: { 'name.en': item.name.en }, after: { 'name.en': 'New name' } },
    ])
    const entry = match[item.id]?.[0]?.id ?? 0
    expect(await history.before(amy, { kind, id: item.id }, entry)).toEqual({ 'name.en': item.name.en })
    expect(await history.before(amy, { kind: 'dish', id: item.id }, entry)).toBeNull()
  })

  test('is empty for a category that was removed and added again', async () => {
    const texts = {
      'name.zh': '小食',
      'name.en': 'Snacks',
      'description.zh': '小',
      'description.en': 'Small',
    }
    const add = async () => {
      const category = await api.addCategory(amy, { ...texts, seasonFrom: '', seasonTo: '' })
      return category.ok ? String(category.categoryId) : ''
    }
    const id = await add()
    await saveItem('category', id, { 'name.en': 'Small Snacks' })
    expect(await past('category', id)).toHaveLength(1)
    expect(await api.remove(amy, { kind: 'category', id })).toEqual({ ok: true })
    expect(await add()).toBe(id)
    expect(await past('category', id)).toEqual([])
  })

  test('is hidden from people who may not edit the menu', async () => {
    for (const role of roles.filter((each) => each !== 'owner')) {
      const staff = staffMember('Cy', role)
      expect(await history.of(staff, 'dish', ['egg-tarts'])).toEqual({})
      const [change] = await past('dish', 'egg-tarts')
      expect(await history.before(staff, { kind: 'dish', id: 'egg-tarts' }, change?.id ?? 0)).toBeNull()
    }
  })
})
