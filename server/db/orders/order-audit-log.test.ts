import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

describe.each(testEngines)('the tables of orders on %s', (engine) => {
  const store = setUpStore(engine)
  let orderId: number
  beforeEach(async () => {
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    orderId = order.id
  })

  async function capturePayment(amount: number) {
    const [payment] = await store.db
      .insert(payments)
      .values({
        orderId,
        method: 'card',
        provider: 'practice',
        providerId: randomUUID(),
        state: 'captured',
        amount: cents(amount),
        captured: cents(amount),
        refunded: nothing,
        startedAt: testNow,
      })
      .returning()
    if (!payment) throw new Error('no payment')
    return payment
  }
  const refund = (paymentId: number, amount: number) =>
    store.db
      .insert(refunds)
      .values({ paymentId, amount: cents(amount), state: 'asked', askedAt: testNow })
      .returning({ id: refunds.id })

  test('refuse refunds of more than was captured, even at once', async () => {
    const { id } = await capturePayment(100_00)
    await refund(id, 60_00)
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => refund(id, 15_00)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(refund(id, 10_01)).rejects.toThrow()
    await refund(id, 10_00)
  })

  test('refuse to complete a failed refund if its money was returned otherwise', async () => {
    const { id } = await capturePayment(100_00)
    const [failure] = await refund(id, 100_00)
    if (!failure) throw new Error('no refund')
    const become = (state: 'failed' | 'done') =>
      store.db.update(refunds).set({ state, settledAt: testNow }).where(eq(refunds.id, failure.id))
    await become('failed')
    await refund(id, 100_00)
    await expect(become('done')).rejects.toThrow()
    await expect(store.db.delete(refunds)).rejects.toThrow()
  })

  test('refuse to lower the captured amount of a payment', async () => {
    const { id } = await capturePayment(100_00)
    await expect(
      store.db
        .update(payments)
        .set({ captured: cents(0) })
        .where(eq(payments.id, id)),
    ).rejects.toThrow()
  })

  test('refuse a fourth picture of a transfer and a duplicate; a refused one makes room', async () => {
    const add = (place: number, mark: number) =>
      store.db
        .insert(paymentProofs)
        .values({
          orderId,
          place,
          bytes: Buffer.from([mark]),
          size: 1,
          type: 'image/webp',
          sha256: String(mark).repeat(64).slice(0, 64),
          sentAt: testNow,
        })
        .returning()
    for (const place of [1, 2, 3]) await add(place, place)
    await expect(add(4, 4)).rejects.toThrow()
    await expect(add(3, 4)).rejects.toThrow()
    await store.db.update(paymentProofs).set({ refusedAt: testNow }).where(eq(paymentProofs.orderId, orderId))
    await expect(add(1, 1)).rejects.toThrow()
    expect(await add(1, 4)).toMatchObject([{ bytes: Buffer.from([4]) }])
  })

  test('raise the version of an order at every change', async () => {
    const readVersion = async () =>
      (await store.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.version
    expect(await readVersion()).toBe(1)
    await store.db.update(orders).set({ paymentMethod: 'payme', version: 9 }).where(eq(orders.id, orderId))
    expect(await readVersion()).toBe(2)
  })
})
