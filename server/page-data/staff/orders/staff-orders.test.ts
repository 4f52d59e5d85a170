import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import { plainView } from '#domain/staff/orders/orders-view.ts'
import { takePayment } from '#server/commands/orders/staff-commands.ts'
import { orders } from '#server/db/schema/orders.ts'
import { freshOrder } from '#tests/support/orders/fresh-order.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { staffOrdersList } from './staff-orders.ts'

const date = calendarDate('2026-11-28')
const morning = new Date(`${date}T08:00:00+08:00`)

describe.each(testEngines)('the list of orders on %s', (engine) => {
  const store = setUpStore(engine)
  beforeAll(async () => {
    const kinds: readonly (readonly [OrderStatus, PaymentStatus, number])[] = [
      ['submitted', 'unpaid', 0],
      ['confirmed', 'proof-submitted', 0],
      ['confirmed', 'part-paid', 10_000],
      ['postponed', 'part-paid', 20_000],
      ['postponed', 'proof-submitted', 0],
      ['cancelled', 'unpaid', 0],
      ['rejected', 'proof-submitted', 0],
      ['completed', 'unpaid', 0],
    ]
    for (const dueDate of [date, addDays(date, 1)])
      for (const [status, paymentStatus, paid] of kinds) {
        const order = await freshOrder(store, { date: dueDate })
        if (paid > 0) await takePayment(store, order.call(), { method: 'fps', amount: cents(paid) }, testNow)
        await store.db.update(orders).set({ status, paymentStatus }).where(eq(orders.id, order.id))
      }
    const far = await freshOrder(store, { date, zoneId: 'new-territories', remotePlaceId: 'lantau' })
    expect(await far.stored()).toMatchObject({ status: 'submitted', deliveryFee: null })
  })

  const open = (task: (typeof plainView)['task']) =>
    staffOrdersList(store, staffMember('Amy'), { ...plainView, task }, morning)

  test.each([
    ['proofs', 'proofs'],
    ['due-unpaid', 'dueUnpaid'],
    ['owing', 'owing'],
  ] as const)('of the money of %s has the same figures in its heading and its tile', async (task, tile) => {
    const { money, sums } = await open(task)
    expect(money?.[tile]).toMatchObject({ orders: sums.orders, amount: sums.money?.due })
    expect(sums.aside).toBe(0)
    expect(sums.orders).toBeGreaterThan(2)
  })

  test.each(['new', 'fees'] as const)('of %s orders has as many as its tile says', async (task) => {
    const { money, sums } = await open(task)
    expect(sums.orders).toBe(money?.[task].orders)
    expect(sums.orders).toBeGreaterThan(0)
  })
})
