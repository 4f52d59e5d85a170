import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { minimumQuantityRefusals } from './minimum-quantity.ts'

const refusals = (...units: [setId: number, units: number][]) =>
  minimumQuantityRefusals(units.map(([id, n]) => ({ set: demoSet(id), units: n })))

test('different bento sets count together towards the minimum', () => {
  expect(refusals([25, 4], [26, 6])).toEqual([])
  expect(refusals([25, 4], [26, 5])).toMatchObject([{ data: { scope: 'category', min: 10, units: 9 } }])
})

test('the minimum of each set counts over all its lines', () => {
  expect(refusals([10, 4], [11, 8])).toMatchObject([{ data: { setId: 10, scope: 'set', min: 8, units: 4 } }])
  expect(refusals([10, 4], [10, 4])).toEqual([])
})
