import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import { defaultSelection, groupState, isFixed, numberOf } from '#domain/menu/menu-selection.ts'
import { demo } from '#tests/support/store/catalogue.ts'
import { dishSwaps, swapDish } from './dish-swaps.ts'

const sets = demo.sets.filter(({ published }) => published)
const orders = fc.record({
  set: fc.constantFrom(...sets),
  wish: fc.subarray<Allergen>([...allergens], { minLength: 1 }),
})

test('a swap of any set replaces a dish by one of its course without the allergens, at no higher charge', () => {
  fc.assert(
    fc.property(orders, ({ set, wish }) => {
      const selection = defaultSelection(set)
      const visit = { without: ['pork' as const], only: null }
      const swaps = dishSwaps(set, selection, wish, visit)
      for (const swap of swaps) {
        const group = set.groups.find(({ id }) => id === swap.groupId)
        if (!group) throw new Error('no such group')
        expect(isFixed(group)).toBe(false)
        const [before, after] = [swap.dishId, swap.insteadId].map((id) =>
          group.dishes.find(({ dish }) => dish.id === id),
        )
        expect(before?.dish.allergens.some((each) => wish.some((allergen) => allergen === each))).toBe(true)
        expect(after?.dish.allergens.some((each) => wish.some((allergen) => allergen === each))).toBe(false)
        expect(after?.extra).toBeLessThanOrEqual(before?.extra ?? 0)
        expect(after?.dish.contains).not.toContain('pork')
        if (before?.dish.vegetarian) expect(after?.dish.vegetarian).toBe(true)
        expect(numberOf(selection, group.id, swap.insteadId)).toBe(0)
      }
      const swapped = swaps.reduce(swapDish, selection)
      for (const group of set.groups)
        expect(groupState(group, swapped).count).toBe(groupState(group, selection).count)
    }),
  )
})

test('a dish that left the menu is swapped, and never chosen instead', () => {
  const [set] = sets
  const group = set?.groups.find((each) => !isFixed(each) && each.min > 0)
  if (!group) throw new Error('no group')
  const left = group.dishes.map((each) => ({ ...each, dish: { ...each.dish, allergens: undefined } }))
  const [first] = group.dishes
  const selection = { [group.id]: { [first?.dish.id ?? '']: 1 } }
  const plain = group.dishes.map((each, at) => ({
    ...each,
    dish: { ...each.dish, vegetarian: true, vegan: true, allergens: at === 0 ? undefined : [] },
  }))
  const swapsOf = (dishes: typeof left | typeof plain) =>
    dishSwaps(
      {
        groups: [
          {
            ...group,
            dishes: dishes.map(({ dish: { allergens: held, ...dish }, ...each }) => ({
              ...each,
              extra: group.dishes[0]?.extra ?? each.extra,
              dish: { ...dish, ...(held && { allergens: held }) },
            })),
          },
        ],
      },
      selection,
      ['egg'],
      { without: [], only: null },
    )
  expect(swapsOf(left)).toEqual([])
  expect(swapsOf(plain)).toHaveLength(1)
})
