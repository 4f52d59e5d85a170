import { beforeAll, describe, expect, test } from 'vitest'
import type { Cents } from '#domain/money.ts'
import { editing } from '#tests/support/orders/edited-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { editOrder } from './edit-order.ts'

describe.each(testEngines)('changing an order on %s', (engine) => {
  const store = setUpStore(engine)
  let orders: ReturnType<typeof editing>
  beforeAll(() => {
    orders = editing(store)
  })

  test('merges two people’s changes that do not clash, and saves both', async () => {
    const { id, order, base } = await orders.place()
    expect(
      await orders.save(id, { base, change: { specialInstructions: '加叉燒醬' }, by: 'bo' }),
    ).toMatchObject({
      ok: true,
    })
    const mine = { base, change: { slot: '18:30' }, version: order.version }
    expect(await orders.save(id, mine)).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ specialInstructions: '加叉燒醬', slot: '18:30' })
  })

  test('asks where they clash, and saves the chosen values', async () => {
    const { id, order, base } = await orders.place()
    await orders.save(id, { base, change: { slot: '17:30', specialInstructions: '加叉燒醬' }, by: 'bo' })
    const mine = { base, change: { slot: '18:30', cutlery: '9' } }
    expect(await orders.save(id, { ...mine, version: order.version })).toEqual({
      ok: false,
      reason: 'edit-clashes',
    })
    // The version of these choices no longer exists.
    const choices = { due: 'theirs' } as const
    expect(await orders.save(id, { ...mine, choices, version: order.version })).toMatchObject({ ok: false })
    expect(await orders.save(id, { ...mine, choices })).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({
      slot: '17:30',
      specialInstructions: '加叉燒醬',
      cutleryExtra: 9,
    })
  })

  test('saves nothing if the price differs from the price shown', async () => {
    const { id, order, base } = await orders.place()
    const input = { base, input: { ...base, 'line.0.quantity': '2' }, choices: {} }
    const call = { orderId: id, expectedVersion: order.version, by: 'amy', note: 'x' }
    const save = (shownTotal: Cents) =>
      editOrder(store, call, { ...input, shownTotal, sure: null }, null, testNow)
    expect(await save(order.total)).toEqual({ ok: false, reason: 'price-changed' })
    expect((await orders.load(id)).version).toBe(order.version)
  })
})
