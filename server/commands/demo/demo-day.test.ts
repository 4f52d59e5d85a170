import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { demoDrivers } from '#content/staff/office/demo-day.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { waysIn } from '#domain/placed/order-source.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { claimLetter } from '#server/db/notices/letters.ts'
import { letters } from '#server/db/schema/letters.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { runs } from '#server/db/schema/runs.ts'
import { staff } from '#server/db/schema/staff.ts'
import { runsOf } from '#server/db/work/runs.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { awaitsDemoDay, fillDemoDay, removeDemoDay } from './demo-day.ts'

describe.each(testEngines)('a demo day on %s', (engine) => {
  const store = setUpStore(engine)

  const random = () => {
    const dice = diceOf(7)
    return () => dice.below(1_000_000) / 1_000_000
  }

  test('fills an empty shop with orders in many states, and can be removed completely', {
    tags: ['slow'],
  }, async () => {
    const before = await store.db.$count(orders)
    expect(await awaitsDemoDay(store, demoShopDetails)).toBe(true)
    expect(await fillDemoDay(store, 60, testNow, random())).toEqual({ ok: true, orders: 60 })
    const orderRows = await store.db.select().from(orders)
    expect(orderRows).toHaveLength(before + 60)
    const states = new Set(orderRows.map(({ status }) => status))
    for (const status of [
      'submitted',
      'confirmed',
      'preparing',
      'ready',
      'out-for-delivery',
      'completed',
    ] as const)
      expect(states).toContain(status)
    expect(
      orderRows.some(({ deliveryFee, fulfilment }) => fulfilment === 'delivery' && deliveryFee === null),
    ).toBe(true)
    expect(orderRows.some(({ paymentStatus }) => paymentStatus === 'proof-submitted')).toBe(true)
    expect(new Set(orderRows.map(({ wayIn }) => wayIn))).toEqual(new Set(waysIn))
    const runsDay = await runsOf(store.db, todayInHongKong(testNow))
    expect(runsDay.some(({ leftAt }) => leftAt !== null)).toBe(true)
    expect(runsDay.map(({ driver }) => driver?.name)).toEqual(
      runsDay.map((_, index) => demoDrivers[index % demoDrivers.length]),
    )
    expect(await fillDemoDay(store, 60, testNow, random())).toEqual({ ok: false, reason: 'demo-orders' })
    expect(await awaitsDemoDay(store, demoShopDetails)).toBe(false)

    const problem = { id: 'a-letter', orderId: orderRows.at(-1)?.id ?? 0, recipient: 'customer' } as const
    expect(await claimLetter(store.db, problem, testNow)).toBe('claimed')
    expect(await removeDemoDay(store)).toBe(60)
    expect(await awaitsDemoDay(store, demoShopDetails)).toBe(true)
    expect(await store.db.$count(orders)).toBe(before)
    for (const table of [runs, staff, paymentProofs, letters]) expect(await store.db.$count(table)).toBe(0)
    expect(await removeDemoDay(store)).toBe(0)
  })

  test('is refused if a customer has ordered, or with a meaningless number', async () => {
    for (const number of [0, 1.5, -3, Number.NaN, 501])
      expect(await fillDemoDay(store, number, testNow, random())).toEqual({ ok: false, reason: 'too-many' })
    const result = await placeOrder(
      { store, randomBytes },
      orderInput(await store.content(), testNow),
      testNow,
    )
    expect(result.ok).toBe(true)
    expect(await fillDemoDay(store, 5, testNow, random())).toEqual({ ok: false, reason: 'real-orders' })
    expect(await removeDemoDay(store)).toBe(0)
    expect(await awaitsDemoDay(store, demoShopDetails)).toBe(false)
  })
})
