import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kitchenViewOf, ordersByRun } from './kitchen-views.ts'

test('an address asks for a view, and anything else for the dishes', () => {
  expect([kitchenViewOf('order'), kitchenViewOf('run')]).toEqual(['order', 'run'])
  for (const asked of ['dish', 'van', '', null]) expect(kitchenViewOf(asked)).toBe('dish')
})

/** Orders of a day, each on one of three runs or on none; and stops whose order has left the day. */
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
      const loaded = ordersByRun(runs, orders)
      const shown = [...loaded.runs.flatMap((run) => run.orders), ...loaded.unplanned, ...loaded.pickups]
      expect(shown.map(({ id }) => id).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
    }),
  )
})

test('a run keeps the order of its stops, and one that carries nothing is not shown', () => {
  fc.assert(
    fc.property(aDay, ({ orders, runs }) => {
      for (const { run, orders: carried } of ordersByRun(runs, orders).runs) {
        const ids = carried.map(({ id }) => id)
        expect(ids).not.toEqual([])
        expect(ids).toEqual(run.stops.filter((stop) => ids.includes(stop)))
        expect(carried.every(({ fulfilment }) => fulfilment === 'delivery')).toBe(true)
      }
    }),
  )
})
