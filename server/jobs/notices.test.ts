import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Jobs } from '#server/db/queue.ts'
import { errorLine } from '#server/log.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { startNotices } from './notices.ts'

// One job every five seconds would take eight minutes.
test('the notice job sends the notices of a hundred orders at once, and no failed one delays the others', {
  tags: ['slow'],
}, async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const input = orderInput(await store.content(), testNow)
  async function place(email = input.contact.email) {
    const contact = { ...input.contact, email }
    const order = { ...input, idempotencyKey: randomUUID(), contact }
    return placedOrder(store, order, testNow)
  }
  const bad = await place('chan@undeliverable.example')
  const good = await Promise.all(Array.from({ length: 100 }, () => place()))
  const logEntries: string[] = []
  await startNotices({
    ...noticeDeps(store),
    store,
    log: (place, error) => logEntries.push(`${place}: ${errorLine(error)}`),
  })
  const missingLetters = async () => {
    const letters: readonly string[] = await readdir(join(store.dataDir, 'outbox')).catch(() => [])
    return good.filter(({ reference }) => !letters.includes(`order-${reference}-placed.eml`)).length
  }
  await expect.poll(missingLetters, { timeout: 20_000 }).toBe(0)
  const stateOf = async ({ id }: { id: number }) =>
    (await store.queue.findJobs<Jobs['order-placed']>('order-placed', { data: { orderId: id } }))[0]?.state
  await expect.poll(() => stateOf(bad), { timeout: 20_000 }).toBe('retry')
  for (const order of good) await expect.poll(() => stateOf(order), { timeout: 20_000 }).toBe('completed')
  expect(logEntries).toContainEqual(
    expect.stringMatching(
      new RegExp(`^notice, attempt 1 of 41: Error: letter order-${bad.reference}-placed`),
    ),
  )
})

// Pauses between batches would take a quarter of an hour.
test('the notice job starts the next full batch without waiting', { tags: ['slow'] }, async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const count = 800
  const jobs = Array.from({ length: count }, (_, index) => ({ data: { eventId: 1_000_000 + index } }))
  await store.queue.insert('order-event', jobs)
  /** Notices of unknown events fail and name their event. */
  const triedLetters = new Set<string>()
  const log = (_place: string, error: unknown) => triedLetters.add(errorLine(error))
  await startNotices({ ...noticeDeps(store), store, log }, 60)
  await expect.poll(() => triedLetters.size, { timeout: 100_000 }).toBe(count)
})
