import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf } from './edit-values.ts'
import { readValues } from './read-edit-values.ts'

test('the dishes of a form are read by group, in any order', () => {
  const values = readValues([
    ['line.0.set', '4'],
    ['line.0.quantity', '2'],
    ['line.0.dish.mains.rice', '2'],
    ['line.0.dish.mains.beef', '1'],
    ['line.0.dish.mains.none', '0'],
    ['verb', 'save'],
    ['__proto__', 'x'],
  ])
  expect(values).toEqual({
    'line.0.set': '4',
    'line.0.quantity': '2',
    'line.0.dishes.mains': 'beef:1 rice:2',
  })
})

test('reading an order form never throws and reads only its fields', () => {
  expect(readValues([['address', 'a'.repeat(601)]])).toBeNull()
  expect(readValues([['constructor', 'a'.repeat(601)]])).toEqual({})
  expect(readValues(Array.from({ length: 40_000 }, (_, index) => [`x${index}`, ''] as const))).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (fields) => {
      const values = readValues(fields)
      if (values) contentOf(values)
    }),
  )
})
