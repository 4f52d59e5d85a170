import { expect, test } from 'vitest'
import { allergyMatches, allergyMatchesOf } from './allergy-matches.ts'

const dish = (dishId: string) => ({ dishId, name: { zh: dishId, en: dishId } })
const declared: Readonly<Record<string, readonly string[]>> = {
  satay: ['peanut', 'soy'],
  tarts: ['egg', 'milk'],
  fruit: [],
}
const matched = (allergens: Parameters<typeof allergyMatches>[0]['allergens'], chosen: readonly string[]) =>
  allergyMatches({ allergens, dishes: chosen.map(dish) }, (id) => declared[id]).map(
    ({ allergen, dishes }) => [allergen, ...dishes.map(({ dishId }) => dishId)],
  )

test('names each allergy with the chosen dishes that contain it, each once', () => {
  expect(matched(['egg', 'peanut'], ['satay', 'tarts', 'satay', 'fruit'])).toEqual([
    ['egg', 'tarts'],
    ['peanut', 'satay'],
  ])
})

test('an allergy that no dish touches is still told', () => {
  expect(matched(['fish'], ['fruit'])).toEqual([['fish']])
  expect(matched([], ['satay'])).toEqual([])
})

test('a dish that left the menu is not said to be free of anything', () => {
  expect(matched(['fish'], ['fruit', 'gone'])).toEqual([['fish', 'gone']])
})

test('an order that is being placed names the chosen dishes alone, not all that its sets offer', () => {
  const offered = Object.entries(declared).map(([id, allergens]) => ({ dish: { id, allergens } }))
  const line = (...chosen: readonly string[]) => ({
    set: { groups: [{ dishes: offered }] },
    dishes: chosen.map(dish),
  })
  const named = allergyMatchesOf(['egg', 'soy'], [line('satay', 'fruit'), line('tarts')])
  expect(named.map(({ allergen, dishes }) => [allergen, ...dishes.map(({ dishId }) => dishId)])).toEqual([
    ['egg', 'tarts'],
    ['soy', 'satay'],
  ])
})

test('a dish of which the set says nothing is named for every allergy', () => {
  const line = { set: { groups: [{ dishes: [{ dish: { id: 'gone' } }] }] }, dishes: [dish('gone')] }
  expect(allergyMatchesOf(['fish'], [line])[0]?.dishes).toHaveLength(1)
})
