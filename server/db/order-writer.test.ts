import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { placeOrder } from '#server/commands/place-order.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { openTestStore, testNow } from '#tests/support/store.ts'

/** Longer than the test's timeout, so that waiting for its end fails the test. Milliseconds. */
const ages = 600_000

test('what is not urgent waits while an order is written, and no longer', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const { orderWriter } = store
  await orderWriter.pause(ages)
  const input = orderInput(await store.content(), testNow)
  let isPlaced = false
  const placing = placeOrder({ store, randomBytes }, input, testNow).then(() => {
    isPlaced = true
  })
  // The order has reached the writer once the content it asks for is there.
  await store.content()
  await Promise.resolve()
  await orderWriter.pause(ages)
  expect(isPlaced).toBe(true)
  await placing
})
