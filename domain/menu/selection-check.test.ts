import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { defaultSelection } from './menu-selection.ts'
import { selectionRefusals } from './selection-check.ts'

const set = demoSet(2)
const choice = defaultSelection(set)
const codes = (selection: Parameters<typeof selectionRefusals>[1]) =>
  selectionRefusals(set, selection, 3).map(({ code }) => code)

test('the selection check names the group and the dish it refuses', () => {
  expect(codes({ ...choice, moon: {} })).toEqual(['group-unknown'])
  expect(codes({ ...choice, salad: { 'caesar-salad': 1, 'moon-cake': 1 } })).toEqual(['dish-unknown'])
  expect(selectionRefusals(set, { ...choice, salad: {} }, 3)[0]).toMatchObject({
    code: 'group-below-min',
    field: 'lines',
    data: { line: 3, setId: 2, groupId: 'salad', min: 1, count: 0, missing: 1 },
  })
})

test('the selection check refuses numbers that are not valid quantities', () => {
  for (const number of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2001]) {
    expect(codes({ ...choice, 'add-drinks': { cola: number } })).toHaveLength(1)
  }
  const [drink] = set.groups.find(({ id }) => id === 'add-drinks')?.dishes ?? []
  expect(codes({ ...choice, 'add-drinks': { [drink?.dish.id ?? '']: 0 } })).toEqual([])
  expect(codes({ ...choice, 'add-drinks': { [drink?.dish.id ?? '']: -1 } })).toEqual(['dish-number-invalid'])
  expect(codes({ ...choice, 'add-drinks': { [drink?.dish.id ?? '']: 5 } })).toEqual(['group-above-max'])
})

test('the selection check refuses a dish chosen twice if it is allowed once', () => {
  const snack = { 'swiss-wings': 2, 'curry-fish-balls': 1 }
  expect(codes({ ...choice, snack })).toEqual(['dish-not-repeatable'])
})
