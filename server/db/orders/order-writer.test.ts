import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { findByIdempotencyKey, hashOf } from './orders.ts'

/** Longer than the test's timeout. */
const longDelayMs = 600_000

test('other work waits only while an order is being written', { tags: ['slow'] }, async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const { orderWriter } = store
  await orderWriter.pause(longDelayMs)
  const input = orderInput(await store.content(), testNow)
  let isPlaced = false
  const placing = placeOrder({ store, randomBytes }, input, testNow).then(() => {
    isPlaced = true
  })
  await store.content()
  await Promise.resolve()
  await orderWriter.pause(longDelayMs)
  expect(isPlaced).toBe(true)
  await placing
})

async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

test('an order that was refused while it waited is never written afterwards', async () => {
  const store = await openTestStore('pglite')
  onTestFinished(store.remove)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const content = await store.content()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = store.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await released
  })
  const place = async () => {
    const input = orderInput(content, testNow)
    const placing = placeOrder({ store, randomBytes }, input, testNow)
    await turns()
    return { placing, keyHash: hashOf(input.idempotencyKey) }
  }
  const firstOrder = await place()
  const waitingOrder = await place()
  await vi.advanceTimersByTimeAsync(10_000)
  for (const { placing } of [firstOrder, waitingOrder])
    expect(await placing).toMatchObject({ ok: false, refusals: [{ code: 'temporarily-unavailable' }] })

  release()
  await holding
  const next = await place()
  expect(await next.placing).toMatchObject({ ok: true })
  expect(await findByIdempotencyKey(store.db, waitingOrder.keyHash)).toBeFalsy()
})
