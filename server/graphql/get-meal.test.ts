import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askGraphql, postGraphql } from '#tests/support/site/graphql-call.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

const now = new Date('2026-11-20T12:00:00+08:00')
let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ now })
})
afterAll(() => site.close())

const ask = (query: string) => askGraphql(site, query)

const allOfMeal = `id name image price poepleCount mealDetail putaway tableware clamp count type
  classify { id name max min default dishes { id name image price count type } }`

describe('getMeal', () => {
  const names = async (args: string) =>
    (await ask(`{ getMeal(${args}) { name } }`)).data.getMeal.map(({ name }: { name: string }) => name)

  test('returns every field of the specification, in dollars and in either language', async () => {
    const { data } = await ask(`{ zh: getMeal(find: {id: 2}) { ${allOfMeal} }
      en: getMeal(find: {id: "2"}, lang: EN) { name classify { name default } } }`)
    const [meal] = data.zh
    expect(meal).toMatchObject({
      id: '2',
      name: '輕鬆派對十人套餐',
      price: 714,
      poepleCount: 10,
      putaway: true,
      tableware: 10,
      clamp: 4,
      count: 1,
      type: 'party-sets',
    })
    expect(meal.classify[0]).toMatchObject({ id: 'salad', name: '沙律', min: 1, max: 1 })
    expect(meal.classify[0].dishes[0]).toMatchObject({ price: 0, count: 1, type: '沙律' })
    expect(data.en[0].name).toBe('Easy 10-Person Party Set')
    expect(data.en[0].classify[0].default).toEqual(['Caesar Salad with Crispy Bacon'])
  })

  test('filters by name in either language, by type and by being on sale', async () => {
    expect(await names('find: {name: "easy 10-person party set"}')).toEqual(['輕鬆派對十人套餐'])
    expect(await names('find: {name: "輕鬆派對十人套餐"}, lang: EN')).toEqual(['Easy 10-Person Party Set'])
    expect((await names('find: {type: "thai"}')).length).toBeGreaterThan(1)
    expect(await names('find: {type: "thai", id: 2}')).toEqual([])
    expect(await names('find: {putaway: false}')).toEqual([])
  })

  test('sorts, skips and limits', async () => {
    const all = await names('lang: ZH')
    expect(await names('skip: 2, limit: 3')).toEqual(all.slice(2, 5))
    expect(await names('limit: 100000')).toEqual(all)
    expect(await names('limit: -1')).toEqual([])
    const { data } = await ask('{ getMeal(sort: {price: DESC, poepleCount: ASC}) { price poepleCount } }')
    const prices = data.getMeal.map(({ price }: { price: number }) => price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
    // Names are unique, so the price never decides.
    expect(await names('sort: {price: DESC, name: ASC}')).toEqual(await names('sort: {name: ASC}'))
  })

  test('returns at most 100 sets, whatever the limit', async () => {
    const content = await site.store.content()
    const [set] = content.menuOnSale.sets
    if (!set) throw new Error('the demo menu has no sets')
    const sets = Array.from({ length: 130 }, (_, i) => ({ ...set, id: i + 1 }))
    const long = async () => ({ ...content, menuOnSale: { ...content.menuOnSale, sets } })
    const { app } = await site.beside({ store: { ...site.store, content: long } })
    for (const [args, number] of [
      ['', 100],
      ['(limit: 100000)', 100],
      ['(limit: 99)', 99],
      ['(skip: 120)', 10],
    ] as const) {
      const response = await postGraphql(app, { query: `{ getMeal${args} { id } }` })
      expect((await response.json()).data.getMeal, args).toHaveLength(number)
    }
  })

  test('does not show a set that is not on sale', async () => {
    await site.store.db.execute(sql`update set_menus set published = false where id = 3`)
    await site.store.refresh()
    expect(await names('find: {id: 3}')).toEqual([])
  })
})
