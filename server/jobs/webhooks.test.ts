import { expect, onTestFinished, test } from 'vitest'
import { addWebhook } from '#server/commands/notices/change-webhooks.ts'
import { listDeliveries } from '#server/db/notices/webhook-deliveries.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { startWebhookReceiver } from '#tests/support/store/webhook-receiver.ts'
import { startWebhooks } from './webhooks.ts'

// The first pause takes five seconds.
test('the webhook job sends a placed order, and a failed try again after its pause', {
  tags: ['slow'],
}, async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const receiver = await startWebhookReceiver()
  onTestFinished(receiver.close)
  const { address } = receiver
  const owner = { id: 'amy', name: 'Amy' }
  await addWebhook(store, { address, events: ['order.placed'], secret: null }, owner, testNow)
  receiver.answer(500)
  await startWebhooks({ store, allowsPrivate: true, now: () => testNow, log: () => {} }, 0.5)
  await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  const delivery = async () => (await listDeliveries(store.db, { onlyFailed: false, max: 1 }))[0]
  await expect.poll(async () => (await delivery())?.tries, { timeout: 20_000 }).toBe(1)
  receiver.answer(200)
  await expect.poll(async () => (await delivery())?.state, { timeout: 20_000 }).toBe('delivered')
  expect(receiver.messages).toHaveLength(2)
})
