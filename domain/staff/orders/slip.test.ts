import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import { containersOf } from '#domain/staff/day/containers.ts'
import { portionsIn } from '#domain/staff/day/production.ts'
import { chosenCopies, dishPortions, slipVersion } from './slip.ts'

const name = { zh: '菜', en: 'dish' }

test('a dish serves as many guests on the slip as in its trays and boxes', () => {
  const few = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(few, few, few, fc.boolean(), (units, portionsPerUnit, number, isByItem) => {
      const line = { units, portionsPerUnit, isByItem }
      const dishes = [{ groupId: 'g', dishId: 'd', name, number }]
      const trays = containersOf({ lines: [{ position: 0, set: name, ...line, dishes }], promotions: [] })
      expect(dishPortions(line, number)).toBe(portionsIn(trays))
    }),
  )
})

test('people who see no prices get only the kitchen’s copy of a slip', () => {
  for (const request of [null, 'both', 'customer', 'kitchen', 'x'])
    expect(chosenCopies(request, false)).toEqual(['kitchen'])
  expect(chosenCopies(null, true)).toEqual(['kitchen', 'customer'])
  expect(chosenCopies('customer', true)).toEqual(['customer'])
  expect(chosenCopies('x', true)).toEqual(['kitchen', 'customer'])
})

const change = (field: FieldChange['field']): FieldChange => ({ field, name: null, from: name, to: name })
const event = (verb: Parameters<typeof slipVersion>[0][number]['verb'], ...changes: FieldChange[]) => ({
  verb,
  changes,
  moved: null,
})

test('a slip shows its version and the last change of its content, but never money', () => {
  const placement = event('place')
  expect(slipVersion([event('take-payment'), event('confirm'), placement])).toEqual({
    version: 1,
    changeLines: [],
  })
  expect(slipVersion([event('edit', change('deliveryFee'), change('total')), placement]).version).toBe(1)
  const events = [event('edit', change('line'), change('total')), event('edit', change('access')), placement]
  expect(slipVersion(events)).toEqual({ version: 3, changeLines: [{ field: 'line', name: null }] })
})

test('a slip says that its time changed after any move of the order', () => {
  for (const verb of ['change-slot', 'postpone', 'take-back'] as const) {
    const moveEvent = { verb, changes: [], moved: {} }
    expect(slipVersion([moveEvent])).toEqual({ version: 2, changeLines: [{ field: 'due', name: null }] })
    expect(slipVersion([{ ...moveEvent, moved: null }]).version).toBe(1)
  }
})
