import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { kitchenSections } from './kitchen-sections.ts'
import { kitchenLookOf, kitchenQuery, kitchenViews, ordersByRun } from './kitchen-views.ts'

const lookAt = (query: string) => kitchenLookOf((name) => new URLSearchParams(query).get(name))

test('an address selects a view, a part of the kitchen and a slot, and an unknown one shows all dishes', () => {
  const everything = { view: 'dish', section: null, slot: null }
  expect(lookAt('by=order&section=hot&slot=12:30')).toEqual({ view: 'order', section: 'hot', slot: '12:30' })
  for (const query of ['', 'by=van', 'by=&section=&slot=', 'section=stove', 'slot=25:00', 'slot=12:301'])
    expect(lookAt(query)).toEqual(everything)
})

test('the address of a view is read back as that view', () => {
  const aLook = fc.record({
    view: fc.constantFrom(...kitchenViews),
    section: fc.constantFrom(null, ...kitchenSections),
    slot: fc.constantFrom(null, '10:00', '19:30'),
  })
  const date = calendarDate('2026-12-11')
  fc.assert(
    fc.property(aLook, (look) => {
      const query = kitchenQuery(date, look)
      expect(lookAt(query)).toEqual(look)
      expect(new URLSearchParams(query).get('date')).toBe(date)
    }),
  )
})

/** Orders with or without a run, and stops whose order has moved. */
const aDay = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 60 }),
      fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
      run: fc.constantFrom(null, 0, 1, 2),
      isOfDay: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  )
  .map((all) => ({
    orders: all.filter(({ isOfDay }) => isOfDay),
    runs: [0, 1, 2].map((number) => ({
      number,
      stops: all.flatMap(({ id, run }) => (run === number ? [id] : [])),
    })),
  }))

test('every order of a day is shown once, and nothing else', () => {
  fc.assert(
    fc.property(aDay, ({ orders, runs }) => {
      const runOrders = ordersByRun(runs, orders)
      const views = [
        ...runOrders.runs.flatMap((run) => run.orders),
        ...runOrders.unplannedOrders,
        ...runOrders.pickups,
      ]
      expect(views.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    }),
  )
})

test('a run lists its orders in the order of its stops, and a run without orders is not shown', () => {
  fc.assert(
    fc.property(aDay, ({ orders, runs }) => {
      for (const { run, orders: runOrders } of ordersByRun(runs, orders).runs) {
        const ids = runOrders.map(({ id }) => id)
        expect(ids).not.toEqual([])
        expect(ids).toEqual(run.stops.filter((stop) => ids.includes(stop)))
        expect(runOrders.every(({ fulfilment }) => fulfilment === 'delivery')).toBe(true)
      }
    }),
  )
})
