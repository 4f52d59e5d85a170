import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { customerLetter } from '#content/ordering/letters/customer-letter.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { StaffMove } from '#domain/staff/orders/order-move.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { letterContext } from '#tests/support/orders/mailed-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { actOnOrder } from './act-on-order.ts'
import { staffOrder } from './staff-order.ts'

describe.each(testEngines)('the office on %s', (engine) => {
  const store = setUpStore(engine)

  const place = async (parts: Partial<OrderDraft> = {}) =>
    placedOrder(store, orderInput(await store.content(), testNow, parts), testNow)
  const load = async (id: number) => {
    const order = await loadOrder(store.db, id)
    if (!order) throw new Error(`no order ${id}`)
    return order
  }
  const act = async (id: number, move: StaffMove, role: Role = 'owner', now = testNow) =>
    actOnOrder(
      store,
      staffSession('amy', role).staff,
      { orderId: id, version: (await load(id)).version, note: 'the side door', sure: null, move },
      now,
    )

  test('adds a note to the audit log, which the customer does not see and which blocks no other change', async () => {
    const { id, reference } = await place()
    const { version } = await load(id)
    expect(await act(id, { kind: 'note', forDriver: true }, 'office')).toMatchObject({ ok: true })
    const order = await load(id)
    expect(order.version).toBe(version)
    expect(order.events.at(-1)).toMatchObject({ verb: 'add-note', note: 'the side door', forDriver: true })
    const event = { verb: 'add-note', note: 'the side door' } as const
    expect(customerLetter(letterContext({ event }), 'en')).toBeNull()
    const page = await staffOrder(store, staffSession('amy').staff, reference, testNow)
    expect(page?.events[0]).toMatchObject({ verb: 'add-note', actorName: 'amy', note: 'the side door' })
    expect(await act(id, { kind: 'note', forDriver: false }, 'kitchen')).toMatchObject({ ok: false })
  })

  test('reminds the customer at most once an hour, and not of a paid order', async () => {
    const { id } = await place()
    expect(await act(id, { kind: 'remind' }, 'office')).toMatchObject({ ok: true })
    expect(await act(id, { kind: 'remind' }, 'office')).toEqual({ ok: false, reason: 'reminded-lately' })
    const later = new Date(testNow.getTime() + 3_600_000)
    expect(await act(id, { kind: 'remind' }, 'office', later)).toMatchObject({ ok: true })
    await act(id, { kind: 'pay', method: 'fps', amount: (await load(id)).total })
    const muchLater = new Date(later.getTime() + 3_600_000)
    expect(await act(id, { kind: 'remind' }, 'office', muchLater)).toEqual({
      ok: false,
      reason: 'nothing-due',
    })
  })

  test('quotes the fee of a remote place, and the customer is asked to accept and pay', async () => {
    const { id, total } = await place({ zoneId: 'new-territories', remotePlaceId: 'lantau' })
    expect(await act(id, { kind: 'remind' })).toEqual({ ok: false, reason: 'fee-to-be-quoted' })
    expect(await act(id, { kind: 'quote-fee', fee: cents(45_000) }, 'office')).toMatchObject({ ok: true })
    const order = await load(id)
    expect(order).toMatchObject({ status: 'submitted', deliveryFee: 45_000, total: total + 45_000 })
    expect(order.payBy).not.toBeNull()
    const letter = customerLetter(letterContext({ event: { verb: 'quote-fee' } }), 'en')
    expect(JSON.stringify(letter)).toContain('Accept and pay')
    expect(await act(id, { kind: 'quote-fee', fee: cents(1) })).toEqual({ ok: false, reason: 'fee-known' })
  })

  test('chooses the cancellation fee, and cancels nothing if the amount differs from the button’s', async () => {
    const { id, reference } = await place()
    await act(id, { kind: 'confirm', fee: null })
    const { total } = await load(id)
    await act(id, { kind: 'pay', method: 'fps', amount: total })
    const owner = staffSession('amy', 'owner').staff
    const cancellation = (await staffOrder(store, owner, reference, testNow))?.cancellation
    const fee = Math.round(total * 0.3)
    expect(cancellation).toMatchObject({
      keep: { customer: fee, shop: 0 },
      receivedAmount: total,
      isLate: false,
    })
    const wrong = await act(id, { kind: 'cancel', who: 'customer', keep: cents(0) })
    expect(wrong).toEqual({ ok: false, reason: 'price-changed' })
    expect(await act(id, { kind: 'cancel', who: 'customer', keep: cents(fee) })).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({
      status: 'cancelled',
      cancellationFee: fee,
      refundDue: total - fee,
    })
  })

  test('refunds in full if the shop cancels two days ahead, and nothing if the customer cancels', async () => {
    const { id, reference } = await place()
    await act(id, { kind: 'confirm', fee: null })
    const { total, dueDate } = await load(id)
    await act(id, { kind: 'pay', method: 'fps', amount: total })
    const late = new Date(`${addDays(dueDate, -2)}T12:00:00+08:00`)
    const page = await staffOrder(store, staffSession('amy', 'owner').staff, reference, late)
    expect(page?.cancellation).toMatchObject({ keep: { customer: total, shop: 0 }, isLate: true })
    expect(todayInHongKong(late) < dueDate).toBe(true)
    const all = await act(id, { kind: 'cancel', who: 'shop', keep: cents(0) }, 'owner', late)
    expect(all).toMatchObject({ ok: true })
    expect((await load(id)).refundDue).toBe(total)
    const events = await store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.filter(({ verb }) => verb === 'cancel')).toHaveLength(1)
  })
})
