import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusing } from '#domain/placed/order-situation.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { outcome, problemsOf } from '#tests/support/staff/saved-forms.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type CategoriesAndGiftsApi, createCategoriesAndGiftsApi } from './categories-and-gifts-api.ts'
import { createFormsApi } from './forms-api.ts'

describe.each(testEngines)('categories and gifts on %s', (engine) => {
  const store = setUpStore(engine)
  let api: CategoriesAndGiftsApi
  beforeAll(() => {
    api = createCategoriesAndGiftsApi(store, () => testNow)
  })
  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff

  describe('a category', () => {
    const easy = 2
    async function category(id: string) {
      const matches = (await api.list()).category.find((each) => each.id === id)
      if (!matches?.contents) throw new Error(`no category ${id}`)
      return { ...matches, contents: matches.contents }
    }
    const isOnSaleNow = async () => (await store.content()).rules.sets.get(easy)?.published

    test('goes off sale with its sets, after a preview, and on again; the audit log records it', async () => {
      const request = { kind: 'category', id: 'party-sets' } as const
      const { contents } = await category(request.id)
      const inIt = (await store.content()).catalogue.sets.filter(
        ({ categoryId, published }) => published && categoryId === request.id,
      )
      expect(contents.onSale.map(({ setId }) => setId)).toEqual(inIt.map(({ id }) => id))
      const order = orderInput(await store.content(), testNow)
      const placedId = await placedOrder(store, order, testNow)

      const off = { ...request, isOnSale: false }
      expect(await api.putOnSale(as('Ho', 'office'), off)).toEqual(refusing('not-allowed'))
      for (const _ of [1, 2]) expect(await api.putOnSale(as('Amy'), off)).toEqual({ ok: true })
      expect(await isOnSaleNow()).toBe(false)
      const again = { ...order, idempotencyKey: crypto.randomUUID() }
      expect(await placeOrder({ store, randomBytes }, again, testNow)).toMatchObject({
        refusals: [{ code: 'set-unavailable' }],
      })
      expect((await storedOrder(store, placedId)).status).toBe('submitted')
      // The owner still sees what is on sale itself.
      expect(await category(request.id)).toMatchObject({ isOnSale: false, contents })

      expect(await api.putOnSale(as('Bo'), { ...request, isOnSale: true })).toEqual({ ok: true })
      expect(await isOnSaleNow()).toBe(true)
      const sales = (await shopEventsOf(store.db, request.id, 9)).filter(({ verb }) => verb.endsWith('-sale'))
      expect(sales.map(({ verb, actorName }) => [verb, actorName])).toEqual([
        ['put-on-sale', 'Bo'],
        ['take-off-sale', 'Amy'],
      ])
    })

    const texts = {
      'name.zh': '中秋',
      'name.en': 'Mid-Autumn',
      'description.zh': '賞月餐',
      'description.en': 'Under the moon',
    }

    test('is added after the others, takes a set, and can be removed when it is empty', async () => {
      expect(await api.addCategory(as('Ho', 'office'), texts)).toEqual(refusing('not-allowed'))
      expect(await api.addCategory(as('Amy'), { ...texts, 'description.en': '' })).toEqual(
        refusing('texts-missing'),
      )
      expect(await api.addCategory(as('Amy'), texts)).toEqual({ ok: true, categoryId: 'mid-autumn' })
      expect((await api.list()).category.at(-1)).toMatchObject({
        id: 'mid-autumn',
        name: { zh: '中秋', en: 'Mid-Autumn' },
        isOnSale: true,
        problems: {},
        contents: { onSale: [], otherCategories: [], isEmpty: true },
      })
      const moveTo = (categoryId: string) =>
        store.db.update(setMenus).set({ categoryId }).where(eq(setMenus.id, easy))
      await moveTo('mid-autumn')
      await store.refresh()
      const place = { kind: 'category', id: 'mid-autumn' } as const
      expect(await api.remove(as('Amy'), place)).toEqual(refusing('in-use'))
      await moveTo('party-sets')
      expect(await api.remove(as('Ho', 'office'), place)).toEqual(refusing('not-allowed'))
      expect(await api.remove(as('Bo'), place)).toEqual({ ok: true })
      expect(await api.remove(as('Bo'), place)).toEqual(refusing('item-unknown'))
      const [removal, addition] = await shopEventsOf(store.db, 'mid-autumn', 2)
      expect(removal).toMatchObject({ verb: 'remove-category', actorName: 'Bo', before: texts })
      expect(addition).toMatchObject({ verb: 'add-category', actorName: 'Amy', after: texts })
    })

    test('has the season that its page names, with both of its days or none', async () => {
      const id = 'party-sets'
      const seasonNow = async () => {
        const { catalogue } = await store.content()
        return catalogue.categories.find((each) => each.id === id)?.season
      }
      const save = async (changes: Record<string, string>) => {
        const { values: base } = await category(id)
        const forms = createFormsApi(store, () => testNow)
        return forms.save(as('Amy'), { kind: 'category', id }, { base, input: { ...base, ...changes } })
      }
      const winter = { seasonFrom: '12-01', seasonTo: '02-29' }
      expect(await save(winter)).toEqual(outcome)
      expect(await seasonNow()).toEqual({ from: '12-01', to: '02-29' })
      expect((await category(id)).values).toMatchObject(winter)
      for (const wrong of ['', '02-30', '13-01', '1-5', '12-01x'])
        expect(problemsOf(await save({ seasonTo: wrong }))).toEqual({ seasonTo: 'season-invalid' })
      expect(await save({ 'name.en': 'Winter parties' })).toEqual(outcome)
      expect(await seasonNow()).toEqual({ from: '12-01', to: '02-29' })
      const [, edited] = await shopEventsOf(store.db, id, 2)
      expect(edited).toMatchObject({
        verb: 'edit-category',
        before: { seasonFrom: '', seasonTo: '' },
        after: winter,
      })
      expect(await save({ seasonFrom: '', seasonTo: '' })).toEqual(outcome)
      expect(await seasonNow()).toBeNull()
    })

    test('cannot be removed if it is the only one for gifts', async () => {
      expect(await api.remove(as('Amy'), { kind: 'category', id: 'gifts' })).toEqual(refusing('in-use'))
    })

    test('can be added until there are as many as a menu file may contain', async () => {
      const name = (at: number) => ({ ...texts, 'name.en': `More ${at}` })
      for (let at = (await api.list()).category.length; at < 60; at++)
        expect(await api.addCategory(as('Amy'), name(at))).toHaveProperty('categoryId')
      expect(await api.addCategory(as('Amy'), name(60))).toEqual(refusing('too-many'))
    })
  })
})
