import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Selection } from '#domain/ordering/order.ts'
import { demoSet, demoSets } from '#tests/support/store/catalogue.ts'
import type { DishGroup } from './catalogue.ts'
import {
  addDish,
  canAdd,
  defaultSelection,
  groupState,
  isComplete,
  isFixed,
  numberOf,
  removeDish,
  setNumber,
} from './menu-selection.ts'
import { selectionRefusals } from './selection-check.ts'

const groups = [...demoSets().values()].flatMap((set) => set.groups)

const clicks = fc.constantFrom(...groups).chain((group) =>
  fc.tuple(
    fc.constant(group),
    fc.array(
      fc.record({
        dishId: fc.constantFrom(...group.dishes.map(({ dish }) => dish.id), 'moon-cake'),
        act: fc.oneof(
          fc.constantFrom('add' as const, 'remove' as const),
          fc.constantFrom(3, 7, 1000, -5, 0.5, 1.9, Number.NaN, Number.POSITIVE_INFINITY),
        ),
      }),
      { maxLength: 60 },
    ),
  ),
)

function clickThrough(
  group: DishGroup,
  acts: readonly { dishId: string; act: 'add' | 'remove' | number }[],
): Selection {
  let selection: Selection = {}
  for (const { dishId, act } of acts) {
    if (act === 'add') selection = addDish(group, selection, dishId)
    else if (act === 'remove') selection = removeDish(group, selection, dishId)
    else selection = setNumber(group, selection, dishId, act)
  }
  return selection
}

describe('the numbers of dishes in a group', () => {
  test('stay within every limit whatever is clicked', () => {
    fc.assert(
      fc.property(clicks, ([group, acts]) => {
        const selection = clickThrough(group, acts)
        const numbers = Object.values(selection[group.id] ?? {})
        expect(numbers.every((n) => Number.isInteger(n) && n >= 1)).toBe(true)
        if (!group.repeatable) expect(numbers.every((n) => n === 1)).toBe(true)
        const { count, atMax, remaining, belowMin, missing } = groupState(group, selection)
        expect(count).toBeLessThanOrEqual(group.max)
        expect(atMax).toBe(remaining === 0)
        expect(belowMin).toBe(missing > 0)
        expect(Object.keys(selection[group.id] ?? {})).not.toContain('moon-cake')
      }),
    )
  })

  test('can be increased exactly if that changes something', () => {
    fc.assert(
      fc.property(clicks, ([group, acts]) => {
        const selection = clickThrough(group, acts)
        for (const { dish } of group.dishes) {
          expect(canAdd(group, selection, dish.id)).toBe(addDish(group, selection, dish.id) !== selection)
        }
      }),
    )
  })

  test('cannot be increased at the maximum, and can again below it', () => {
    const [, snack] = demoSet(2).groups
    if (!snack) throw new Error('the demo set has no snacks')
    const full = defaultSelection(demoSet(2))
    const [items, other] = [
      snack.defaults[0],
      snack.dishes.find(({ dish }) => !snack.defaults.includes(dish.id)),
    ]
    if (!items || !other) throw new Error('the snacks leave no choice')
    expect(groupState(snack, full).atMax).toBe(true)
    expect(addDish(snack, full, other.dish.id)).toBe(full)
    const less = removeDish(snack, full, items)
    expect(numberOf(addDish(snack, less, other.dish.id), snack.id, other.dish.id)).toBe(1)
  })

  test('in a group of one choice, a dish replaces the other', () => {
    const [salad] = demoSet(2).groups
    if (!salad) throw new Error('the demo set has no groups')
    const full = defaultSelection(demoSet(2))
    expect(canAdd(salad, full, 'garden-salad')).toBe(true)
    expect(addDish(salad, full, 'garden-salad').salad).toEqual({ 'garden-salad': 1 })
    expect(removeDish(salad, full, 'garden-salad')).toBe(full)
    expect(removeDish(salad, full, 'caesar-salad').salad).toEqual({})
  })
})

describe('the default selection', () => {
  test('completes every fixed-price set and breaks no rule', () => {
    for (const set of demoSets().values()) {
      if (set.pricing === 'perItem') continue
      expect(isComplete(set, defaultSelection(set))).toBe(true)
      expect(selectionRefusals(set, defaultSelection(set), 0)).toEqual([])
    }
  })

  test('is empty in a set priced by item', () => {
    expect(defaultSelection(demoSet(49))).toEqual({})
    expect(isComplete(demoSet(49), {})).toBe(false)
  })
})

test('a group offers no choice if all its dishes belong to the set, once each', () => {
  const group = { min: 2, max: 2, repeatable: false, dishes: ['rice', 'noodles'] }
  expect(isFixed(group)).toBe(true)
  expect(isFixed({ ...group, dishes: ['rice', 'noodles', 'congee'] })).toBe(false)
  expect(isFixed({ ...group, min: 1 })).toBe(false)
  expect(isFixed({ ...group, repeatable: true })).toBe(false)
})
