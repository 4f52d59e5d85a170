import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MailFailure } from '#domain/staff/mail-failure.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { letterProblems } from '#server/db/notices/letter-problems.ts'
import { lastEvent } from '#server/db/orders/order-events.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { orders } from '#server/db/schema/orders.ts'
import { type Letter, type Mail, MailRejectedError } from '#server/mail/mail.ts'
import { actOnOrder } from '#server/page-data/staff/orders/act-on-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { notifyOrderPlaced } from './send-notices.ts'

describe.each(testEngines)('a letter that failed, on %s', (engine) => {
  const store = setUpStore(engine)
  let sentLetters: Letter[]
  let order: Awaited<ReturnType<typeof placedOrder>>
  beforeEach(async () => {
    sentLetters = []
    await store.db.execute(sql`delete from pgboss.job`)
    order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  })

  const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
  const well: Mail = {
    async send(letter) {
      sentLetters.push(letter)
      return { ok: true }
    },
  }
  const refusing: Mail = {
    send: async (letter) => (letter.to === 'chan@example.com' ? { ok: false, code: 550 } : well.send(letter)),
  }
  const failing = (failure: MailFailure): Mail => ({
    send: () => Promise.reject(new MailRejectedError('not taken', failure)),
  })
  const notify = (mail: Mail, now = testNow) =>
    notifyOrderPlaced(noticeDeps(store, { mail, staffAddress: 'kitchen@example.com', now: () => now }), {
      orderId: order.id,
    })
  const resend = (now: Date, role: Role = 'office', letter = `order-${order.reference}-placed`) =>
    actOnOrder(
      store,
      staffSession('Amy', role).staff,
      { orderId: order.id, version: 1, note: '', sure: null, move: { kind: 'resend-letter', letter } },
      now,
    )
  const waitingJobs = async () =>
    (await store.queue.findJobs('order-placed', { data: { orderId: order.id } })).filter(
      ({ state }) => state === 'created',
    )
  const problems = async (now: Date) =>
    (await letterProblems(store.db, now)).filter(({ reference }) => reference === order.reference)

  test('is sent again once to the corrected address, and not to the other recipient', async () => {
    await notify(refusing)
    await store.db.update(orders).set({ contactEmail: 'chan2@example.com' }).where(eq(orders.id, order.id))
    expect(await problems(testNow)).toMatchObject([{ failure: 'refused', refusedCode: 550, tells: 'place' }])
    expect(await resend(later(5))).toMatchObject({ ok: true })
    expect(await lastEvent(store.db, order.id)).toMatchObject({ verb: 'resend-letter', actorName: 'Amy' })
    expect(await problems(later(5))).toEqual([])
    await notify(well, later(6))
    await notify(well, later(7))
    expect(sentLetters.map(({ to }) => to)).toEqual(['kitchen@example.com', 'chan2@example.com'])
    expect(await resend(later(60))).toEqual({ ok: false, reason: 'letter-on-its-way' })
    expect(await waitingJobs()).toHaveLength(2)
  })

  test('is queued once, however often the button is pressed', async () => {
    await notify(refusing)
    const before = (await waitingJobs()).length
    const results = await Promise.all(Array.from({ length: 5 }, () => resend(later(5))))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await waitingJobs()).toHaveLength(before + 1)
  })

  test('names the kind of its last failure, and cannot be sent again while it is new', async () => {
    await expect(notify(failing('sign-in'))).rejects.toThrow()
    expect(await resend(later(10))).toEqual({ ok: false, reason: 'letter-on-its-way' })
    expect((await problems(later(20))).map(({ failure }) => failure)).toEqual(['sign-in', 'sign-in'])
    expect(await resend(later(20), 'owner', `order-${order.reference}-placed-staff`)).toMatchObject({
      ok: true,
    })
    expect((await problems(later(21))).map(({ recipient }) => recipient)).toEqual(['customer'])
  })

  test('is named by its job, which is retried, if the letter could not be written', async () => {
    const [job] = await store.queue.findJobs('order-placed', { data: { orderId: order.id } })
    await store.db.execute(sql`update pgboss.job set state = 'failed' where id = ${job?.id ?? ''}`)
    const [problem] = await problems(later(1))
    expect(problem).toMatchObject({ failure: 'unwritten', recipient: null, tells: 'place' })
    expect(await orderProblems(store.db, later(1))).not.toContainEqual(
      expect.objectContaining({ kind: 'job-failed' }),
    )
    expect(await resend(later(1), 'office', problem?.id)).toMatchObject({ ok: true })
    expect(await problems(later(1))).toEqual([])
    expect(await waitingJobs()).toHaveLength(1)
  })

  test('is not listed if another job of the order failed, which is listed as such', async () => {
    const data = { orderId: order.id }
    await store.queue.insert('close-page', [{ data, retryLimit: 0 }])
    const [job] = await store.queue.findJobs('close-page', { data })
    await store.queue.fail('close-page', job?.id ?? '')
    expect(await problems(later(1))).toEqual([])
    expect(await orderProblems(store.db, later(1))).toContainEqual(
      expect.objectContaining({ kind: 'job-failed', detail: 'close-page failed for good' }),
    )
    await store.queue.deleteJob('close-page', job?.id ?? '')
  })

  test('cannot be sent again without the right to change the order, nor under another order', async () => {
    await notify(refusing)
    for (const role of ['kitchen', 'packer', 'driver'] as const)
      expect(await resend(later(5), role)).toMatchObject({ ok: false })
    const { reference } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    for (const letter of [`order-${reference}-placed`, 'order-K7QF-3MXA-placed', 'nothing'])
      expect(await resend(later(5), 'owner', letter)).toEqual({ ok: false, reason: 'order-unknown' })
    expect(await problems(later(5))).toHaveLength(1)
  })

  test('is no longer a problem once there is nothing to report or no recipient', async () => {
    await notify(refusing)
    await store.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id))
    expect(await resend(later(5))).toMatchObject({ ok: true })
    await notify(well, later(6))
    expect(sentLetters.map(({ to }) => to)).toEqual(['kitchen@example.com'])
    expect(await problems(later(60))).toEqual([])
    const { id } = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const deps = (staffAddress: string | null, mail: Mail) => noticeDeps(store, { mail, staffAddress })
    const failure = notifyOrderPlaced(deps('gone@example.com', failing('unreachable')), { orderId: id })
    await expect(failure).rejects.toThrow()
    await notifyOrderPlaced(deps(null, well), { orderId: id })
    expect((await letterProblems(store.db, later(60))).filter(({ orderId }) => orderId === id)).toEqual([])
  })

  test('is no longer a problem once its customer was erased', async () => {
    await notify(refusing)
    await store.db.update(orders).set({ erasedAt: testNow, contactEmail: '' }).where(eq(orders.id, order.id))
    expect(await problems(later(60))).toEqual([])
    expect(await resend(later(60))).toEqual({ ok: false, reason: 'status-not-allowed' })
  })
})
