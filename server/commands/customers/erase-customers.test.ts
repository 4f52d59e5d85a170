import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { sendLink } from '#server/commands/notices/send-link.ts'
import { noteOrder } from '#server/commands/orders/note-order.ts'
import {
  cancelOrder,
  confirmOrder,
  moveOrder,
  refundByHand,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { pictureStop } from '#server/commands/work/picture-stop.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { findOrder, senderToken } from '#server/db/orders/orders.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { refunds } from '#server/db/schema/refunds.ts'
import { runStops, runs, stopPictures } from '#server/db/schema/runs.ts'
import { addWorkEvent } from '#server/db/work/work-events.ts'
import { createCustomersApi } from '#server/page-data/staff/office/customers-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import { staffMember, staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { eraseCustomer } from './erase-customer.ts'
import { eraseExpired } from './erase-expired.ts'

const days = (number: number) => new Date(testNow.getTime() + number * 86_400_000)
const handedOver = days(8)
const longAfter = days(8 + 25 * 31)
const boss = { id: 'boss', name: 'Boss', role: 'owner' } as const
/** These texts identify the customer and occur nowhere else. */
const marks = ['Quillon', 'quillon@example.com', '61827364', 'Zephyr', 'doorbell-mark', 'sister-mark']

describe.each(testEngines)('erasing customers (%s)', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const call = (orderId: number, note = '') => ({
    orderId,
    expectedVersion: null,
    by: 'Amy',
    byId: 'amy',
    note,
  })
  async function place(phone = '6182 7364', email = 'quillon@example.com') {
    const input = orderInput(await store.content(), testNow, { address: 'Zephyr Road 9' })
    const contact = { ...input.contact, name: 'Quillon', email, phone, specialInstructions: 'doorbell-mark' }
    const needs = { allergens: ['fish' as const], access: ['stairs' as const], accessNote: 'Zephyr gate' }
    return placedOrder(store, { ...input, contact, needs }, testNow)
  }
  async function handOver({ id, total }: { readonly id: number; readonly total: number }) {
    await confirmOrder(store, call(id, 'Quillon confirmed'), null, testNow)
    const transfer = { method: 'fps', amount: cents(total), reference: `Quillon ${id}` } as const
    await takePayment(store, call(id), transfer, testNow)
    for (const step of ['prepare', 'make-ready', 'send-out', 'hand-over'] as const)
      await moveOrder(store, call(id), step, handedOver)
  }
  async function tracesOf(texts: readonly string[]): Promise<readonly string[]> {
    const { rows } = await store.db.execute<{ name: string }>(
      sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('public', 'pgboss') order by 1`,
    )
    const matches: string[] = []
    for (const { name } of rows) {
      const text = sql.raw(
        `select coalesce(string_agg(to_jsonb(each)::text, ' '), '') as text from ${name} each`,
      )
      const all = (await store.db.execute<{ text: string }>(text)).rows[0]?.text ?? ''
      if (texts.some((each) => all.toLowerCase().includes(each.toLowerCase()))) matches.push(name)
    }
    return matches
  }
  const erase = (orderIds: readonly number[], now = handedOver, role: Role = 'owner') =>
    eraseCustomer(store, { orderIds, reason: 'customer-asked' }, { ...boss, role }, now)

  test('removes every trace of the person, and keeps the figures', async () => {
    const order = await place()
    await handOver(order)
    await noteOrder(store, call(order.id, 'sister-mark of Quillon'), true, handedOver)
    await addWorkEvent(store.db, {
      key: randomUUID(),
      date: todayInHongKong(handedOver),
      orderId: order.id,
      at: handedOver,
      receivedAt: handedOver,
      verb: 'hand-over',
      actorId: 'kit',
      actorName: 'Kit',
      subject: 'Quillon',
      note: 'doorbell-mark',
    })
    const bytes = Buffer.from('picture')
    await store.db.insert(paymentProofs).values({
      orderId: order.id,
      place: 1,
      bytes,
      size: bytes.length,
      type: 'image/webp',
      sha256: 'ab'.repeat(32),
      sentAt: testNow,
      acceptedAt: testNow,
    })
    await store.db
      .insert(stopPictures)
      .values({ orderId: order.id, bytes, takenAt: handedOver, takenBy: 'Kit' })
    const outbox = join(store.dataDir, 'outbox')
    await mkdir(outbox, { recursive: true })
    for (const name of [`order-${order.reference}-placed.eml`, 'order-AAAA-AAAA-placed.eml'])
      await writeFile(join(outbox, name), 'Quillon')
    expect(await tracesOf(marks)).toContain('public.orders')
    const [before] = await store.db.select().from(orders).where(eq(orders.id, order.id))

    const sender = { orderId: order.id, by: 'Kit', byId: 'kit' }
    expect(await sendLink(store, sender, 'WhatsApp', testNow)).toMatchObject({ ok: true })
    const senderLink = senderToken(store.tokenKey, order.reference, 'kit')
    expect(await findOrder(store, order.reference, senderLink)).toMatchObject({ id: order.id })

    expect(await erase([order.id])).toEqual({ ok: true, erasedCount: 1, waitingOrders: [] })
    expect(await tracesOf(marks)).toEqual([])
    expect(await findOrder(store, order.reference, senderLink)).toBeNull()
    expect(await readdir(outbox)).toEqual(['order-AAAA-AAAA-placed.eml'])
    expect(await store.db.$count(paymentProofs)).toBe(0)
    expect(await findOrder(store, order.reference, order.token)).toBeNull()
    const [after] = await store.db.select().from(orders).where(eq(orders.id, order.id))
    const figures = ['dueDate', 'slot', 'food', 'deliveryFee', 'total', 'zoneId', 'paymentStatus', 'portions']
    for (const figure of figures as (keyof typeof orders.$inferSelect)[])
      expect(after?.[figure]).toEqual(before?.[figure])
    expect(await erase([order.id])).toEqual({ ok: false, reason: 'nothing-chosen' })
  })

  test('is final, whatever a page or a phone still sends about the order', async () => {
    const order = await place()
    await handOver(order)
    const [run] = await store.db
      .insert(runs)
      .values({ date: todayInHongKong(handedOver), number: 1 })
      .returning({ id: runs.id })
    await store.db.insert(runStops).values({ orderId: order.id, runId: run?.id ?? 0, position: 1 })
    await erase([order.id])
    expect(await noteOrder(store, call(order.id, 'Quillon rang again'), false, handedOver)).toMatchObject({
      ok: false,
    })
    await takePayment(
      store,
      call(order.id, 'Quillon paid'),
      { method: 'fps', amount: cents(100) },
      handedOver,
    )
    const late = { actorId: 'kit', actorName: 'Kit', subject: 'Quillon', note: 'doorbell-mark' }
    const picture = { orderId: order.id, tapKey: randomUUID() }
    await addWorkEvent(store.db, {
      key: picture.tapKey,
      date: todayInHongKong(handedOver),
      orderId: order.id,
      at: handedOver,
      receivedAt: handedOver,
      verb: 'problem',
      ...late,
    })
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await pictureStop(store, staffMember('kit', 'driver'), picture, bytes)).toBe('not-theirs')
    expect(await tracesOf(marks)).toEqual([])
    expect(await store.db.$count(stopPictures)).toBe(0)
    const entries = await store.db
      .select({ verb: orderEvents.verb })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(orderEvents.id)
    expect(entries.slice(-2).map(({ verb }) => verb)).not.toContain('add-note')
    expect(entries.at(-1)?.verb).not.toBe('erase')
  })

  test('gives no way to empty other entries of the audit log', async () => {
    const { id } = await place()
    await handOver({ id, total: 1 })
    for (const change of [
      sql`update order_events set note = '', changes = null where order_id = ${id}`,
      sql`update order_events set note = 'x' where order_id = ${id}`,
    ])
      await expect(store.db.execute(change)).rejects.toThrow()
  })

  test('waits for an open order, and happens automatically once the order is settled', async () => {
    const order = await place('6111 2222', 'later@example.com')
    const mistake = { orderIds: [order.id], reason: 'entered-by-mistake' } as const
    const result = await eraseCustomer(store, mistake, boss, testNow)
    expect(result).toMatchObject({ ok: true, erasedCount: 0, waitingOrders: [{ hindrance: 'to-come' }] })
    expect(await erase([order.id], testNow)).toMatchObject({
      ok: true,
      waitingOrders: [{ hindrance: 'to-come' }],
    })
    const query = (await newestStaffEvents(store.db, 50)).filter(
      ({ verb, subjectName }) => verb === 'ask-erasure' && subjectName === order.reference,
    )
    expect(query).toHaveLength(1)
    expect(await eraseExpired(store, testNow)).toBe(0)
    await cancelOrder(store, call(order.id), cents(0), testNow)
    expect(await eraseExpired(store, testNow)).toBe(1)
    expect(await tracesOf(['later@example.com', '61112222'])).toEqual([])
    expect(await lastEvent(store.db, order.id)).toMatchObject({ verb: 'erase', note: 'entered-by-mistake' })
  })

  test('removes the reference of a refund by hand, which cannot change before', async () => {
    const { id, total } = await place('6888 1111', 'returned@example.com')
    await takePayment(store, call(id), { method: 'fps', amount: cents(total) }, testNow)
    await cancelOrder(store, call(id), cents(0), testNow)
    const refund = { amount: cents(total), reference: 'FPS 77 Marlow' }
    expect(await refundByHand(store, call(id), refund, testNow)).toMatchObject({ ok: true })
    await expect(store.db.update(refunds).set({ providerId: null })).rejects.toThrow()
    expect(await erase([id], handedOver)).toMatchObject({ ok: true, erasedCount: 1 })
    expect(await tracesOf(['Marlow', '68881111'])).toEqual([])
  })

  test('is allowed to owners only', async () => {
    const { id } = await place('6333 4444', 'kept@example.com')
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const)
      expect(await erase([id], handedOver, role)).toEqual({ ok: false, reason: 'not-allowed' })
    const api = createCustomersApi(store, () => handedOver)
    const clerk = staffSession('amy', 'office').staff
    expect(await api.find(clerk, 'kept@example.com')).toBeNull()
    expect(await api.copy(clerk, [id])).toBeNull()
  })

  test('finds a customer by phone, e-mail and number, and copies the stored data', async () => {
    const one = await place('6555 0001', 'One@Example.com')
    const two = await place('6555 0002', 'one@example.com')
    const api = createCustomersApi(store, () => handedOver)
    const { staff } = staffSession('boss', 'owner')
    const find = async (input: string) => {
      const list = await api.find(staff, input)
      return Array.isArray(list) ? list.map(({ id }) => id).toSorted() : list
    }
    expect(await find('6555 0001')).toEqual([one.id])
    expect(await find('ONE@example.com')).toEqual([one.id, two.id].toSorted())
    expect(await find(one.reference)).toEqual([one.id, two.id].toSorted())
    expect(await find('nobody@example.com')).toEqual([])
    const copy = await api.copy(staff, [one.id])
    const text = JSON.stringify(copy)
    for (const part of ['Quillon', '+85265550001', 'Zephyr Road 9', 'doorbell-mark'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/hash|token|salt|65550002/i)
  })
})

describe.each(testEngines)('the retention rule (%s)', (engine) => {
  test('erases by the months of the settings, goes on after an interruption, and then finds nothing', async () => {
    const store = await openTestStore(engine)
    try {
      const call = (orderId: number) => ({ orderId, expectedVersion: null, by: 'Amy', note: '' })
      const input = async () => orderInput(await store.content(), testNow)
      const orders = [
        await placedOrder(store, await input(), testNow),
        await placedOrder(store, await input(), testNow),
      ]
      for (const { id } of orders) await cancelOrder(store, call(id), cents(0), testNow)
      const open = await placedOrder(store, await input(), testNow)
      const rule = (now: Date) => createCustomersApi(store, () => now).rule()
      expect((await rule(days(300))).next.orders).toBe(0)
      expect(await eraseExpired(store, days(300))).toBe(0)
      const due = await rule(longAfter)
      expect(due.heldOrders).toMatchObject([
        { hindrance: 'open' },
        { reference: open.reference, hindrance: 'open' },
      ])
      expect(due.next).toEqual({ orders: 2, customers: 1 })

      let insertCount = 0
      const queue = {
        insert: async () => {
          insertCount += 1
          if (insertCount === 2) throw new Error('the server was stopped')
          return null
        },
      } as unknown as TestStore['queue']
      await expect(eraseExpired({ ...store, queue }, longAfter)).rejects.toThrow('stopped')
      expect((await rule(longAfter)).next.orders).toBe(1)
      expect(await eraseExpired(store, longAfter)).toBe(1)
      expect(await eraseExpired(store, longAfter)).toBe(0)
    } finally {
      await store.remove()
    }
  })
})
