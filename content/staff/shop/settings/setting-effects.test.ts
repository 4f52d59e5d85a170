import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { effectText } from './setting-effects.ts'

const date = calendarDate('2027-01-30')
const name = { zh: '愉景灣', en: 'Discovery Bay' }
const english = (orders: number) =>
  [
    { kind: 'slot-closed', slot: '12:30', orders } as const,
    { kind: 'last-day', date, orders } as const,
    { kind: 'place-removed', name, orders } as const,
    { kind: 'method-off', method: 'fps', orders } as const,
    { kind: 'orders-keep', orders } as const,
  ].map((effect) => effectText(effect).en)

test('the effect of a change has a correct sentence for none, one and several orders', () => {
  expect(english(0)).toEqual([
    '12:30 is closed to new orders; there are no orders in this slot.',
    expect.stringMatching(/30 Jan.*; there are no orders after it\.$/),
    '“Discovery Bay” can no longer be chosen; no orders use it.',
    'FPS is no longer offered; no unpaid orders use it.',
    'There are no future orders.',
  ])
  expect(english(1)).toEqual([
    '12:30 is closed to new orders; 1 future order in this slot is not affected.',
    expect.stringMatching(/; 1 future order after it is not affected\.$/),
    '“Discovery Bay” can no longer be chosen; 1 future order uses it and is not affected.',
    'FPS is no longer offered; 1 unpaid order uses it and will need another payment method.',
    '1 future order keeps its prices and terms.',
  ])
  expect(english(2)).toEqual([
    '12:30 is closed to new orders; 2 future orders in this slot are not affected.',
    expect.stringMatching(/; 2 future orders after it are not affected\.$/),
    '“Discovery Bay” can no longer be chosen; 2 future orders use it and are not affected.',
    'FPS is no longer offered; 2 unpaid orders use it and will need another payment method.',
    '2 future orders keep their prices and terms.',
  ])
  expect(effectText({ kind: 'slot-closed', slot: '12:30', orders: 0 }).zh).toBe(
    '12:30 不再收新單；這個時段未有單。',
  )
  expect(effectText({ kind: 'slot-closed', slot: '12:30', orders: 2 }).zh).toBe(
    '12:30 不再收新單；已有 2 張單在這個時段，不受影響。',
  )
  expect(effectText({ kind: 'over-capacity', slots: 1 }).en).toBe(
    '1 slot with orders exceeds the new limit: no new orders, existing ones are not affected.',
  )
})
