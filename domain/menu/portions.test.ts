import fc from 'fast-check'
import { expect, test } from 'vitest'
import { portionsOf } from './portions.ts'

const party = { unit: 'set', serves: { min: 18, max: 20 } } as const
const tray = { unit: 'tray', serves: { min: 6, max: 8 } } as const
const bento = { unit: 'box', serves: { min: 1, max: 1 } } as const
const bites = { unit: 'piece', serves: { min: 1, max: 1 } } as const

test('the portion count is the most guests a set feeds, and one for each box', () => {
  expect(
    portionsOf([
      { set: party, units: 1 },
      { set: tray, units: 2 },
      { set: bento, units: 12 },
    ]),
  ).toBe(48)
})

test('the portion count is one for five bites, and at least one', () => {
  expect(portionsOf([{ set: bites, units: 30 }])).toBe(6)
  expect(portionsOf([{ set: bites, units: 31 }])).toBe(7)
  expect(portionsOf([{ set: bites, units: 1 }])).toBe(1)
})

test('the portion count treats the lines of an order one by one', () => {
  const line = fc.record({
    set: fc.constantFrom(party, tray, bento, bites),
    units: fc.integer({ min: 1, max: 2000 }),
  })
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (one, other) => {
      expect(portionsOf([...one, ...other])).toBe(portionsOf(one) + portionsOf(other))
    }),
  )
})
