import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allergens } from '#domain/menu/allergens.ts'
import { cents } from '#domain/money.ts'
import { randomMenu } from '#tests/support/store/random-menu.ts'
import { clashesOf, exclusions, type FoodNeeds, fittingDefaults, isFit, onlyDiets, setFit } from './fit.ts'
import { addDish, groupState } from './menu-selection.ts'

const noNeeds: FoodNeeds = { without: [], only: null }
const needs: fc.Arbitrary<FoodNeeds> = fc.record({
  without: fc.subarray([...exclusions]),
  only: fc.constantFrom(null, ...onlyDiets),
})

/** Sets of random menus with their dishes. */
const groupsOfSet = randomMenu(['one.webp', 'two.webp']).chain(({ dishes, setMenus }) => {
  const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
  return fc.constantFrom(...setMenus).map(({ groups }) =>
    groups.map(({ id, min, max, repeatable, defaults, dishes: choices }) => ({
      id,
      min,
      max,
      repeatable: repeatable === true,
      defaults,
      dishes: choices.flatMap((choice) => {
        const dish = dishById.get(choice.dishId)
        const extra = 'extraCents' in choice ? (choice.extraCents ?? 0) : 0
        return dish ? [{ extra: cents(extra), dish: { ...dish, id: dish.id } }] : []
      }),
    })),
  )
})

const order = { all: 2, fewer: 1, short: 0 }

describe('the fit of a set', () => {
  test('is whole for guests who eat everything, with its own default dishes', () => {
    fc.assert(
      fc.property(groupsOfSet, (groups) => {
        expect(setFit({ groups }, noNeeds)).toMatchObject({ state: 'all', misfits: [] })
        for (const group of groups) expect(fittingDefaults(group, () => true)).toEqual(group.defaults)
      }),
    )
  })

  test('never improves with one more food to leave out', () => {
    fc.assert(
      fc.property(groupsOfSet, needs, fc.constantFrom(...exclusions), (groups, wish, more) => {
        const [before, after] = [wish, { ...wish, without: [...wish.without, more] }].map((each) =>
          setFit({ groups }, each),
        )
        if (!before || !after) throw new Error('two wishes')
        expect(after.fitting).toBeLessThanOrEqual(before.fitting)
        expect(order[after.state]).toBeLessThanOrEqual(order[before.state])
        expect(after.misfits.length).toBeGreaterThanOrEqual(before.misfits.length)
      }),
    )
  })

  test('is short exactly where fitting dishes cannot fill a course', () => {
    fc.assert(
      fc.property(groupsOfSet, needs, (groups, wish) => {
        const fit = setFit({ groups }, wish)
        for (const { group, isFilled } of fit.groups) {
          let selection = {}
          const fitting = group.dishes.filter(({ dish }) => isFit(dish, wish))
          for (let round = 0; round < group.min; round++)
            for (const { dish } of fitting)
              if (groupState(group, selection).belowMin) selection = addDish(group, selection, dish.id)
          expect(!groupState(group, selection).belowMin).toBe(isFilled)
        }
        const required = groups.filter(({ min }) => min > 0)
        if (required.length > 0)
          expect(fit.state === 'short').toBe(fit.groups.some(({ isFilled }) => !isFilled))
        if (fit.state === 'all')
          expect(groups.every((group) => group.dishes.every(({ dish }) => isFit(dish, wish)))).toBe(true)
      }),
    )
  })

  test('replaces default dishes only by fitting ones that cost no more, and adds none', () => {
    fc.assert(
      fc.property(groupsOfSet, needs, (groups, wish) => {
        for (const group of groups) {
          const byId = new Map(group.dishes.map((each) => [each.dish.id, each]))
          const fits = (id: string) => {
            const choice = byId.get(id)
            return choice !== undefined && isFit(choice.dish, wish)
          }
          const defaults = fittingDefaults(group, fits)
          const isFixed = !group.repeatable && group.min === group.max
          if (isFixed && group.dishes.length === group.max) {
            expect(defaults).toEqual(group.defaults)
            continue
          }
          expect(defaults.filter((id) => !fits(id))).toEqual([])
          expect(new Set(defaults).size).toBe(defaults.length)
          expect(defaults.length).toBeLessThanOrEqual(group.defaults.length)
          const dearest = Math.max(0, ...group.defaults.map((id) => byId.get(id)?.extra ?? 0))
          for (const id of defaults) expect(byId.get(id)?.extra).toBeLessThanOrEqual(dearest)
        }
      }),
    )
  })
})

const dish = { vegetarian: true, vegan: false, spicy: true, contains: [], allergens: ['egg', 'soy'] }

test('a dish clashes with allergens, foods and diets that it does not meet', () => {
  expect(clashesOf(dish, { without: ['pork', 'spicy', 'egg', 'milk'], only: 'vegan' })).toEqual([
    'spicy',
    'egg',
    'diet',
  ])
  expect(clashesOf(dish, { without: ['pork', 'milk'], only: 'vegetarian' })).toEqual([])
  expect(clashesOf({ ...dish, contains: ['beef'] }, { without: ['beef'], only: null })).toEqual(['beef'])
})

test('a set in which every dish is an extra is short only without any fitting dish', () => {
  const group = (held: readonly string[]) => ({
    id: 'g',
    min: 0,
    max: 9,
    repeatable: true,
    dishes: [{ dish: { ...dish, id: held.join('-'), allergens: held } }],
  })
  const fitOf = (...groups: ReturnType<typeof group>[]) =>
    setFit({ groups }, { without: ['egg'], only: null })
  expect(fitOf(group(['egg']), group([])).state).toBe('fewer')
  expect(fitOf(group(['egg'])).state).toBe('short')
  expect(fitOf(group([])).state).toBe('all')
})

test('every allergen can be left out', () => {
  expect(exclusions).toEqual(expect.arrayContaining([...allergens]))
})
