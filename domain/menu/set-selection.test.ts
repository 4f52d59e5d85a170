import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { setNumber } from './menu-selection.ts'
import { isSetFull, numberMaximum, withoutEmptyGroups } from './set-selection.ts'

test('the dish that completes the set limits every number to 1', () => {
  const set = demoSet(49)
  const [main] = set.groups
  if (!main) throw new Error('the demo set has no groups')
  const most = (selection: Parameters<typeof isSetFull>[1], dishId: string) =>
    numberMaximum(main, selection, dishId, isSetFull(set, selection))
  const almost = setNumber(main, {}, 'pad-thai', main.max - 1)
  expect(isSetFull(set, almost)).toBe(false)
  expect(most(almost, 'bolognese')).toBe(1)
  const full = setNumber(main, almost, 'bolognese', 1)
  expect(isSetFull(set, full)).toBe(true)
  expect(most(full, 'bolognese')).toBe(1)
  expect(most(full, 'dill-salmon')).toBe(1)
  expect(most(full, 'pad-thai')).toBe(main.max - 1)
  const less = setNumber(main, full, 'pad-thai', main.max - 100)
  expect(most(less, 'bolognese')).toBe(100)
})

test('empty groups are omitted from the cart', () => {
  expect(withoutEmptyGroups({ a: {}, b: { x: 0 }, c: { x: 0, y: 2 } })).toEqual({ c: { y: 2 } })
})
