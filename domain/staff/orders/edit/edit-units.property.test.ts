import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Values } from '#domain/staff/forms/values.ts'
import { changedUnits, mergeEdits, unitOf } from './edit-units.ts'
import { valueIn } from './edit-values.ts'

const names = [
  'date',
  'slot',
  'zoneId',
  'address',
  'instructions',
  'cutlery',
  'line.0.quantity',
  'line.0.dishes.mains',
  'line.1.quantity',
  'line.n1.set',
]
const someValues: fc.Arbitrary<Values> = fc.dictionary(
  fc.constantFrom(...names),
  fc.constantFrom('', 'a', 'b', 'c'),
)
const edited = (opened: Values) =>
  fc.record({ touched: fc.subarray(names), values: someValues }).map(({ touched, values }) => ({
    ...opened,
    ...Object.fromEntries(touched.map((name) => [name, valueIn(values, name)])),
  }))
const threeForms = someValues.chain((opened) =>
  fc.record({ opened: fc.constant(opened), mine: edited(opened), theirs: edited(opened) }),
)

const same = (a: Values, b: Values, unit: string) =>
  names.filter((name) => unitOf(name) === unit).every((name) => valueIn(a, name) === valueIn(b, name))
const allUnits = [...new Set(names.map(unitOf))]

test('every unit is taken whole from one of the two people, and no change is lost without a word', () => {
  fc.assert(
    fc.property(threeForms, ({ opened, mine, theirs }) => {
      const { values, units } = mergeEdits({ opened, mine, theirs })
      for (const unit of allUnits) {
        const iDid = !same(opened, mine, unit)
        const theyDid = !same(opened, theirs, unit)
        const told = units.find((each) => each.unit === unit)
        expect(same(values, iDid ? mine : theirs, unit)).toBe(true)
        expect(told !== undefined).toBe(iDid || theyDid)
        expect(told?.clashes ?? false).toBe(iDid && theyDid && !same(mine, theirs, unit))
      }
    }),
  )
})

test('without a clash it does not matter who saved first', () => {
  fc.assert(
    fc.property(threeForms, ({ opened, mine, theirs }) => {
      const one = mergeEdits({ opened, mine, theirs })
      fc.pre(one.units.every(({ clashes }) => !clashes))
      const other = mergeEdits({ opened, mine: theirs, theirs: mine })
      for (const unit of allUnits) expect(same(one.values, other.values, unit)).toBe(true)
    }),
  )
})

test('a clash is decided as it was chosen, and nothing else changes by it', () => {
  fc.assert(
    fc.property(threeForms, fc.constantFrom('mine', 'theirs'), ({ opened, mine, theirs }, side) => {
      const { units } = mergeEdits({ opened, mine, theirs })
      const choices = Object.fromEntries(units.map(({ unit }) => [unit, side] as const))
      const chosen = mergeEdits({ opened, mine, theirs }, choices)
      for (const { unit, clashes } of units)
        if (clashes) expect(same(chosen.values, side === 'mine' ? mine : theirs, unit)).toBe(true)
        else expect(same(chosen.values, mergeEdits({ opened, mine, theirs }).values, unit)).toBe(true)
    }),
  )
})

test('a form that was not touched changes nothing, and what was changed is told', () => {
  fc.assert(
    fc.property(threeForms, ({ opened, mine, theirs }) => {
      expect(mergeEdits({ opened, mine: opened, theirs }).values).toEqual(theirs)
      expect(changedUnits(opened, opened)).toEqual([])
      expect(changedUnits(opened, mine).toSorted()).toEqual(
        allUnits.filter((unit) => !same(opened, mine, unit)).toSorted(),
      )
    }),
  )
})
