import { randomBytes } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { createOrderWriter } from '#server/db/orders/order-writer.ts'
import { countUses } from '#server/db/promotions/promotion-uses.ts'
import { orders, promotionUses } from '#server/db/schema/orders.ts'
import { promotions, settings } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { type PlaceOrderInput, placeOrder } from './place-order.ts'

describe.each(testEngines)('a promotion code with limits on %s', (engine) => {
  let store: TestStore
  beforeEach(async () => {
    store = await openTestStore(engine)
    onTestFinished(() => store.remove())
  })

  async function limit(limits: Partial<typeof promotions.$inferInsert>) {
    await store.db.update(promotions).set(limits).where(eq(promotions.id, 'cash100'))
    await store.refresh()
  }

  async function orderOf(who: { phone: string; email: string }): Promise<PlaceOrderInput> {
    const input = orderInput(await store.content(), testNow, { promotionCode: 'CASH100' })
    return { ...input, contact: { ...input.contact, ...who } }
  }
  const somebody = (number: number) => ({
    phone: `+852${91_000_000 + number}`,
    email: `guest${number}@example.com`,
  })
  const place = (input: PlaceOrderInput, from: Pick<TestStore, 'orderWriter'> = store) =>
    placeOrder({ store: { ...store, orderWriter: from.orderWriter }, randomBytes }, input, testNow)
  async function placeTogether(customers: readonly { phone: string; email: string }[]) {
    const other = { orderWriter: createOrderWriter(store.db, store.queue) }
    const inputs = await Promise.all(customers.map(orderOf))
    return Promise.all(inputs.map((input, index) => place(input, index % 2 ? other : store)))
  }
  const countOrders = async () => (await store.db.select({ found: count() }).from(orders))[0]?.found ?? 0

  test('gives its last use to exactly one of 500 simultaneous orders', { tags: ['slow'] }, async () => {
    await limit({ maxUses: 1 })
    const before = await countOrders()
    const results = await placeTogether(Array.from({ length: 500 }, (_, index) => somebody(index)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.ok ? [] : result.refusals))
    expect(reasons).toHaveLength(499)
    for (const reason of reasons)
      expect(reason).toEqual({
        code: 'promotion-used-up',
        field: 'promotionCode',
        data: { promotionCode: 'CASH100', max: 1 },
      })
    expect(await countOrders()).toBe(before + 1)
    expect(await countUses(store.db, 'cash100')).toBe(1)
  })

  test('counts uses from before it had limits', async () => {
    expect(await place(await orderOf(somebody(1)))).toMatchObject({ ok: true })
    await limit({ maxUses: 2, maxUsesPerCustomer: 1 })
    const reasonOf = async (number: number) => {
      const result = await place(await orderOf(somebody(number)))
      return result.ok ? 'placed' : result.refusals.map(({ code }) => code)
    }
    expect(await reasonOf(1)).toEqual(['promotion-used-before'])
    expect(await reasonOf(2)).toBe('placed')
    expect(await reasonOf(3)).toEqual(['promotion-used-up'])
  })

  test('is used once by one attempt, however often it is sent', async () => {
    await limit({ maxUses: 1 })
    const input = await orderOf(somebody(1))
    const results = await Promise.all(Array.from({ length: 20 }, () => place(input)))
    const again = await place(input)
    const references = [...results, again].map((result) => (result.ok ? result.value.reference : result))
    expect(new Set(references).size).toBe(1)
    expect(await countUses(store.db, 'cash100')).toBe(1)
  })

  test('recognises a customer by the phone number or the e-mail address', async () => {
    await limit({ maxUsesPerCustomer: 1 })
    expect(await place(await orderOf(somebody(1)))).toMatchObject({ ok: true })
    const again = [
      { ...somebody(1), email: 'other@example.com' },
      { ...somebody(2), email: 'Guest1@Example.com' },
    ]
    for (const who of again)
      expect(await place(await orderOf(who))).toMatchObject({
        refusals: [{ code: 'promotion-used-before', data: { promotionCode: 'CASH100', max: 1 } }],
      })
    expect(await place(await orderOf(somebody(3)))).toMatchObject({ ok: true })
  })

  test.each([
    ['phone number', (index: number) => ({ ...somebody(index), phone: somebody(0).phone })],
    [
      'mailbox',
      (index: number) => ({ ...somebody(index), email: index % 2 ? 'A@b.example' : 'a@B.example' }),
    ],
  ])(
    'gives the single use of a %s to exactly one of 500 simultaneous orders',
    { tags: ['slow'] },
    async (_, who) => {
      await limit({ maxUsesPerCustomer: 1 })
      const before = await countOrders()
      const results = await placeTogether(Array.from({ length: 500 }, (_one, index) => who(index)))
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      const reasons = results.flatMap((result) => (result.ok ? [] : result.refusals.map(({ code }) => code)))
      expect(reasons).toEqual(Array.from({ length: 499 }, () => 'promotion-used-before'))
      expect(await countOrders()).toBe(before + 1)
      expect(await countUses(store.db, 'cash100')).toBe(1)
    },
  )

  test('can be used again after its order is cancelled', async () => {
    await limit({ maxUses: 1, maxUsesPerCustomer: 1 })
    const first = await place(await orderOf(somebody(1)))
    if (!first.ok) throw new Error('the first was refused')
    expect(await place(await orderOf(somebody(1)))).toMatchObject({ ok: false })
    await store.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first.value.id))
    expect(await place(await orderOf(somebody(1)))).toMatchObject({ ok: true })
    expect(await place(await orderOf(somebody(2)))).toMatchObject({
      refusals: [{ code: 'promotion-used-up' }],
    })
  })

  test('goes to another simultaneous order if the first gets no place', async () => {
    await limit({ maxUses: 1 })
    await store.db.update(settings).set({ slotCapacity: 1 })
    await store.refresh()
    const content = await store.content()
    const order = orderInput(content, testNow, { slot: '12:30' })
    expect(await place(order)).toMatchObject({ ok: true })
    const inSlot = async (number: number, slot: string) => {
      const { draft, ...input } = await orderOf(somebody(number))
      return { ...input, draft: { ...draft, slot } }
    }
    const request = [await inSlot(1, '12:30'), await inSlot(2, '13:00'), await inSlot(3, '13:30')]
    const results = await Promise.all(request.map((input) => place(input)))
    expect(results).toMatchObject([
      { refusals: [{ code: 'slot-full' }] },
      { ok: true },
      { refusals: [{ code: 'promotion-used-up' }] },
    ])
    expect(await countUses(store.db, 'cash100')).toBe(1)
  })

  test('does not affect orders with other codes or without one', async () => {
    await limit({ maxUses: 1 })
    await place(await orderOf(somebody(1)))
    const content = await store.content()
    const plain = orderInput(content, testNow)
    const cv88 = orderInput(content, testNow, { promotionCode: 'CV88' })
    const results = await Promise.all([
      place(plain),
      place(cv88),
      place(await orderOf(somebody(2))),
      place(orderInput(content, testNow)),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false, true])
    const uses = await store.db.select({ id: promotionUses.promotionId }).from(promotionUses)
    expect(uses.map(({ id }) => id).sort()).toEqual(['cash100', 'cv88'])
  })

  test('can be used only on its days, by the calendar of Hong Kong', async () => {
    const day = calendarDate('2026-11-21')
    await limit({ usableFrom: day, usableUntil: day })
    const withCode = await orderOf(somebody(1))
    expect(await place(withCode)).toMatchObject({ ok: true })
    const placedAt = async (moment: string) => {
      const result = await placeOrder({ store, randomBytes }, await orderOf(somebody(2)), new Date(moment))
      return result.ok ? 'placed' : result.refusals.map(({ code }) => code)
    }
    expect(await placedAt('2026-11-20T23:59:59+08:00')).toContain('promotion-not-yet')
    expect(await placedAt('2026-11-21T00:00:00+08:00')).toBe('placed')
    expect(await placedAt('2026-11-22T00:00:00+08:00')).toContain('promotion-ended')
  })

  test('cannot be stored with a meaningless limit', async () => {
    for (const wrong of [{ maxUses: 0 }, { maxUsesPerCustomer: -1 }, { code: null, maxUses: 1 }])
      await expect(limit(wrong)).rejects.toThrow()
    await expect(
      limit({ usableFrom: calendarDate('2026-12-02'), usableUntil: calendarDate('2026-12-01') }),
    ).rejects.toThrow()
  })
})
