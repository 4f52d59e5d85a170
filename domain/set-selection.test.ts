import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/catalogue.ts'
import type { SetMenu } from './catalogue.ts'
import { defaultSelection, numberOf, setNumber } from './menu-selection.ts'
import { isChecked, numberMaximum, setMaximum, toggleDish, withoutEmptyGroups } from './set-selection.ts'

const group = (set: SetMenu, id: string) => {
  const found = set.groups.find((one) => one.id === id)
  if (!found) throw new Error(`no group ${id}`)
  return found
}

test('ticking adds one, unticking removes it', () => {
  const main = group(demoSet(49), 'main')
  const ticked = toggleDish(main, {}, 'bolognese')
  expect(numberOf(ticked, 'main', 'bolognese')).toBe(1)
  expect(toggleDish(main, setNumber(main, ticked, 'bolognese', 9), 'bolognese')).toEqual({ main: {} })
})

test('a tick in a full group changes nothing', () => {
  const full = defaultSelection(demoSet(2))
  expect(toggleDish(group(demoSet(2), 'salad'), full, 'garden-salad')).toBe(full)
  expect(isChecked(full, 'salad', 'garden-salad')).toBe(false)
})

test('the tick that completes the set resets the maximum of its number to 1', () => {
  const set = demoSet(49)
  const main = group(set, 'main')
  const almost = setNumber(main, {}, 'pad-thai', setMaximum(set) - 1)
  expect(numberMaximum(set, main, almost, 'bolognese')).toBe(1)
  const full = toggleDish(main, almost, 'bolognese')
  expect(numberMaximum(set, main, full, 'bolognese')).toBe(1)
  expect(numberMaximum(set, main, full, 'pad-thai')).toBe(199)
  const less = setNumber(main, full, 'pad-thai', 100)
  expect(numberMaximum(set, main, less, 'bolognese')).toBe(100)
})

test('empty groups are omitted from the cart', () => {
  expect(withoutEmptyGroups({ a: {}, b: { x: 0 }, c: { x: 0, y: 2 } })).toEqual({ c: { y: 2 } })
})
