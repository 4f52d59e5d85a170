import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { StaffMove } from '#domain/staff/orders/order-move.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import { staff } from '#server/db/schema/staff.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { actOnOrder } from './act-on-order.ts'

const tomorrow = new Date(testNow.getTime() + 86_400_000)

describe.each(testEngines)('the refund limit of the office (%s)', (engine) => {
  const store = setUpStore(engine)

  async function act(who: string, role: Role, id: number, move: StaffMove, now = testNow) {
    const [order] = await store.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id))
    const form = {
      orderId: id,
      version: order?.version ?? 0,
      note: '',
      sure: 'amount' in move ? move.amount : null,
      move,
    }
    return actOnOrder(store, staffSession(who, role).staff, form, now)
  }
  async function overpaid(excess: number) {
    const { id, total } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    await act('boss', 'owner', id, { kind: 'confirm', fee: null })
    const result = await act('boss', 'owner', id, {
      kind: 'pay',
      method: 'fps',
      amount: cents(total + excess),
    })
    if (!result.ok) throw new Error('not paid')
    return id
  }
  const refund = (dollars: number) =>
    ({ kind: 'refund', amount: cents(100 * dollars), transfer: 'FRN 7' }) as const satisfies StaffMove
  const overLimit = { ok: false, reason: 'over-own-limit' }

  test('is shared by all people of the office for one order', async () => {
    const id = await overpaid(500_000)
    expect(await act('ann', 'office', id, refund(600))).toMatchObject({ ok: true })
    expect(await act('ben', 'office', id, refund(600))).toEqual(overLimit)
    expect(await act('ben', 'office', id, refund(400))).toMatchObject({ ok: true })
    expect(await act('cid', 'office', id, refund(1), tomorrow)).toEqual(overLimit)
    expect(await act('boss', 'owner', id, refund(4_000), tomorrow)).toMatchObject({ ok: true })
  })

  test('is set in the shop’s settings', async () => {
    const allow = async (dollars: number) => {
      await store.db.update(settings).set({ officeRefundLimit: cents(100 * dollars) })
      await store.refresh()
    }
    const id = await overpaid(500_000)
    await allow(50)
    expect(await act('kim', 'office', id, refund(51))).toEqual(overLimit)
    await allow(1_000)
    expect(await act('kim', 'office', id, refund(51))).toMatchObject({ ok: true })
  })

  test('adds up over the orders of one day, and starts again on the next', async () => {
    const [one, two, three] = [await overpaid(100_000), await overpaid(100_000), await overpaid(100_000)]
    expect(await act('dora', 'office', one, refund(900))).toMatchObject({ ok: true })
    expect(await act('dora', 'office', two, refund(200))).toEqual(overLimit)
    expect(await act('dora', 'office', two, refund(100))).toMatchObject({ ok: true })
    expect(await act('dora', 'office', three, refund(1_000), tomorrow)).toMatchObject({ ok: true })
  })

  test('counts a cancellation once, and not again when its money is sent', async () => {
    const { id } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    await act('eve', 'office', id, { kind: 'confirm', fee: null })
    await act('eve', 'office', id, { kind: 'pay', method: 'fps', amount: cents(60_000) })
    expect(await act('eve', 'office', id, { kind: 'cancel', who: 'shop', keep: cents(0) })).toMatchObject({
      ok: true,
    })
    expect(await act('eve', 'office', id, refund(600))).toMatchObject({ ok: true })
    const events = await store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.filter(({ givenBack }) => givenBack !== null)).toMatchObject([
      { verb: 'cancel', givenBack: 60_000, actorId: 'eve', actorName: 'eve' },
    ])
  })

  const postpone = { kind: 'postpone' } as const
  async function paidOrder(dollars: number) {
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    await act('boss', 'owner', order.id, { kind: 'confirm', fee: null })
    await act('boss', 'owner', order.id, { kind: 'pay', method: 'fps', amount: cents(100 * dollars) })
    const [row] = await store.db.select().from(orders).where(eq(orders.id, order.id))
    return { id: order.id, lateOn: new Date(`${row?.dueDate}T08:00:00+08:00`) }
  }

  test('counts a postponement, because its customer may cancel for a full refund', async () => {
    const { id, lateOn } = await paidOrder(4_720)
    expect(await act('gil', 'office', id, postpone, lateOn)).toEqual(overLimit)
    expect(await act('boss', 'owner', id, postpone, lateOn)).toMatchObject({ ok: true })
  })

  test('counts a postponement and its cancellation once together', async () => {
    const { id, lateOn } = await paidOrder(600)
    expect(await act('hal', 'office', id, postpone, lateOn)).toMatchObject({ ok: true })
    const free = { kind: 'cancel', who: 'customer', keep: cents(0) } as const
    expect(await act('hal', 'office', id, free, lateOn)).toMatchObject({ ok: true })
    const events = await store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.filter(({ givenBack }) => givenBack !== null)).toMatchObject([
      { verb: 'postpone', givenBack: 60_000 },
    ])
  })

  test('is not exceeded when many refunds are sent at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => overpaid(100_000)))
    const person = { id: 'fay', name: 'fay', role: 'office', createdAt: testNow, updatedAt: testNow } as const
    await store.db.insert(staff).values(person)
    const results = await Promise.all(ids.map((id) => act('fay', 'office', id, refund(500))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
  })
})
