import { expect, test } from 'vitest'
import { noteNames, notesAt, orderFieldNames, orderFields } from './order-fields.ts'

test('a note is stored under its own name', () => {
  for (const name of noteNames) expect(orderFields[name].column).toBe(name)
})

test('no two fields share a column, a name in calls or a name in the copy', () => {
  for (const key of ['column', 'call', 'copy'] as const)
    expect(new Set(orderFieldNames.map((name) => orderFields[name][key])).size).toBe(orderFieldNames.length)
})

test('the steps of an order contain every delivery note once', () => {
  const names = [...notesAt('orderForm', false), ...notesAt('orderContact', false)]
  expect(names.toSorted()).toEqual([...noteNames].toSorted())
})
