import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { boardColumns, boardOf } from './order-board.ts'

const anyOrder = fc.record({
  id: fc.nat(),
  status: fc.constantFrom(...orderStatuses),
  date: fc.constantFrom('2026-12-11', '2026-12-12'),
  slot: fc.constantFrom('10:00', '12:30', '19:30'),
  placedAt: fc.constantFrom('2026-12-01T02:00:00.000Z', '2026-12-09T13:14:00.000Z'),
})

test('the board puts every active order into one column, and omits cancelled ones', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const view = boardColumns.flatMap((column) => boardOf(orders)[column])
      const going = orders.filter(({ status }) => !['rejected', 'cancelled', 'postponed'].includes(status))
      expect(view).toHaveLength(going.length)
      expect(new Set(view)).toEqual(new Set(going))
    }),
  )
})

test('the board sorts new orders by their wait and all others by when they are due', () => {
  fc.assert(
    fc.property(fc.array(anyOrder), (orders) => {
      const { new: newOrders, ...others } = boardOf(orders)
      expect(newOrders.map(({ placedAt }) => placedAt)).toEqual(
        newOrders.map(({ placedAt }) => placedAt).toSorted(),
      )
      for (const column of Object.values(others)) {
        const due = column.map(({ date, slot }) => `${date} ${slot}`)
        expect(due).toEqual(due.toSorted())
      }
    }),
  )
})
