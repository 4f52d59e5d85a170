import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { findOrder, senderToken } from '#server/db/orders/orders.ts'
import { actOnOrder } from '#server/page-data/staff/orders/act-on-order.ts'
import { sendCustomerLink } from '#server/page-data/staff/orders/customer-link.ts'
import { staffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import { freshOrder } from '#tests/support/orders/fresh-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { sendOrderLink } from './send-notices.ts'

test('sending a customer’s link is recorded, and no page shows the link', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const order = await freshOrder(store)
  const { staff: office } = staffSession('Bo', 'office')
  for (const role of roles) {
    const view = await staffOrder(store, staffSession('Amy', role).staff, order.reference, testNow)
    expect(view?.maySendLink ?? false, role).toBe(role === 'owner' || role === 'office')
    expect(JSON.stringify(view), role).not.toContain(order.token)
  }

  const form = { orderId: order.id, version: 1, note: '', sure: null, move: { kind: 'send-link' } } as const
  expect(await actOnOrder(store, office, form, testNow)).toMatchObject({ ok: true })
  const entry = { verb: 'send-link', actorName: 'Bo', actorId: 'Bo' }
  expect(await lastEvent(store.db, order.id)).toMatchObject({ ...entry, note: 'e-mail' })
  const [job] = await store.queue.findJobs<{ orderId: number; request: string }>('order-link')
  if (!job) throw new Error('no letter')
  await sendOrderLink(noticeDeps(store), job.data)
  const letter = await readFile(
    join(store.dataDir, 'outbox', `order-${order.reference}-link-${job.data.request}.eml`),
    'utf8',
  )
  expect(letter).toContain((await order.stored()).contactEmail)

  const result = await sendCustomerLink(store, office, order.reference, testNow)
  expect(await lastEvent(store.db, order.id)).toMatchObject({ ...entry, note: 'WhatsApp' })
  const key = new URL(result?.path ?? '', 'https://shop.example').searchParams.get('key') ?? ''
  expect(key).not.toBe(order.token)
  expect(await findOrder(store, order.reference, key)).toMatchObject({ id: order.id, sentBy: 'Bo' })
  expect(await findOrder(store, order.reference, order.token)).toMatchObject({ sentBy: null })
  const unsent = senderToken(store.tokenKey, order.reference, 'Cy')
  expect(await findOrder(store, order.reference, unsent)).toBeNull()
  for (const role of ['kitchen', 'packer', 'driver'] as const) {
    const { staff } = staffSession('Cy', role)
    expect(await sendCustomerLink(store, staff, order.reference, testNow)).toBeNull()
  }
})
