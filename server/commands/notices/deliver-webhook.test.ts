import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { type WebhookEvent, webhookEvents } from '#domain/placed/webhook-events.ts'
import { keptDeliveryDays, pauseAfter } from '#domain/shop/webhooks.ts'
import { cancelOrder, confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { listDeliveries, removeOldDeliveries } from '#server/db/notices/webhook-deliveries.ts'
import { listWebhooks } from '#server/db/notices/webhooks.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/store/webhook-receiver.ts'
import { addWebhook, removeWebhook, switchWebhook, testWebhook } from './change-webhooks.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { sendWebhookAgain } from './send-webhook-again.ts'

const store = setUpStore()
const owner = { id: 'amy', name: 'Amy' }
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const call = { expectedVersion: null, by: 'Bo', note: '' }

// The scheme refuses old messages, so the time is the real one.
const now = new Date()
let receiver: WebhookReceiver
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  for (const { id } of await listWebhooks(store.db)) await removeWebhook(store, id, owner, now)
  await receiver.close()
})

const listenTo = (events: readonly WebhookEvent[], address = receiver.address) =>
  addWebhook(store, { address, events, secret }, owner, now)
const place = async () => placedOrder(store, orderInput(await store.content(), now), now)
const log = () => listDeliveries(store.db, { onlyFailed: false, max: 50 })

/** Runs the waiting jobs, whenever they are due, and returns how many there were. */
async function work(allowsPrivate = true): Promise<number> {
  const jobs = await store.queue.fetch<Jobs['webhook']>('webhook', { batchSize: 50, ignoreStartAfter: true })
  for (const { id, data } of jobs) {
    await deliverWebhook({ store, allowsPrivate, now: () => now }, data)
    await store.queue.complete('webhook', id)
  }
  return jobs.length
}

test('a placed order is sent signed, with its state and without personal data', async () => {
  await listenTo(webhookEvents)
  const { reference, total } = await place()
  await work()
  expect(receiver.messages).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.messages
  expect(new Webhook(secret).verify(body, headers)).toEqual({
    type: 'order.placed',
    timestamp: now.toISOString(),
    data: expect.objectContaining({ reference, total, status: 'submitted', paymentStatus: 'unpaid' }),
  })
  const { contact } = orderInput(await store.content(), now)
  for (const personal of [contact.name, contact.email, contact.phone]) expect(body).not.toContain(personal)
  expect(await log()).toMatchObject([{ state: 'delivered', tries: 1, status: 200, reference }])
})

test('a message with another body or another secret does not pass the check of its signature', async () => {
  await listenTo(['order.placed'])
  await place()
  await work()
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.messages
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow()
  const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)
  expect(() => other.verify(body, headers)).toThrow()
})

test('only the chosen events are sent', async () => {
  await listenTo(['order.confirmed', 'order.paid'])
  const { id, total } = await place()
  await takePayment(store, { ...call, orderId: id }, { method: 'fps', amount: total }, now)
  await confirmOrder(store, { ...call, orderId: id }, null, now)
  await work()
  const types = receiver.messages.map(({ body }) => JSON.parse(body).type)
  expect(types.toSorted()).toEqual(['order.confirmed', 'order.paid'])
})

test('a change that is rolled back sends nothing', async () => {
  await listenTo(webhookEvents)
  const { id } = await place()
  await work()
  const db = Object.assign(Object.create(store.db), {
    transaction: (run: (tx: Transaction) => Promise<unknown>) =>
      store.db.transaction(async (tx) => {
        await run(tx)
        throw new Error('the end of the transaction fails')
      }),
  })
  const cancelling = cancelOrder({ ...store, db }, { ...call, orderId: id, note: 'x' }, cents(0), now)
  await expect(cancelling).rejects.toThrow('the end of the transaction fails')
  expect(await work()).toBe(0)
  expect(await log()).toHaveLength(1)
})

test('a failed message is tried again after a pause with the same id, and its success ends the tries', async () => {
  await listenTo(['order.placed'])
  await place()
  receiver.answer(500)
  await work()
  const nextAt = new Date(now.getTime() + (pauseAfter(1) ?? 0))
  expect(await log()).toMatchObject([{ state: 'waiting', tries: 1, status: 500, nextAt }])
  receiver.answer(204)
  expect(await work()).toBe(1)
  expect(await work()).toBe(0)
  expect(await log()).toMatchObject([{ state: 'delivered', tries: 2, status: 204, nextAt: null }])
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
})

test('after its last try a message stays in the log as failed, and can be sent again', async () => {
  await listenTo(['order.placed'])
  await place()
  receiver.answer(500)
  while ((await work()) > 0);
  const [failed] = await log()
  expect(failed).toMatchObject({ state: 'failed', tries: 8, nextAt: null })
  receiver.answer(200)
  expect(await sendWebhookAgain(store, failed?.id ?? '', now)).toEqual({ ok: true })
  await work()
  expect(await log()).toMatchObject([{ state: 'delivered', tries: 9 }])
  expect(await sendWebhookAgain(store, 'msg_unknown', now)).toMatchObject({ ok: false })
})

test('sending again while a retry waits sends once', async () => {
  await listenTo(['order.placed'])
  await place()
  receiver.answer(503)
  await work()
  receiver.answer(200)
  const [waiting] = await log()
  await sendWebhookAgain(store, waiting?.id ?? '', now)
  expect(await work()).toBe(2)
  expect(receiver.messages).toHaveLength(2)
})

test('a private address receives nothing unless the configuration allows it', async () => {
  await listenTo(['order.placed'])
  await listenTo(['order.placed'], receiver.address.replace('127.0.0.1', 'localhost'))
  await place()
  await work(false)
  expect(receiver.messages).toHaveLength(0)
  expect(await log()).toMatchObject(
    Array(2).fill({ state: 'waiting', status: null, fault: 'address-private' }),
  )
})

test('a redirect is not followed and counts as a failure', async () => {
  await listenTo(['order.placed'])
  await place()
  receiver.answer(302, { location: receiver.address })
  await work()
  expect(receiver.messages).toHaveLength(1)
  expect(await log()).toMatchObject([{ state: 'waiting', status: 302 }])
})

test.each([
  ['a host without an address', 'https://hooks.invalid/', 'address-unknown'],
  ['a closed port', 'http://127.0.0.1:1/', 'no-connection'],
])('%s is named in the log', async (_what, address, fault) => {
  await listenTo(['order.placed'], address)
  await place()
  await work()
  expect(await log()).toMatchObject([{ state: 'waiting', status: null, fault }])
})

test('a paused webhook hears of nothing, also of what waits', async () => {
  await listenTo(['order.placed'])
  await place()
  const [webhook] = await listWebhooks(store.db)
  await switchWebhook(store, webhook?.id ?? 0, false, owner, now)
  await place()
  await work()
  expect(receiver.messages).toHaveLength(0)
  expect(await log()).toMatchObject([{ state: 'failed', fault: 'paused' }])
})

test('a test message is sent to one webhook', async () => {
  await listenTo(['order.paid'])
  const [webhook] = await listWebhooks(store.db)
  await testWebhook(store, webhook?.id ?? 0, now)
  await work()
  expect(receiver.messages.map(({ body }) => JSON.parse(body).type)).toEqual(['test'])
  expect(await testWebhook(store, 0, now)).toEqual({ ok: false, reason: 'not-found' })
})

test('removing a webhook removes its deliveries and what waits', async () => {
  await listenTo(['order.placed'])
  await place()
  const [webhook] = await listWebhooks(store.db)
  await removeWebhook(store, webhook?.id ?? 0, owner, now)
  await work()
  expect(receiver.messages).toHaveLength(0)
  expect(await log()).toEqual([])
})

test('deliveries leave the log after its days', async () => {
  await listenTo(['order.placed'])
  await place()
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  await removeOldDeliveries(store.db, days(keptDeliveryDays - 1))
  expect(await log()).toHaveLength(1)
  await removeOldDeliveries(store.db, days(keptDeliveryDays + 1))
  expect(await log()).toEqual([])
})
