import { expect, test } from 'vitest'
import type { Promotion } from '#domain/shop/settings.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { allergyMatches, allergyMatchesOf } from './allergy-matches.ts'

const dish = (dishId: string) => ({ dishId, name: { zh: dishId, en: dishId }, number: 1 })
const allergensOfDish: Readonly<Record<string, readonly string[]>> = {
  satay: ['peanut', 'soy'],
  tarts: ['egg', 'milk'],
  fruit: [],
}
const matchesFor = (
  allergens: Parameters<typeof allergyMatches>[0]['allergens'],
  choices: readonly string[],
) =>
  allergyMatches({ allergens, dishes: choices.map(dish) }, (id) => allergensOfDish[id]).map(
    ({ allergen, dishes }) => [allergen, ...dishes.map(({ dishId }) => dishId)],
  )

test('the allergy check names each allergy with the chosen dishes that contain it, each once', () => {
  expect(matchesFor(['egg', 'peanut'], ['satay', 'tarts', 'satay', 'fruit'])).toEqual([
    ['egg', 'tarts'],
    ['peanut', 'satay'],
  ])
})

test('the allergy check lists an allergy that no dish contains', () => {
  expect(matchesFor(['fish'], ['fruit'])).toEqual([['fish']])
  expect(matchesFor([], ['satay'])).toEqual([])
})

test('the allergy check names a dish that left the menu for every allergy', () => {
  expect(matchesFor(['fish'], ['fruit', 'gone'])).toEqual([['fish', 'gone']])
})

test('the allergy check of a new order names only the chosen dishes, not all that its sets offer', () => {
  const groupDishes = Object.entries(allergensOfDish).map(([id, allergens]) => ({ dish: { id, allergens } }))
  const line = (...choices: readonly string[]) => ({
    set: { groups: [{ dishes: groupDishes }] },
    dishes: choices.map(dish),
  })
  const lines = [line('satay', 'fruit'), line('tarts')]
  const matches = allergyMatchesOf(['egg', 'soy'], { lines, promotions: [] }, [])
  expect(matches.map(({ allergen, dishes }) => [allergen, ...dishes.map(({ dishId }) => dishId)])).toEqual([
    ['egg', 'tarts'],
    ['soy', 'satay'],
  ])
})

test('the allergy check names a dish without known allergens for every allergy', () => {
  const line = { set: { groups: [{ dishes: [{ dish: { id: 'gone' } }] }] }, dishes: [dish('gone')] }
  expect(allergyMatchesOf(['fish'], { lines: [line], promotions: [] }, [])[0]?.dishes).toHaveLength(1)
})

test('the allergy check names a free dish by its allergens, and for every allergy if they are unknown', () => {
  const offers = demoSettings().promotions
  const offer = offers.find((each) => each.kind === 'freeDish')
  if (!offer) throw new Error('the demo gives no dish')
  const gift = { id: offer.dish.id, name: offer.dish.name, quantity: 2 }
  const order = { lines: [], promotions: [{ promotionId: offer.id, name: offer.name, gift }] }
  const namesFor = (promotions: readonly Promotion[]) =>
    allergyMatchesOf(['egg', 'soy'], order, promotions).map(({ dishes }) =>
      dishes.map(({ dishId }) => dishId),
    )
  expect(namesFor([{ ...offer, dish: { ...offer.dish, allergens: ['egg', 'milk'] } }])).toEqual([
    [gift.id],
    [],
  ])
  expect(namesFor([])).toEqual([[gift.id], [gift.id]])
})
