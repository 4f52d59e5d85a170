import { describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { dateOrder } from '#server/commands/orders/staff-commands.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { orderOnRun } from '#tests/support/orders/order-on-run.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { withPerson } from '#tests/support/staff/staff.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { driverOf } from './runs.ts'

describe.each(testEngines)('the driver of an order on %s', (engine) => {
  const store = setUpStore(engine)

  test('is the driver of its run, until the order moves to another day', async () => {
    const date = addDays(todayInHongKong(testNow), 7)
    const order = await placedOrder(store, orderInput(await store.content(), testNow, { date }), testNow)
    const { name } = await withPerson(store, 'driver')
    await orderOnRun(store, { ...order, date }, { driverName: name, fee: null }, testNow)
    expect(await driverOf(store.db, order.id)).toMatchObject({ name })
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    const to = { date: addDays(date, 2), slot: '18:00', fee: cents(0) }
    expect(await dateOrder(store, call, to, testNow)).toMatchObject({ ok: true })
    expect(await driverOf(store.db, order.id)).toBeNull()
  })
})
