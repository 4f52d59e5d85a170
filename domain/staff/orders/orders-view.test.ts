import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { waysIn } from '#domain/placed/order-source.ts'
import { orderStatuses, paymentStatuses } from '#domain/placed/order-status.ts'
import {
  datesOf,
  type ListDays,
  moneyTasks,
  type OrdersView,
  plainView,
  readView,
  type ViewParameter,
  viewQuery,
  viewShapes,
} from './orders-view.ts'

const viewOf = (query: string) => {
  const parameters = new URLSearchParams(query)
  return readView((name: ViewParameter) => parameters.get(name))
}

const anyView: fc.Arbitrary<OrdersView> = fc.record({
  days: fc.constantFrom<ListDays[]>('today', 'tomorrow', 'week', 'all', calendarDate('2026-12-24')),
  shape: fc.constantFrom(...viewShapes),
  status: fc.option(fc.constantFrom(...orderStatuses)),
  payment: fc.option(fc.constantFrom(...paymentStatuses)),
  fulfilment: fc.option(fc.constantFrom('delivery', 'pickup')),
  wayIn: fc.option(fc.constantFrom(...waysIn)),
  zoneId: fc.option(fc.constantFrom('kowloon', 'hong-kong-island')),
  slot: fc.option(fc.constantFrom('10:00', '19:30')),
  task: fc.option(fc.constantFrom(...moneyTasks)),
  search: fc.constantFrom('', 'K7QF 3MXA', '方糖', '9000 0042', 'a&b=c', '100%'),
  after: fc.constantFrom('', '2026-12-24_12:30_17'),
})

test('the list’s address writes a view into an address and reads it back', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(viewOf(viewQuery(view))).toEqual(view)
    }),
  )
})

test('the list’s address omits default values', () => {
  expect(viewQuery(plainView)).toBe('')
  expect(viewOf('')).toEqual(plainView)
})

test('the list’s address accepts any query, and reads its own form back unchanged', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const view = viewOf(query)
      expect(viewOf(viewQuery(view))).toEqual(view)
    }),
  )
  expect(viewOf('days=2026-02-30&status=lost&slot=25:00&view=x')).toEqual(plainView)
})

test('the list’s address determines the days of each list', () => {
  const today = calendarDate('2026-12-30')
  expect(datesOf('today', today)).toEqual({ from: '2026-12-30', to: '2026-12-30' })
  expect(datesOf('tomorrow', today)).toEqual({ from: '2026-12-31', to: '2026-12-31' })
  expect(datesOf('week', today)).toEqual({ from: '2026-12-30', to: '2027-01-05' })
  expect(datesOf('all', today)).toBeNull()
  expect(datesOf(calendarDate('2026-12-24'), today)).toEqual({ from: '2026-12-24', to: '2026-12-24' })
})
