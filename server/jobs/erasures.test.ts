import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { cancelOrder } from '#server/commands/orders/staff-commands.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { menuUploads } from '#server/db/schema/drafts.ts'
import { saveMenuUpload } from '#server/db/shop/menu-uploads.ts'
import { addStaffEvent, nobody } from '#server/db/work/staff-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { startErasures } from './erasures.ts'

test('the night’s erasure is scheduled once, however many servers start', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const errors: unknown[] = []
  const deps = {
    store,
    now: () => testNow,
    clock: async () => testNow,
    log: (_: string, error: unknown) => errors.push(error),
  }
  const stops = [await startErasures(deps), await startErasures(deps)]
  for (const stop of stops) stop()
  expect(await store.queue.findJobs('erase-customers')).toHaveLength(1)
  expect(errors).toEqual([])
})

test.each([
  ['2026-11-21T12:00:00+08:00', '2026-11-22T02:00:00+08:00'],
  ['2026-11-22T01:00:00+08:00', '2026-11-22T02:00:00+08:00'],
  ['2026-11-22T08:00:00+08:00', '2026-11-23T02:00:00+08:00'],
])('an erasure requested at %s runs at %s', async (request, runs) => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const stop = await startErasures({
    store,
    now: () => new Date(request),
    clock: async () => testNow,
    log: () => {},
  })
  stop()
  const [job] = await store.queue.findJobs('erase-customers')
  expect(job?.startAfter).toEqual(new Date(runs))
})

test('the night’s run erases customers after their retention without open orders, and unpublished menus', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const content = await store.content()
  const place = () => placedOrder(store, orderInput(content, testNow), testNow)
  const [settledOrder, open] = [await place(), await place()]
  const call = { orderId: settledOrder.id, expectedVersion: null, by: 'Amy', note: '' }
  await cancelOrder(store, call, cents(0), testNow)
  await saveMenuUpload(store.db, { staffId: 'amy', bytes: Buffer.from('{}'), expiresAt: testNow })
  // A worker starts waiting jobs immediately.
  const id = await store.queue.send('erase-customers', {})
  const longAfter = new Date(testNow.getTime() + (content.settings.customerMonths + 2) * 31 * 86_400_000)
  // Without recent activity the clock would be suspected to be wrong.
  const lately = new Date(longAfter.getTime() - 3 * 86_400_000)
  await addStaffEvent(store.db, { verb: 'sign-in', actor: nobody, subject: nobody }, lately)
  const errors: unknown[] = []
  const log = (_: string, error: unknown) => errors.push(error)
  const stop = await startErasures({ store, now: () => longAfter, clock: async () => longAfter, log })
  stop()
  const nameOf = async (order: { readonly id: number }) => (await storedOrder(store, order)).contactName
  await expect.poll(() => nameOf(settledOrder), { timeout: 20_000 }).toBe('')
  expect(await lastEvent(store.db, settledOrder.id)).toMatchObject({
    verb: 'erase',
    note: 'kept-long-enough',
  })
  const state = async () => (await store.queue.findJobs('erase-customers', { id: id ?? '' }))[0]?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('completed')
  expect(await nameOf(open)).toBe('陳小姐')
  expect(await store.db.select().from(menuUploads)).toEqual([])
  expect(errors).toEqual([])
})
