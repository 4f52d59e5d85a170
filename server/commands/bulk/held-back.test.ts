import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { plainView } from '#domain/staff/orders/orders-view.ts'
import { cancelOrder } from '#server/commands/orders/staff-commands.ts'
import { startDeadlines } from '#server/jobs/deadlines.ts'
import { startErasures } from '#server/jobs/erasures.ts'
import { staffOrdersList } from '#server/page-data/staff/orders/staff-orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testNow } from '#tests/support/store/store.ts'
import { allowBulk, heldBack } from './held-back.ts'

const { staff: owner } = staffSession('Amy', 'owner')
const { staff: office } = staffSession('Bo', 'office')
const after = (days: number) => new Date(testNow.getTime() + days * 86_400_000)
const threeYears = after(3 * 365)

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  onTestFinished(store.remove)
})

async function placeOrders(count: number) {
  const input = orderInput(await store.content(), testNow)
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const contact = { ...input.contact, phone: `+8525123${String(4_000 + index)}` }
      return placedOrder(store, { ...input, idempotencyKey: randomUUID(), contact }, testNow)
    }),
  )
}

async function cancelAll(orders: Awaited<ReturnType<typeof placeOrders>>) {
  for (const { id } of orders)
    await cancelOrder(store, { orderId: id, expectedVersion: null, by: 'Amy', note: '' }, cents(0), testNow)
}

const problemsShownTo = async (staff: typeof owner, now: Date, databaseNow: Date) =>
  (await staffOrdersList(store, staff, plainView, now, async () => databaseNow)).problems?.heldLetters

describe('a clock three years ahead', () => {
  test('releases no order, and is logged once', async () => {
    const [order] = await placeOrders(1)
    const messages: string[] = []
    const log = (_: string, error: unknown) => messages.push(String(error))
    for (const databaseNow of [testNow, threeYears]) {
      const stop = startDeadlines({
        store,
        provider: null,
        now: () => threeYears,
        clock: async () => databaseNow,
        log,
      })
      await stop()
    }
    expect(order && (await storedOrder(store, order)).status).toBe('submitted')
    expect(messages).toEqual([
      expect.stringContaining('held back until an owner allows it: release, 1 customers, clocks-differ'),
      expect.stringContaining('nothing-happened'),
    ])
  })

  test('erases nobody until an owner allows it', async () => {
    const orders = await placeOrders(2)
    await cancelAll(orders)
    const nameOf = async () => orders[0] && (await storedOrder(store, orders[0])).contactName
    const messages: string[] = []
    const log = (_: string, error: unknown) => messages.push(String(error))
    await store.queue.send('erase-customers', {})
    const stop = await startErasures({ store, now: () => threeYears, clock: async () => testNow, log })
    onTestFinished(stop)
    await expect.poll(() => messages, { timeout: 20_000 }).toEqual([expect.stringContaining('clocks-differ')])
    expect(await nameOf()).toBe('陳小姐')

    expect(await allowBulk(store, office, 'erase', threeYears)).toMatchObject({ ok: false })
    expect(await problemsShownTo(office, threeYears, testNow)).toEqual([])
    expect(await problemsShownTo(owner, threeYears, testNow)).toMatchObject([
      { kind: 'erase', doubt: 'clocks-differ', customers: 2 },
    ])
    expect(await allowBulk(store, owner, 'erase', threeYears)).toEqual({ ok: true })
    expect(await problemsShownTo(owner, threeYears, testNow)).toEqual([])
  })
})

test('five customers can be released at once, but not more than a twentieth of all customers', async () => {
  await placeOrders(5)
  const now = after(2)
  const clock = async () => now
  expect(await heldBack(store, 'release', now, clock)).toBeNull()
  const input = orderInput(await store.content(), testNow)
  const contact = { ...input.contact, phone: '+85291234567' }
  await placedOrder(store, { ...input, idempotencyKey: randomUUID(), contact }, testNow)
  expect(await heldBack(store, 'release', now, clock)).toMatchObject({
    doubt: 'many-customers',
    customers: 6,
  })
  await allowBulk(store, owner, 'release', now)
  expect(await heldBack(store, 'release', now, clock)).toBeNull()
})
