import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { contentOf, type EditedContent, lineKeys, valuesOf } from './edit-values.ts'

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
    districtId: 'wong-tai-sin',
    address: '方糖道 21 號',
    pickupPlaceId: null,
    cutlery: { wanted: true, extra: 8 },
    tongs: { wanted: false, extra: 0 },
    promotionCode: null,
  },
  notes: { ...noNotes, specialInstructions: '火雞先切好' },
  needs: { allergens: ['egg', 'treenut'], access: ['stairs'], accessNote: '側門' },
  keys: ['0', 'n1'],
}

test('the values of an order are read back as the same order', () => {
  expect(contentOf(valuesOf(content))).toEqual(content)
})

test('a line with the quantity 0 is removed', () => {
  const values = { ...valuesOf(content), 'line.0.quantity': '0' }
  expect(contentOf(values).keys).toEqual(['n1'])
  expect(lineKeys(values)).toEqual(['0', 'n1'])
})

test('an unreadable number is kept as NaN, so that it is refused', () => {
  const values = { ...valuesOf(content), 'line.0.quantity': 'two' }
  expect(contentOf(values).draft.lines[0]?.quantity).toBeNaN()
})
