import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { defaultSelection } from './menu-selection.ts'
import { priceLine } from './price-line.ts'

const bento = demoSet(25)

test('the price of a line adds supplements to every unit', () => {
  const set = demoSet(2)
  const drinks = set.groups.find(({ id }) => id === 'add-drinks')?.dishes[0]
  if (!drinks) throw new Error('the demo set has no drinks')
  const selection = { ...defaultSelection(set), 'add-drinks': { [drinks.dish.id]: 2 } }
  const line = priceLine(set, { setId: 2, quantity: 3, selection }, 0)
  expect(line.amount).toBe((set.price + 2 * drinks.extra) * 3)
  expect(line.dishes.filter(({ amount }) => amount > 0)).toMatchObject([
    { number: 2, unitPrice: drinks.extra },
  ])
})

test('the price of a line charges a set priced by item for its items, whatever its quantity', () => {
  const selection = { main: { bolognese: 6, 'dill-salmon': 4 } }
  for (const quantity of [1, 10, Number.NaN]) {
    const line = priceLine(demoSet(49), { setId: 49, quantity, selection }, 0)
    expect(line).toMatchObject({ amount: 6 * 10_800 + 4 * 13_800, units: 10, readable: true })
  }
})

test('the price of a line uses the set’s price if a number is unreadable', () => {
  for (const quantity of [Number.NaN, 0, -2, 1.5, 1e9]) {
    const line = priceLine(bento, { setId: 25, quantity, selection: defaultSelection(bento) }, 0)
    expect(line).toMatchObject({ amount: bento.price, units: 1, readable: false })
  }
  const selection = { main: { bolognese: Number.NaN } }
  expect(priceLine(demoSet(49), { setId: 49, quantity: 1, selection }, 0)).toMatchObject({ amount: 10_800 })
})
