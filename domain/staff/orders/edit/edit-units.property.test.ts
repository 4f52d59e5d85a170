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
  'specialInstructions',
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
const editsOf = (base: Values) =>
  fc.record({ touched: fc.subarray(names), values: someValues }).map(({ touched, values }) => ({
    ...base,
    ...Object.fromEntries(touched.map((name) => [name, valueIn(values, name)])),
  }))
const threeForms = someValues.chain((base) =>
  fc.record({ base: fc.constant(base), mine: editsOf(base), theirs: editsOf(base) }),
)

const same = (a: Values, b: Values, unit: string) =>
  names.filter((name) => unitOf(name) === unit).every((name) => valueIn(a, name) === valueIn(b, name))
const allUnits = [...new Set(names.map(unitOf))]

test('every unit comes whole from one of the two people, and every change is reported', () => {
  fc.assert(
    fc.property(threeForms, ({ base, mine, theirs }) => {
      const { values, units } = mergeEdits({ base, mine, theirs })
      for (const unit of allUnits) {
        const iDid = !same(base, mine, unit)
        const theyDid = !same(base, theirs, unit)
        const notice = units.find((each) => each.unit === unit)
        expect(same(values, iDid ? mine : theirs, unit)).toBe(true)
        expect(notice !== undefined).toBe(iDid || theyDid)
        expect(notice?.clashes ?? false).toBe(iDid && theyDid && !same(mine, theirs, unit))
      }
    }),
  )
})

test('the result is the same whoever saved first if nothing clashes', () => {
  fc.assert(
    fc.property(threeForms, ({ base, mine, theirs }) => {
      const one = mergeEdits({ base, mine, theirs })
      fc.pre(one.units.every(({ clashes }) => !clashes))
      const other = mergeEdits({ base, mine: theirs, theirs: mine })
      for (const unit of allUnits) expect(same(one.values, other.values, unit)).toBe(true)
    }),
  )
})

test('a clash is resolved by the chosen side, and nothing else changes', () => {
  fc.assert(
    fc.property(threeForms, fc.constantFrom('mine', 'theirs'), ({ base, mine, theirs }, side) => {
      const { units } = mergeEdits({ base, mine, theirs })
      const choices = Object.fromEntries(units.map(({ unit }) => [unit, side] as const))
      const merge = mergeEdits({ base, mine, theirs }, choices)
      for (const { unit, clashes } of units)
        if (clashes) expect(same(merge.values, side === 'mine' ? mine : theirs, unit)).toBe(true)
        else expect(same(merge.values, mergeEdits({ base, mine, theirs }).values, unit)).toBe(true)
    }),
  )
})

test('an unchanged form changes nothing, and every change is reported', () => {
  fc.assert(
    fc.property(threeForms, ({ base, mine, theirs }) => {
      expect(mergeEdits({ base, mine: base, theirs }).values).toEqual(theirs)
      expect(changedUnits(base, base)).toEqual([])
      expect(changedUnits(base, mine).toSorted()).toEqual(
        allUnits.filter((unit) => !same(base, mine, unit)).toSorted(),
      )
    }),
  )
})
