import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents, nothing } from '#domain/money.ts'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { senderToken } from '#server/db/orders/orders.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { settings } from '#server/db/schema/settings.ts'
import { weatherAlerts } from '#server/db/schema/weather.ts'
import { sendCustomerLink } from '#server/page-data/staff/orders/customer-link.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { testProvider } from '#tests/support/orders/payment-ways.ts'
import { withPerson } from '#tests/support/staff/staff.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { confirmChange, customerOptions, priceChange } from './customer-change.ts'
import { postponeOrder, refundByHand } from './staff-commands.ts'

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)

describe.each(testEngines)('customers’ changes and late payments on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store)
  })

  const provider = testProvider()
  async function payByCard() {
    const payment = await startCard(store, provider, order, testNow)
    return (at = testNow) => recordCapture(store, order, payment, at)
  }
  const key = () => ({ reference: order.reference, key: order.token })
  async function change(
    request: RequestedChange,
    now = testNow,
    why = '',
    by: StaffMember | null = null,
    link = key(),
  ) {
    const price = await priceChange(store, link, request, now)
    if (!price.ok) return price
    const { version, totalAfter, toReturn } = price.value
    return confirmChange(
      { store, provider },
      link,
      { change: request, version, expected: { totalAfter, toReturn }, why },
      now,
      by,
    )
  }

  test('move the order to another slot, and then to another day for the fee', async () => {
    await order.pay()
    expect(await change({ kind: 'slot', slot: '18:00' })).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ slot: '18:00', total: order.total, paymentStatus: 'paid' })
    expect(await change({ kind: 'date', date: '2026-12-05', slot: '12:30' })).toMatchObject({ ok: true })
    const fee = Math.round(order.total * 0.3)
    const { events, ...after } = await order.stored()
    expect(after).toMatchObject({ changeFee: fee, total: order.total + fee, paymentStatus: 'part-paid' })
    expect(events.at(-1)).toMatchObject({
      verb: 'change-date',
      actor: 'customer',
      moved: {
        from: { date: '2026-11-28', slot: '18:00' },
        to: { date: '2026-12-05', slot: '12:30' },
      },
      amount: fee,
    })
  })

  test('a customer who cancels a paid transfer gets 70% back by hand, and no more', async () => {
    await order.pay()
    await change({ kind: 'cancel' })
    const fee = Math.round(order.total * 0.3)
    const back = cents(order.total - fee)
    expect(await order.stored()).toMatchObject({ status: 'cancelled', cancellationFee: fee, refundDue: back })
    const returnByHand = (amount: number) =>
      refundByHand(store, order.call(), { amount: cents(amount), reference: 'FT 0001' }, testNow)
    expect(await returnByHand(back + 1)).toEqual({ ok: false, reason: 'nothing-to-refund' })
    expect(await returnByHand(back)).toMatchObject({ ok: true })
    expect(await returnByHand(1)).toEqual({ ok: false, reason: 'nothing-to-refund' })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'part-refunded', refundDue: 0 })
  })

  test('a cancellation by a customer’s link in a staff browser counts against that person’s limit', async () => {
    const cancelBy = (role: Role) => change({ kind: 'cancel' }, testNow, '', staffSession('Bo', role).staff)
    await order.pay()
    expect(await cancelBy('kitchen')).toEqual({ ok: false, reason: 'over-own-limit' })
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    expect(await cancelBy('office')).toMatchObject({ ok: true })
    const { events, refundDue } = await order.stored()
    expect(events.at(-1)).toMatchObject({ verb: 'cancel', actor: 'customer', actorName: 'Bo', actorId: 'Bo' })
    const countedRows = await store.db
      .select({ givenBack: orderEvents.givenBack })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, order.id), isNotNull(orderEvents.givenBack)))
    expect(countedRows).toEqual([{ givenBack: refundDue }])
  })

  async function chatOf(role: Role) {
    const sender = await withPerson(store, role)
    await sendCustomerLink(store, staffSession(sender.id, role).staff, order.reference, testNow)
    const { reference } = order
    return { ...sender, link: { reference, key: senderToken(store.tokenKey, reference, sender.id) } }
  }
  const cancelBy = (link: ReturnType<typeof key>) => change({ kind: 'cancel' }, testNow, '', null, link)
  async function limitTo(amount: number) {
    await store.db.update(settings).set({ officeRefundLimit: cents(amount) })
    await store.refresh()
  }
  const overSendersLimit = { ok: false, reason: 'over-senders-limit' }

  test('a link from the office’s chat refunds up to the sender’s limit, in every browser', async () => {
    await order.pay()
    const { link, id } = await chatOf('office')
    const back = order.total - Math.round(order.total * 0.3)
    await limitTo(back - 1)
    expect(await priceChange(store, link, { kind: 'cancel' }, testNow)).toEqual(overSendersLimit)
    const { version } = await order.stored()
    const expectedAmounts = { totalAfter: cents(order.total - back), toReturn: cents(back) }
    const confirmedChange = { change: { kind: 'cancel' }, version, expected: expectedAmounts } as const
    expect(await confirmChange({ store, provider }, link, confirmedChange, testNow)).toEqual(overSendersLimit)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: 0 })
    await limitTo(back)
    expect(await cancelBy(link)).toMatchObject({ ok: true })
    const { events } = await order.stored()
    expect(events.at(-1)).toMatchObject({ actor: 'customer', actorName: '', actorId: id, givenBack: back })
    await limitTo(100_000)
  })

  test('any link moves an order, and a link from a letter or an owner cancels without a limit', async () => {
    await limitTo(1)
    for (const by of ['letter', 'owner'] as const) {
      order = await freshOrder(store)
      await order.pay()
      const office = await chatOf('office')
      const slot = { kind: 'slot', slot: '18:00' } as const
      expect(await change(slot, testNow, '', null, office.link)).toMatchObject({ ok: true })
      const link = by === 'letter' ? key() : (await chatOf('owner')).link
      expect(await cancelBy(link)).toMatchObject({ ok: true })
    }
    await limitTo(100_000)
  })

  test('a customer of a day that the weather stopped is refunded in full by a link from a chat', async () => {
    await order.pay()
    await order.confirm()
    const { dueDate } = await order.stored()
    await store.db
      .insert(weatherAlerts)
      .values({ date: dueDate, kind: 'typhoon-8', declaredAt: testNow, declaredBy: 'Amy' })
    const { link } = await chatOf('office')
    await limitTo(1)
    expect(await cancelBy(link)).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({ refundDue: order.total })
    await limitTo(100_000)
    await store.db.delete(weatherAlerts)
  })

  test('a customer may give a reason for cancelling, and need not', async () => {
    expect(await change({ kind: 'cancel' }, testNow, ' 活動\t取消咗\u0007\r\n唔好意思 ')).toMatchObject({
      ok: true,
    })
    expect((await order.stored()).events.at(-1)).toMatchObject({
      verb: 'cancel',
      actor: 'customer',
      note: '活動 取消咗\n唔好意思',
    })
    order = await freshOrder(store)
    expect(await change({ kind: 'cancel' })).toMatchObject({ ok: true })
    expect((await order.stored()).events.at(-1)).toMatchObject({ verb: 'cancel', note: '' })
  })

  test('a very long reason is shortened, and the order is cancelled all the same', async () => {
    expect(await change({ kind: 'cancel' }, testNow, '鍋'.repeat(100_000))).toMatchObject({ ok: true })
    expect((await order.stored()).events.at(-1)).toMatchObject({ note: '鍋'.repeat(300) })
  })

  test('a refund starts at once if a customer who paid by card cancels', async () => {
    const hear = await payByCard()
    await hear()
    await change({ kind: 'cancel' })
    expect(await order.events()).toEqual(['place', 'receive-payment', 'cancel', 'start-refund'])
    const { rows } = await store.db.execute<{ amount: number; state: string }>(
      sql`select r.amount, r.state from refunds r join payments p on p.id = payment_id where order_id = ${order.id}`,
    )
    expect(rows).toEqual([{ amount: order.total - Math.round(order.total * 0.3), state: 'asked' }])
  })

  test('money that arrives after the cancellation is returned', async () => {
    const hear = await payByCard()
    await change({ kind: 'cancel' })
    await hear()
    expect(await order.events()).toEqual(['place', 'cancel', 'receive-payment', 'start-refund'])
    expect(await order.stored()).toMatchObject({ status: 'cancelled', refundDue: order.total })
  })

  test('a card charge is returned if the order was paid by FPS meanwhile', async () => {
    const hear = await payByCard()
    await order.pay()
    await hear(hours(1))
    expect(await order.events()).toEqual(['place', 'take-payment', 'receive-payment', 'start-refund'])
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid', refundDue: order.total })
  })

  test('a payment and a cancellation at the same moment leave a valid order', async () => {
    const hear = await payByCard()
    await Promise.all([hear(), change({ kind: 'cancel' }), hear(), change({ kind: 'cancel' })])
    const { events, ...after } = await order.stored()
    // If money arrived after the preview, the customer must confirm again.
    expect(['submitted', 'cancelled']).toContain(after.status)
    expect(after.refundDue).toBe(after.status === 'cancelled' ? order.total - after.cancellationFee : 0)
    expect(events.filter(({ verb }) => verb === 'receive-payment')).toHaveLength(1)
  })

  test('a change is refused if its price changed while the customer looked at it', async () => {
    const request = { kind: 'cancel' } as const
    const { version } = await order.stored()
    const expectedAmounts = { totalAfter: cents(1), toReturn: nothing }
    expect(
      await confirmChange(
        { store, provider },
        key(),
        { change: request, version, expected: expectedAmounts },
        testNow,
      ),
    ).toEqual({
      ok: false,
      reason: 'price-changed',
    })
    const wrong = { ...key(), key: 'A'.repeat(43) }
    expect(await customerOptions(store, wrong, testNow)).toBeNull()
    expect(await priceChange(store, wrong, request, testNow)).toEqual({ ok: false, reason: 'order-unknown' })
  })

  test('an order that the weather stopped moves for free', async () => {
    await order.pay()
    await order.confirm()
    await postponeOrder(store, order.call(), 'typhoon-8', testNow)
    expect(await order.stored()).toMatchObject({ status: 'postponed' })
    expect(await change({ kind: 'date', date: '2027-01-20', slot: '12:30' })).toMatchObject({ ok: true })
    expect(await order.stored()).toMatchObject({
      status: 'confirmed',
      total: order.total,
      dueDate: '2027-01-20',
    })
  })
})
