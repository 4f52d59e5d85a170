import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { createOrderWriter } from '#server/db/orders/order-writer.ts'
import { settings } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { date, makeRoom, place, portions, portionsOfOne, slot } from '#tests/support/orders/slot-room.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { cancelOrder, dateOrder } from './staff-commands.ts'

describe.each(testEngines)('places on %s', (engine) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(engine)
    onTestFinished(() => store.remove())
  })

  const input = async (parts: Partial<OrderDraft> = {}) => orderInput(await store.content(), testNow, parts)
  const placeOne = async (parts: Partial<OrderDraft> = {}) => place(store, await input(parts))
  const idOf = (result: Awaited<ReturnType<typeof placeOne>>) => {
    if (!result.ok) throw new Error(JSON.stringify(result.refusals))
    return result.value.id
  }

  test('are given only once: the last goes to exactly one of 200 simultaneous orders', {
    tags: ['slow'],
  }, async () => {
    await makeRoom(store, 3)
    await placeOne()
    await placeOne()
    const other = { orderWriter: createOrderWriter(store.db, store.queue) }
    const inputs = await Promise.all(Array.from({ length: 200 }, () => input()))
    const results = await Promise.all(
      inputs.map((each, index) => place(store, each, index % 2 ? other : store)),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const nearest = { date, slot: '13:00' }
    for (const result of results)
      if (!result.ok)
        expect(result.refusals).toEqual([{ code: 'slot-full', field: 'slot', data: { date, slot, nearest } }])
    expect(await portions(store)).toBe(3 * (await portionsOfOne(store)))
  })

  test('are taken once by an attempt sent 50 times, which is answered even when the slot is full', async () => {
    await makeRoom(store, 1)
    const attempt = await input()
    const results = await Promise.all(Array.from({ length: 50 }, () => place(store, attempt)))
    const again = await place(store, attempt)
    expect(new Set([...results, again].map(idOf)).size).toBe(1)
    expect(await placeOne()).toMatchObject({ ok: false, refusals: [{ code: 'slot-full' }] })
  })

  test('include an order larger than the slot only if the slot is empty', async () => {
    await store.db.update(settings).set({ slotCapacity: 1 })
    await store.refresh()
    idOf(await placeOne())
    expect(await placeOne()).toMatchObject({
      refusals: [{ code: 'slot-full', data: { nearest: { date, slot: '13:00' } } }],
    })
  })

  test('become free on cancellation, and move with an order to its new slot', async () => {
    await makeRoom(store, 1)
    const first = idOf(await placeOne())
    const second = idOf(await placeOne({ slot: '18:00' }))
    const call = { expectedVersion: null, by: 'Office', note: '' }
    const to = { date, slot, fee: nothing }
    expect(await dateOrder(store, { ...call, orderId: second }, to, testNow)).toMatchObject({
      ok: false,
      reason: { code: 'slot-full', data: { date, slot, nearest: { date, slot: '13:00' } } },
    })
    expect((await cancelOrder(store, { ...call, orderId: first }, nothing, testNow)).ok).toBe(true)
    expect((await dateOrder(store, { ...call, orderId: second }, to, testNow)).ok).toBe(true)
    expect(await placeOne()).toMatchObject({ ok: false, refusals: [{ code: 'slot-full' }] })
    idOf(await placeOne({ slot: '18:00' }))
  })
})
