import { describe, expect, test } from 'vitest'
import { demoSet, demoSets } from '#tests/support/store/catalogue.ts'
import { searchSet } from './menu-search.ts'

const sets = [...demoSets().values()]
const found = (search: string) => sets.filter((set) => searchSet(set, search)).map(({ id }) => id)

describe('a search of the menu', () => {
  test.each([
    ['粟米', '粟米班塊'],
    ['揚州炒飯', '扬州炒饭'],
    ['yeung chow', 'YEUNG-CHOW'],
    ['春卷', '春捲'],
  ])('finds the same for %s and %s', (one, other) => {
    expect(found(one).length).toBeGreaterThan(0)
    expect(found(one)).toEqual(expect.arrayContaining(found(other)))
  })

  test('finds every set by its own name in either language', () => {
    for (const set of sets)
      for (const name of [set.name.zh, set.name.en]) expect(searchSet(set, name)?.isNamed, name).toBe(true)
  })

  test('finds every set that offers a dish, and names the dish', () => {
    for (const set of sets)
      for (const { dishes } of set.groups)
        for (const { dish } of dishes)
          for (const name of [dish.name.zh, dish.name.en])
            expect(
              searchSet(set, name)?.dishes.map(({ id }) => id),
              name,
            ).toContain(dish.id)
  })

  test('takes words in any order, and none that begins in one language and ends in the other', () => {
    const { name } = demoSet(2)
    expect(searchSet(demoSet(2), name.en.split(' ').toReversed().join(' '))?.isNamed).toBe(true)
    expect(searchSet(demoSet(2), `${name.zh.at(-1)}${name.en[0]}`)?.isNamed ?? false).toBe(false)
  })
})
