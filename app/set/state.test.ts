import { expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { leastQuantity, startState, summarise } from './state.ts'
import { choosable, type GroupView, type SetView } from './view.ts'

const dish = (id: string) => ({ id, name: id, picture: '' })
const group = (
  id: string,
  min: number,
  dishes: readonly string[],
  defaults: readonly string[],
): GroupView => ({
  id,
  name: id,
  min,
  max: min,
  repeatable: false,
  defaults,
  dishes: dishes.map(dish),
})
const main = group('main', 1, ['beef', 'tofu'], ['beef'])
const includedDessert = group('dessert', 2, ['cake', 'fruit'], ['cake', 'fruit'])
const set = (...groups: readonly GroupView[]): SetView => ({
  id: 1,
  unit: 'person',
  pricing: 'fixed',
  price: cents(14_800),
  minQuantity: 8,
  minQuantityScope: 'set',
  table: { cloth: 'jade', places: [] },
  includesDelivery: false,
  name: '',
  people: null,
  minimum: null,
  combinations: null,
  closedReason: null,
  soldAt: null,
  shopUrl: '',
  freeFrom: nothing,
  groups,
})

test('the minimum is one line if guests can choose different dishes or the category shares its minimum', () => {
  expect(leastQuantity(set(main, includedDessert))).toBe(1)
  expect(leastQuantity(set(includedDessert))).toBe(8)
  expect(leastQuantity({ ...set(includedDessert), minQuantityScope: 'category' })).toBe(1)
})

test('the button counts only the dishes that remain to be chosen', () => {
  const choiceCount = choosable(set(main, includedDessert))
  expect(summarise(choiceCount, startState(choiceCount))).toMatchObject({
    choiceCount: 1,
    missingCount: 1,
    missing: [],
  })
  expect(summarise(choiceCount, { quantity: 8, selection: {} })).toMatchObject({
    choiceCount: 0,
    missingCount: 1,
  })
})
