import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { nothing } from '#domain/money.ts'
import { payments } from '#server/db/schema/payments.ts'
import { freshOrder } from '#tests/support/orders/fresh-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { orderRevisions } from './order-revisions.ts'

describe.each(testEngines)('the revision of an order on %s', (engine) => {
  const store = setUpStore(engine)

  test('differs after each update of its payments, which leave the order as it is', async () => {
    const [order, other] = [await freshOrder(store), await freshOrder(store)]
    const revisionOf = async ({ id }: { readonly id: number }) =>
      (await orderRevisions(store.db, [order.id, other.id])).get(id)
    const [otherRevision, placed] = [await revisionOf(other), await revisionOf(order)]
    const money = { amount: order.total, captured: nothing, refunded: nothing, startedAt: testNow }
    const [payment] = await store.db
      .insert(payments)
      .values({ orderId: order.id, method: 'card', provider: 'practice', state: 'started', ...money })
      .returning({ id: payments.id })
    const firstRevision = await revisionOf(order)
    const failure = { state: 'failed', settledAt: testNow } as const
    await store.db
      .update(payments)
      .set(failure)
      .where(eq(payments.id, payment?.id ?? 0))
    expect(new Set([placed, firstRevision, await revisionOf(order)]).size).toBe(3)
    expect(await revisionOf(other)).toBe(otherRevision)
  })

  test('differs after an entry of its audit log', async () => {
    const order = await freshOrder(store)
    const revision = async () => (await orderRevisions(store.db, [order.id])).get(order.id)
    const before = await revision()
    await order.pay()
    expect(await revision()).not.toBe(before)
  })
})
