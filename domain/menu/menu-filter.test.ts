import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { exclusions, onlyDiets } from './fit.ts'
import {
  answeredFilter,
  choicesOf,
  type MenuFilter,
  menuQuery,
  noFilter,
  readMenuFilter,
  servingFor,
  suits,
  withoutChoice,
} from './menu-filter.ts'

const filters: fc.Arbitrary<MenuFilter> = fc.record({
  without: fc.subarray([...exclusions]),
  only: fc.constantFrom(null, ...onlyDiets),
  guests: fc.option(fc.integer({ min: 1, max: 2000 })),
  budget: fc.option(fc.integer({ min: 1, max: 9_999 })),
  occasion: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
  search: fc.option(fc.stringMatching(/^[a-z春卷&?=%]{1,20}$/)),
})

const read = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readMenuFilter((name) => parameters.get(name))
}

test('an address gives back the filter that wrote it, in one spelling', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(menuQuery(filter))).toEqual(filter)
      expect(menuQuery(read(menuQuery(filter)))).toBe(menuQuery(filter))
    }),
  )
})

test('the choices of a filter can be removed one by one until none is left', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(choicesOf(filter).reduce(withoutChoice, filter)).toEqual(noFilter)
    }),
  )
})

test('an address is read in any order, and what it misspells is left out', () => {
  const query = '?budget=abc&no=crustacean,nothing,peanut,peanut&only=meat&guests=many&for='
  expect(menuQuery(read(query))).toBe('?no=crustacean,peanut')
  expect(menuQuery(read('?guests=０20&budget=99999'))).toBe('?guests=20')
  expect(menuQuery(read('?'))).toBe('')
})

const set = (min: number, max: number, dollars: number, minQuantity = 1) => ({
  serves: { min, max },
  price: cents(dollars * 100),
  minQuantity,
  unit: 'set' as const,
})

test.each([
  ['one set for its guests', set(8, 10, 800), 10, { quantity: 1, perHead: 8000 }],
  ['four sets for forty', set(8, 10, 800), 40, { quantity: 4, perHead: 8000 }],
  ['no set for fewer guests than it serves', set(8, 10, 800), 5, null],
  ['no two sets for too few guests', set(8, 10, 800), 11, null],
  ['a meal for each', set(1, 1, 90, 10), 12, { quantity: 12, perHead: 9000 }],
  ['no meals below the least order', set(1, 1, 90, 10), 5, null],
  ['nobody served by pieces', { ...set(1, 1, 18, 30), unit: 'piece' as const }, 30, null],
])('a filter by guests counts %s', (_, each, guests, serving) => {
  expect(servingFor(each, guests)).toEqual(serving)
})

test('an address keeps only the allergens and occasions of the shop', () => {
  const filter = { ...noFilter, without: ['pork', 'egg', 'lupin'], occasion: 'gone' } as const
  expect(answeredFilter(filter, ['egg'], [{ id: 'boat' }])).toEqual({ ...noFilter, without: ['pork', 'egg'] })
  expect(answeredFilter({ ...filter, occasion: 'boat' }, [], [{ id: 'boat' }]).occasion).toBe('boat')
})

test('a budget is compared with the price for each guest', () => {
  expect(suits(set(8, 10, 800), { guests: 10, budget: 80 })).toBe(true)
  expect(suits(set(8, 10, 800), { guests: 9, budget: 80 })).toBe(false)
  expect(suits(set(8, 10, 800), { guests: null, budget: 80 })).toBe(true)
  expect(suits(set(8, 10, 800), { guests: null, budget: 79 })).toBe(false)
})
