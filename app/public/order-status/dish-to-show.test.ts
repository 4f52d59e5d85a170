import { expect, test } from 'vitest'
import { demoSets } from '#tests/support/store/catalogue.ts'
import { dishToShow } from './dish-to-show.ts'

const sets = [...demoSets().values()]
const lineOf = (...dishIds: readonly string[]) => ({ dishes: dishIds.map((dishId) => ({ dishId })) })
const pictureOf = (id: string) =>
  sets.flatMap(({ groups }) => groups.flatMap(({ dishes }) => dishes)).find(({ dish }) => dish.id === id)
    ?.dish.picture

test('an order shows the picture of one of its main dishes', () => {
  const picture = dishToShow([lineOf('garden-salad', 'sweet-sour-pork')], sets)
  expect(picture).toEqual(pictureOf('sweet-sour-pork'))
})

test('an order without a main dish shows its first dish', () => {
  expect(dishToShow([lineOf('garden-salad', 'fruit-tarts')], sets)).toEqual(pictureOf('garden-salad'))
})

test('an order whose dishes have left the menu shows no picture', () => {
  expect(dishToShow([lineOf('no-longer-cooked')], sets)).toBeNull()
})
