import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { createOrderWriter } from '#server/db/orders/order-writer.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { countRows } from '#tests/support/store/row-counts.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { type PlaceOrderDeps, type PlaceOrderInput, placeOrder } from './place-order.ts'

describe.each(testEngines)('placing an order on %s', (engine) => {
  const store = setUpStore(engine)
  let deps: PlaceOrderDeps
  let content: Content
  beforeAll(async () => {
    deps = { store, randomBytes }
    content = await store.content()
  })

  const place = (input: PlaceOrderInput, now = testNow) => placeOrder(deps, input, now)

  async function placeOrExpect(input: PlaceOrderInput, now = testNow) {
    const result = await place(input, now)
    if (!result.ok) throw new Error(JSON.stringify(result.refusals))
    return result.value
  }

  test('refuses another order under a key already used', async () => {
    const input = orderInput(content, testNow)
    await placeOrExpect(input)
    const reuseRefusal = {
      ok: false,
      refusals: [{ code: 'idempotency-key-reused', field: 'order', data: {} }],
    }
    expect(await place({ ...input, lang: 'en' })).toEqual(reuseRefusal)
    expect(await place({ ...input, draft: { ...input.draft, slot: null } })).toEqual(reuseRefusal)
  })

  test('uses the day in Hong Kong', async () => {
    const late = new Date('2026-11-27T16:30:00Z')
    const input = orderInput(content, late, { date: addDays(todayInHongKong(late), 2) })
    expect(await place(input, late)).toMatchObject({
      refusals: [{ code: 'date-too-early', data: { earliest: '2026-12-01' } }],
    })
  })

  test('refuses a total that differs from the price, with both amounts', async () => {
    const input = orderInput(content, testNow)
    const before = await countRows(store)
    expect(await place({ ...input, expected: { total: cents(100) } })).toEqual({
      ok: false,
      refusals: [
        { code: 'price-changed', field: 'order', data: { shown: 100, actual: input.expected.total } },
      ],
    })
    expect(await countRows(store)).toEqual(before)
  })

  test.each([
    ['date', 'date-missing', { date: null }],
    ['slot', 'slot-unknown', { slot: '09:00' }],
    ['zoneId', 'zone-unknown', { zoneId: 'moon' }],
    ['address', 'address-missing', { address: ' ' }],
    ['fulfilment', 'fulfilment-missing', { fulfilment: null }],
    ['pickupPlaceId', 'pickup-place-missing', { fulfilment: 'pickup' }],
    ['cutlery', 'extra-invalid', { cutlery: { wanted: true, extra: -1 } }],
    ['promotionCode', 'promotion-unknown', { promotionCode: 'FREE' }],
    ['lines', 'order-empty', { lines: [] }],
    ['lines', 'set-unknown', { lines: [{ setId: 999, quantity: 1, selection: {} }] }],
    ['lines', 'group-below-min', { lines: [{ setId: 2, quantity: 1, selection: {} }] }],
  ] as const)('refuses at the field %s: %s', async (field, code, parts) => {
    const result = await place(orderInput(content, testNow, parts))
    expect(result).toMatchObject({ ok: false })
    expect(result.ok ? [] : result.refusals).toContainEqual(expect.objectContaining({ code, field }))
  })

  test('reports every wrong field of the contact at once', async () => {
    const contact = { name: '', email: 'x', phone: '', alternatePhone: '12', ...noNotes }
    const result = await place({ ...orderInput(content, testNow), contact })
    expect(result.ok ? [] : result.refusals.map(({ code, field }) => [field, code])).toEqual([
      ['name', 'name-missing'],
      ['email', 'email-invalid'],
      ['phone', 'phone-missing'],
      ['alternatePhone', 'phone-invalid'],
    ])
  })

  test('refuses a key that is too short', async () => {
    expect(await place({ ...orderInput(content, testNow), idempotencyKey: '1' })).toMatchObject({
      refusals: [{ code: 'idempotency-key-invalid' }],
    })
  })

  test('stores nothing when the notice cannot be queued', async () => {
    const before = await countRows(store)
    const queue: TestStore['queue'] = Object.create(store.queue, {
      insert: { value: () => Promise.reject(new Error('the queue is broken')) },
    })
    const input = orderInput(content, testNow)
    const orderWriter = createOrderWriter(store.db, queue)
    await expect(placeOrder({ ...deps, store: { ...store, orderWriter } }, input, testNow)).rejects.toThrow(
      'broken',
    )
    expect(await countRows(store)).toEqual(before)
    expect((await place(input)).ok).toBe(true)
  })

  test('chooses another reference if one is already used', async () => {
    const bytes = [Buffer.alloc(16, 7), Buffer.alloc(16, 7), Buffer.alloc(16, 9)]
    const repeating = { store, randomBytes: () => bytes.shift() ?? randomBytes(16) }
    const first = await placeOrder(repeating, orderInput(content, testNow), testNow)
    const second = await placeOrder(repeating, orderInput(content, testNow), testNow)
    expect([first.ok, second.ok]).toEqual([true, true])
    expect(bytes).toHaveLength(0)
  })

  test('returns temporarily-unavailable when the disk is full', async () => {
    const fullDisk = Object.assign(new Error('could not extend file'), { code: '53100' })
    const db: TestStore['db'] = Object.create(store.db, {
      transaction: { value: () => Promise.reject(new Error('Failed query', { cause: fullDisk })) },
    })
    const orderWriter = createOrderWriter(db, store.queue)
    expect(
      await placeOrder({ ...deps, store: { ...store, orderWriter } }, orderInput(content, testNow), testNow),
    ).toEqual({
      ok: false,
      refusals: [{ code: 'temporarily-unavailable', field: 'order', data: {} }],
    })
  })
})
