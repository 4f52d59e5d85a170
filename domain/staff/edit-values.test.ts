import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { contentOf, daysBeside, type EditedContent, lineKeys, readValues, valuesOf } from './edit-values.ts'

const content: EditedContent = {
  draft: {
    lines: [
      { setId: -1, quantity: 2, selection: { mains: { beef: 1, rice: 2 }, snacks: { puff: 1 } } },
      { setId: 9, quantity: 1, selection: {} },
    ],
    fulfilment: 'delivery',
    date: calendarDate('2026-12-19'),
    slot: '18:00',
    zoneId: 'kowloon',
    remotePlaceId: null,
    address: '方糖道 21 號',
    pickupPlaceId: null,
    cutlery: { wanted: true, extra: 8 },
    tongs: { wanted: false, extra: 0 },
    promotionCode: null,
  },
  instructions: '火雞先切好',
  needs: { allergens: ['egg', 'treenut'], access: ['stairs'], accessNote: '側門' },
  keys: ['0', 'n1'],
}

test('the values of an order say the same as the order', () => {
  expect(contentOf(valuesOf(content))).toEqual(content)
})

test('the dishes of a form are read by group, whatever their order', () => {
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

test('a line without a number is gone', () => {
  const values = { ...valuesOf(content), 'line.0.quantity': '0' }
  expect(contentOf(values).keys).toEqual(['n1'])
  expect(lineKeys(values)).toEqual(['0', 'n1'])
})

test('a number that can’t be read stays one, so that it is refused', () => {
  const values = { ...valuesOf(content), 'line.0.quantity': 'two' }
  expect(contentOf(values).draft.lines[0]?.quantity).toBeNaN()
})

test('never reads more than a form of an order has, and throws on nothing', () => {
  expect(readValues([['address', 'a'.repeat(601)]])).toBeNull()
  expect(readValues(Array.from({ length: 40_000 }, (_, index) => [`x${index}`, ''] as const))).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (fields) => {
      const values = readValues(fields)
      if (values) contentOf(values)
    }),
  )
})

test('the strip of days has the chosen day in its middle, and no day that is over', () => {
  const today = calendarDate('2026-12-11')
  expect(
    daysBeside('2026-12-23', today)
      .map((day) => day.slice(8))
      .join(' '),
  ).toBe('20 21 22 23 24 25 26')
  expect(daysBeside('2026-12-12', today)[0]).toBe(today)
  expect(daysBeside('no date', today)[0]).toBe(today)
})
