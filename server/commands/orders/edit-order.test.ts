import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { type Bound, bounds } from '#domain/ordering/order-bounds.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders as ordersTable } from '#server/db/schema/orders.ts'
import { promotions } from '#server/db/schema/settings.ts'
import { editing, valuesNow } from '#tests/support/orders/edited-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { confirmOrder, postponeOrder, takePayment } from './staff-commands.ts'

const today = todayInHongKong(testNow)
const set = 2

describe.each(testEngines)('changing an order on %s', (engine) => {
  const store = setUpStore(engine)
  let orders: ReturnType<typeof editing>
  beforeAll(() => {
    orders = editing(store)
  })

  const eventsOf = (id: number) =>
    store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)

  test('moves it, and records the values before and after in the audit log', async () => {
    const { id, order, base } = await orders.place()
    const date = addDays(today, 9)
    expect(
      await orders.save(id, { base, change: { date, slot: '18:30', specialInstructions: '側門' } }),
    ).toMatchObject({
      ok: true,
      value: { version: order.version + 1 },
    })
    const after = await orders.load(id)
    expect(after).toMatchObject({
      dueDate: date,
      slot: '18:30',
      specialInstructions: '側門',
      total: order.total,
    })
    const event = (await eventsOf(id)).at(-1)
    expect(event).toMatchObject({
      verb: 'edit',
      actor: 'staff',
      actorName: 'amy',
      note: 'asked by phone',
      moved: { from: { date: order.dueDate, slot: '12:30' }, to: { date, slot: '18:30' } },
    })
    expect(event?.changes?.map(({ field }) => field)).toEqual(['due', 'instructions'])
  })

  test('confirms a postponed order for another time of its day, and otherwise keeps it postponed', async () => {
    const { id } = await orders.place()
    const call = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
    await confirmOrder(store, call, null, testNow)
    await postponeOrder(store, call, null, testNow)
    const noteEdit = { base: valuesNow(await orders.load(id)), change: { specialInstructions: '側門' } }
    expect(await orders.save(id, noteEdit)).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ status: 'postponed', specialInstructions: '側門' })
    const later = { base: valuesNow(await orders.load(id)), change: { slot: '18:30' } }
    expect(await orders.save(id, later)).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ status: 'confirmed', slot: '18:30' })
  })

  test('counts towards the limit how much more the customer could get back on another day', async () => {
    const { id, order } = await orders.place()
    const call = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
    await takePayment(store, call, { method: 'fps', amount: order.total }, testNow)
    await store.db
      .update(ordersTable)
      .set({ dueDate: addDays(today, 1) })
      .where(eq(ordersTable.id, id))
    const later = { base: valuesNow(await orders.load(id)), change: { date: addDays(today, 9) } }
    expect(await orders.save(id, { ...later, limit: cents(100) })).toEqual({
      ok: false,
      reason: 'over-own-limit',
    })
    expect(await orders.save(id, later)).toMatchObject({ ok: true })
  })

  test('never moves it to a past day, whatever limits are exceeded', async () => {
    const { id, base } = await orders.place()
    const change = { date: addDays(today, -1) }
    expect(await orders.save(id, { base, change, exceeds: bounds })).toMatchObject({ ok: false })
  })

  test('prices its numbers and place by the same quote as a new order', async () => {
    const { id, base } = await orders.place()
    const change = {
      'line.0.quantity': '3',
      cutlery: '5',
      zoneId: 'hong-kong-island',
      address: '方糖道 21 號',
    }
    expect(await orders.save(id, { base, change })).toMatchObject({ ok: true })
    const content = await store.content()
    const asNew = orderInput(content, testNow)
    const draft = {
      ...asNew.draft,
      lines: asNew.draft.lines.map((line) => ({ ...line, quantity: 3 })),
      cutlery: { wanted: true, extra: 5 },
      zoneId: 'hong-kong-island',
    }
    const after = await orders.load(id)
    expect(after.total).toBe(orderInput(content, testNow, draft).expected.total)
    expect(after.lines[0]).toMatchObject({ units: 3, position: 0, setId: set })
    expect(after).toMatchObject({ zoneId: 'hong-kong-island', cutleryExtra: 5, address: '方糖道 21 號' })
  })

  test('keeps its original prices and promotion, and adds items at today’s price', async () => {
    const { id, order, base } = await orders.place({ promotionCode: 'CV88' })
    const price = order.lines[0]?.unitPrice ?? cents(0)
    const raisedFee = cents(10_000)
    const [menu] = await store.db.select().from(setMenus).where(eq(setMenus.id, set))
    const [code] = await store.db.select().from(promotions).where(eq(promotions.id, 'cv88'))
    if (!menu || !code) throw new Error('no set or code')
    await store.db
      .update(setMenus)
      .set({ price: cents(menu.price + raisedFee) })
      .where(eq(setMenus.id, set))
    await store.db
      .update(promotions)
      .set({ percentOff: 50, usableUntil: addDays(today, -1) })
      .where(eq(promotions.id, 'cv88'))
    await store.refresh()
    try {
      const first = Object.entries(base).filter(([name]) => name.startsWith('line.0.dishes.'))
      const newLine = Object.fromEntries(
        first.map(([name, value]) => [name.replace('line.0', 'line.n1'), value]),
      )
      const change = {
        ...newLine,
        'line.n1.set': String(set),
        'line.n1.quantity': '1',
        'line.0.quantity': '2',
      }
      expect(await orders.save(id, { base, change })).toMatchObject({ ok: true })
      const after = await orders.load(id)
      expect(after.lines.map(({ amount }) => amount)).toEqual([2 * price, price + raisedFee])
      expect(after.food).toBe(3 * price + raisedFee)
      expect(after.discount).toBe(Math.round(after.food * 0.12))
      expect(after.promotionCode).toBe('CV88')
      expect(after.termsVersion).toBe(order.termsVersion)
      expect(
        await orders.save(id, { base: valuesNow(after), change: { 'line.1.quantity': '2' } }),
      ).toMatchObject({
        ok: true,
      })
      expect((await orders.load(id)).food).toBe(4 * price + 2 * raisedFee)
    } finally {
      await store.db.update(setMenus).set({ price: menu.price }).where(eq(setMenus.id, set))
      await store.db
        .update(promotions)
        .set({ percentOff: code.percentOff, usableUntil: code.usableUntil })
        .where(eq(promotions.id, 'cv88'))
      await store.refresh()
    }
  })

  test('shows the right difference for a part-paid order, in both directions', async () => {
    const { id, order, base } = await orders.place()
    const confirm = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
    await confirmOrder(store, confirm, null, testNow)
    const part = cents(order.total - 50_000)
    await takePayment(store, confirm, { method: 'fps', amount: part }, testNow)
    const moneyNow = async () => {
      const { total, paymentStatus, refundDue } = await orders.load(id)
      return { total, paymentStatus, refundDue }
    }
    const price = order.lines[0]?.unitPrice ?? 0
    expect(await orders.save(id, { base, change: { 'line.0.quantity': '2' } })).toMatchObject({ ok: true })
    const more = await moneyNow()
    expect(more).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
    expect(more.total - part).toBeGreaterThan(price)
    const two = valuesNow(await orders.load(id))
    const remaining = { 'line.0.quantity': '1' }
    expect(await orders.save(id, { base: two, change: remaining, limit: cents(100) })).toMatchObject({
      ok: true,
    })
    const cheaper = await moneyNow()
    expect(cheaper.total).toBe(order.total)
    expect(cheaper).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
    // Only some people may refund the rest.
    await takePayment(store, confirm, { method: 'fps', amount: cents(cheaper.total - part) }, testNow)
    const full = valuesNow(await orders.load(id))
    const none = { cutlery: '0' }
    expect(await orders.save(id, { base: full, change: none, limit: cents(100) })).toEqual({
      ok: false,
      reason: 'over-own-limit',
    })
    expect(await orders.save(id, { base: full, change: none })).toMatchObject({ ok: true })
    expect(await moneyNow()).toMatchObject({ paymentStatus: 'paid', refundDue: order.cutleryAmount })
  })

  test('does not treat the returned amount as a second payment, however small a payment was', async () => {
    const { id, order, base } = await orders.place()
    const call = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
    const pay = (amount: number) =>
      takePayment(store, call, { method: 'fps', amount: cents(amount) }, testNow)
    const problems = async () => {
      const all = await orderProblems(store.db, testNow)
      return all.filter(({ reference }) => reference === order.reference)
    }
    await pay(order.cutleryAmount)
    await pay(order.total - order.cutleryAmount)
    await orders.save(id, { base, change: { cutlery: '0' } })
    expect(await problems()).toMatchObject([{ kind: 'refund-due', amount: order.cutleryAmount }])
    const { total } = await orders.load(id)
    await pay(total)
    expect(await problems()).toMatchObject([
      { kind: 'paid-twice', amount: total },
      { kind: 'refund-due', amount: total + order.cutleryAmount },
    ])
  })

  test('refuses an order that cannot be delivered, with the reason', async () => {
    const { id, base } = await orders.place()
    const reasonOf = async (change: Values, exceeds: readonly Bound[] = []) => {
      const result = await orders.save(id, { base, change, exceeds })
      if (result.ok || typeof result.reason === 'string') return result.ok ? null : result.reason
      return 'code' in result.reason ? result.reason.code : result.reason.asks
    }
    expect(await reasonOf({ date: addDays(today, -1) })).toBe('date-too-early')
    expect(await reasonOf({ date: addDays(today, -1) }, bounds)).toBe('date-too-early')
    expect(await reasonOf({ date: '2026-02-30' })).toBe('date-invalid')
    expect(await reasonOf({ slot: '03:00' })).toBe('slot-unknown')
    expect(await reasonOf({ 'line.0.quantity': '0' })).toBe('order-empty')
    expect(await reasonOf({ 'line.0.quantity': 'two' })).toBe('quantity-invalid')
    expect(await reasonOf({ 'line.n1.set': '999', 'line.n1.quantity': '1' })).toBe('set-unknown')
    expect(await reasonOf({ address: ' ' })).toBe('address-missing')
    expect(await reasonOf({})).toBe('nothing-changes')
    expect(await reasonOf({ date: addDays(today, 1) })).toBe('date-too-early')
    expect(await reasonOf({ date: addDays(today, 1) }, ['lead-time'])).toBeNull()
  })

  test('asks before it moves to a day that is too early for one of its sets', async () => {
    const { id, base } = await orders.place()
    const sQL = eq(setMenus.id, set)
    const [menu] = await store.db.select().from(setMenus).where(sQL)
    await store.db.update(setMenus).set({ leadDays: 20 }).where(sQL)
    await store.refresh()
    try {
      const change = { date: addDays(today, 10) }
      expect(await orders.save(id, { base, change })).toMatchObject({
        ok: false,
        reason: { code: 'date-too-early', data: { earliest: addDays(today, 20) } },
      })
      expect(await orders.save(id, { base, change, exceeds: ['lead-time'] })).toMatchObject({ ok: true })
    } finally {
      await store.db
        .update(setMenus)
        .set({ leadDays: menu?.leadDays ?? null })
        .where(sQL)
      await store.refresh()
    }
  })
})
