import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { letterProblems } from '#server/db/notices/letter-problems.ts'
import { addOrderEvent } from '#server/db/orders/order-events.ts'
import { letters } from '#server/db/schema/letters.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import type { Letter, Mail } from '#server/mail/mail.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type NotifyDeps, notifyOrderEvent, notifyOrderPlaced, sendOrderLink } from './send-notices.ts'

describe.each(testEngines)('notices on %s', (engine) => {
  const store = setUpStore(engine)
  let sentLetters: Letter[]
  beforeEach(() => {
    sentLetters = []
  })

  const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
  const well: Mail = {
    async send(letter) {
      sentLetters.push(letter)
      return { ok: true }
    },
  }
  const deps = (changes: Partial<NotifyDeps> = {}) =>
    noticeDeps(store, { mail: well, staffAddress: 'kitchen@example.com', ...changes })
  const recipients = () => sentLetters.map(({ to }) => to).sort()

  async function place() {
    return placedOrder(store, orderInput(await store.content(), testNow), testNow)
  }

  test('are sent once to the customer and once to the shop, however many workers run', async () => {
    const { id } = await place()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => notifyOrderPlaced(deps(), { orderId: id })),
    )
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
    await notifyOrderPlaced(deps(), { orderId: id })
    expect(recipients()).toEqual(['chan@example.com', 'kitchen@example.com'])
    expect(await letterProblems(store.db, minutesLater(60))).toEqual([])
  })

  test('reach one recipient if the other is refused, and are not sent again after a permanent refusal', async () => {
    const { id, reference } = await place()
    const refusing: Mail = {
      send: (letter) =>
        letter.to === 'chan@example.com' ? Promise.resolve({ ok: false, code: 550 }) : well.send(letter),
    }
    await notifyOrderPlaced(deps({ mail: refusing }), { orderId: id })
    await notifyOrderPlaced(deps(), { orderId: id })
    expect(recipients()).toEqual(['kitchen@example.com'])
    expect(await letterProblems(store.db, testNow)).toEqual([
      {
        orderId: id,
        version: 1,
        reference,
        id: `order-${reference}-placed`,
        recipient: 'customer',
        tells: 'place',
        attempts: 1,
        since: testNow,
        failure: 'refused',
        refusedCode: 550,
      },
    ])
    await store.db.delete(letters)
  })

  test('are sent again after a failure, which is a problem once it lasts', async () => {
    const { id, reference } = await place()
    const failing: Mail = { send: () => Promise.reject(new Error('ETIMEDOUT')) }
    const order = { orderId: id }
    await expect(notifyOrderPlaced(deps({ mail: failing }), order)).rejects.toThrow('ETIMEDOUT')
    await expect(notifyOrderPlaced(deps({ mail: failing }), order)).rejects.toThrow('ETIMEDOUT')
    expect(await letterProblems(store.db, minutesLater(10))).toEqual([])
    expect(await letterProblems(store.db, minutesLater(20))).toMatchObject([
      { reference, attempts: 2, refusedCode: null },
      { reference, attempts: 2, refusedCode: null },
    ])
    await notifyOrderPlaced(deps(), order)
    expect(recipients()).toEqual(['chan@example.com', 'kitchen@example.com'])
    expect(await letterProblems(store.db, minutesLater(20))).toEqual([])
  })

  test('keep their id if a worker died before it recorded that they were sent', async () => {
    const { id } = await place()
    const order = { orderId: id }
    // The process dies after the mail server accepted the letter.
    const dying: Mail = {
      async send(letter) {
        sentLetters.push(letter)
        return new Promise(() => {})
      },
    }
    const alone = { staffAddress: null }
    void notifyOrderPlaced(deps({ ...alone, mail: dying }), order)
    await expect.poll(() => sentLetters.length).toBe(1)
    await expect(notifyOrderPlaced(deps(alone), order)).rejects.toThrow('being sent by another worker')
    expect(sentLetters).toHaveLength(1)
    const later = () => minutesLater(3)
    await notifyOrderPlaced(deps({ ...alone, now: later }), order)
    await notifyOrderPlaced(deps({ ...alone, now: later }), order)
    expect(sentLetters).toHaveLength(2)
    expect(sentLetters[0]?.id).toBe(sentLetters[1]?.id)
  })

  test('of an event describe it and attach a calendar file once the day is settled', async () => {
    const { id, reference } = await place()
    const statuses = { status: 'confirmed', paymentStatus: 'unpaid' } as const
    const eventId = await store.db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
      return addOrderEvent(tx, store.queue, {
        orderId: id,
        at: testNow,
        verb: 'confirm',
        actor: 'staff',
        statusBefore: 'submitted',
        paymentStatusBefore: 'unpaid',
        ...statuses,
        note: '',
      })
    })
    for (let turn = 0; turn < 2; turn += 1) await notifyOrderEvent(deps(), { eventId })
    expect(recipients()).toEqual(['chan@example.com', 'kitchen@example.com'])
    const letter = sentLetters.find(({ to }) => to === 'chan@example.com')
    expect(letter?.subject).toBe(`開源到會：訂單 ${reference} 已確認`)
    expect(letter?.calendar?.name).toBe(`${reference.replace('-', '')}.ics`)
    expect(letter?.calendar?.content).toContain('STATUS:CONFIRMED')
    expect(sentLetters.find(({ to }) => to === 'kitchen@example.com')?.calendar).toBeNull()
    await expect(notifyOrderEvent(deps(), { eventId: 999_999 })).rejects.toThrow('not in the database')
  })

  test('with a lost link go only to the order’s address, once for each request', async () => {
    const { id, reference, token } = await place()
    for (const request of ['a', 'a', 'b']) await sendOrderLink(deps(), { orderId: id, request })
    expect(recipients()).toEqual(['chan@example.com', 'chan@example.com'])
    expect(sentLetters[0]?.text).toContain(`https://shop.example${orderPath(reference, token, 'zh')}`)
  })

  test('name the sender, the reply address and that of staff from the settings', async () => {
    const choices = {
      senderName: '派對部',
      replyTo: 'answers@example.com',
      staffAddress: 'night@example.com',
    }
    await store.db.update(settings).set({ mail: choices })
    await store.refresh()
    const { id } = await place()
    await notifyOrderPlaced(deps(), { orderId: id })
    expect(recipients()).toEqual(['chan@example.com', 'night@example.com'])
    for (const letter of sentLetters)
      expect(letter).toMatchObject({ from: '派對部', replyTo: 'answers@example.com' })
    await store.db.update(settings).set({ mail: {} })
    await store.refresh()
  })

  test('contain the shop’s own text for customers, and not for staff', async () => {
    const words = { placed: { zh: '廚師每早新鮮炸。', en: 'Fried <fresh> each morning.' } }
    await store.db.update(settings).set({ mail: { words } })
    await store.refresh()
    const { id } = await place()
    await notifyOrderPlaced(deps(), { orderId: id })
    const [toCustomer, toStaff] = ['chan@example.com', 'kitchen@example.com'].map((address) =>
      sentLetters.find(({ to }) => to === address),
    )
    expect(toCustomer?.text).toContain('廚師每早新鮮炸。')
    expect(toCustomer?.html.replaceAll('<wbr>', '')).toContain('廚師每早新鮮炸。')
    expect(toStaff?.text).toBeDefined()
    expect(toStaff?.text).not.toContain('廚師')
    await store.db.update(settings).set({ mail: {} })
    await store.refresh()
  })

  test('link customers to their page and staff to the order of the back office, without its key', async () => {
    const { id, reference, token } = await place()
    await notifyOrderPlaced(deps(), { orderId: id })
    for (const { to, text, html } of sentLetters) {
      const isStaff = to === 'kitchen@example.com'
      expect(text.includes(token), to).toBe(!isStaff)
      expect(html.includes(token), to).toBe(!isStaff)
      expect(text.includes(`https://shop.example${staffOrderPath(reference)}`), to).toBe(isStaff)
    }
    expect(sentLetters).toHaveLength(2)
  })

  test('are not sent if there is no address', async () => {
    const { id } = await place()
    await store.db.update(orders).set({ contactEmail: '' }).where(eq(orders.id, id))
    await notifyOrderPlaced(deps({ staffAddress: null }), { orderId: id })
    expect(sentLetters).toEqual([])
  })
})
