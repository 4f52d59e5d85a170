import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu-selection.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/order.ts'
import { type Bound, bounds } from '#domain/order-bounds.ts'
import type { EditValues } from '#domain/staff/edit-values.ts'
import { editValuesOf } from '#domain/staff/edited-order.ts'
import type { Side } from '#domain/staff/merge-edits.ts'
import { factsOfItsDay } from '#domain/staff/placed-terms.ts'
import { loadOrder, type StoredOrder } from '#server/db/orders/orders.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { pickupPlaces, promotions, remotePlaces, zones } from '#server/db/schema/settings.ts'
import { checkTrails } from '#server/db/work/trail.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store.ts'
import { editOrder, mergedEdit } from './edit-order.ts'
import { confirmOrder, takePayment } from './staff-commands.ts'

const today = todayInHongKong(testNow)
const set = 2

describe.each(testEngines)('changing an order on %s', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())

  const load = async (id: number) => {
    const order = await loadOrder(store.db, id)
    if (!order) throw new Error(`no order ${id}`)
    return order
  }
  const valuesNow = (order: StoredOrder) =>
    editValuesOf({ ...order, placedOn: todayInHongKong(order.placedAt) })
  const place = async (parts: Partial<OrderDraft> = {}) => {
    const { id } = await placedOrder(store, orderInput(await store.content(), testNow, parts), testNow)
    const order = await load(id)
    return { id, order, opened: valuesNow(order) }
  }

  interface Saving {
    readonly opened: EditValues
    readonly change: EditValues
    readonly choices?: Readonly<Record<string, Side>>
    readonly version?: number
    readonly limit?: Cents
    readonly by?: string
    readonly exceeds?: readonly Bound[]
  }
  /** As the page does it: shows the price and sends it along. */
  const save = async (id: number, { opened, change, choices = {}, by = 'amy', ...rest }: Saving) => {
    const stored = await load(id)
    const typed = { opened, typed: { ...opened, ...change }, choices }
    const { edited } = mergedEdit(stored, typed, (await store.content()).facts, testNow)
    return editOrder(
      store,
      {
        ...{ orderId: id, expectedVersion: rest.version ?? stored.version, by, byId: by },
        ...{ note: 'asked by phone', exceeds: rest.exceeds ?? [] },
      },
      { ...typed, shownTotal: edited.total },
      rest.limit ?? null,
      testNow,
    )
  }
  const eventsOf = (id: number) =>
    store.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id)

  test('moves it, and tells before and after in the trail', async () => {
    const { id, order, opened } = await place()
    const date = addDays(today, 9)
    expect(await save(id, { opened, change: { date, slot: '18:30', instructions: '側門' } })).toMatchObject({
      ok: true,
      value: { version: order.version + 1 },
    })
    const after = await load(id)
    expect(after).toMatchObject({
      dueDate: date,
      slot: '18:30',
      specialInstructions: '側門',
      total: order.total,
    })
    const event = (await eventsOf(id)).at(-1)
    expect(event).toMatchObject({
      ...{ verb: 'edit', actor: 'staff', actorName: 'amy', note: 'asked by phone' },
      moved: { from: { date: order.dueDate, slot: '12:30' }, to: { date, slot: '18:30' } },
    })
    expect(event?.changes?.map(({ field }) => field)).toEqual(['due', 'instructions'])
    expect(await Array.fromAsync(checkTrails(store.db))).toEqual([])
  })

  test('changes numbers and place by the same quote as a new order', async () => {
    const { id, opened } = await place()
    const change = {
      'line.0.quantity': '3',
      cutlery: '5',
      zoneId: 'hong-kong-island',
      address: '方糖道 21 號',
    }
    expect(await save(id, { opened, change })).toMatchObject({ ok: true })
    const content = await store.content()
    const asNew = orderInput(content, testNow)
    const draft = {
      ...asNew.draft,
      lines: asNew.draft.lines.map((line) => ({ ...line, quantity: 3 })),
      cutlery: { wanted: true, extra: 5 },
      zoneId: 'hong-kong-island',
    }
    const after = await load(id)
    expect(after.total).toBe(orderInput(content, testNow, draft).shown.total)
    expect(after.lines[0]).toMatchObject({ units: 3, position: 0, setId: set })
    expect(after).toMatchObject({ zoneId: 'hong-kong-island', cutleryExtra: 5, address: '方糖道 21 號' })
  })

  test('keeps the prices and the promotion of its day; what is added costs what it costs today', async () => {
    const { id, order, opened } = await place({ promotionCode: 'CV88' })
    const price = order.lines[0]?.unitPrice ?? cents(0)
    const raised = cents(10_000)
    const [menu] = await store.db.select().from(setMenus).where(eq(setMenus.id, set))
    const [code] = await store.db.select().from(promotions).where(eq(promotions.id, 'cv88'))
    if (!menu || !code) throw new Error('no set or code')
    await store.db
      .update(setMenus)
      .set({ price: cents(menu.price + raised) })
      .where(eq(setMenus.id, set))
    await store.db
      .update(promotions)
      .set({ percentOff: 50, usableUntil: addDays(today, -1) })
      .where(eq(promotions.id, 'cv88'))
    await store.refresh()
    try {
      const first = Object.entries(opened).filter(([name]) => name.startsWith('line.0.dishes.'))
      const added = Object.fromEntries(
        first.map(([name, value]) => [name.replace('line.0', 'line.n1'), value]),
      )
      const change = { ...added, 'line.n1.set': String(set), 'line.n1.quantity': '1', 'line.0.quantity': '2' }
      expect(await save(id, { opened, change })).toMatchObject({ ok: true })
      const after = await load(id)
      expect(after.lines.map(({ amount }) => amount)).toEqual([2 * price, price + raised])
      expect(after.food).toBe(3 * price + raised)
      expect(after.discount).toBe(Math.round(after.food * 0.12))
      expect(after.promotionCode).toBe('CV88')
      expect(after.termsVersion).toBe(order.termsVersion)
      // A second change, of the line that was added at the new price.
      expect(await save(id, { opened: valuesNow(after), change: { 'line.1.quantity': '2' } })).toMatchObject({
        ok: true,
      })
      expect((await load(id)).food).toBe(4 * price + 2 * raised)
    } finally {
      await store.db.update(setMenus).set({ price: menu.price }).where(eq(setMenus.id, set))
      await store.db
        .update(promotions)
        .set({ percentOff: code.percentOff, usableUntil: code.usableUntil })
        .where(eq(promotions.id, 'cv88'))
      await store.refresh()
    }
  })

  test('shows the right difference of a part-paid order, whichever way it is changed', async () => {
    const { id, order, opened } = await place()
    const confirm = { orderId: id, expectedVersion: null, by: 'amy', note: '' }
    await confirmOrder(store, confirm, null, testNow)
    const part = cents(order.total - 50_000)
    await takePayment(store, confirm, { method: 'fps', amount: part }, testNow)
    const moneyNow = async () => {
      const { total, paymentStatus, refundDue } = await load(id)
      return { total, paymentStatus, refundDue }
    }
    const price = order.lines[0]?.unitPrice ?? 0
    expect(await save(id, { opened, change: { 'line.0.quantity': '2' } })).toMatchObject({ ok: true })
    const more = await moneyNow()
    expect(more).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
    expect(more.total - part).toBeGreaterThan(price)
    const two = valuesNow(await load(id))
    const left = { 'line.0.quantity': '1' }
    expect(await save(id, { opened: two, change: left, limit: cents(100) })).toMatchObject({ ok: true })
    const cheaper = await moneyNow()
    expect(cheaper.total).toBe(order.total)
    expect(cheaper).toMatchObject({ paymentStatus: 'part-paid', refundDue: 0 })
    // Paid in full, then made cheaper: the rest is due back, and that is the word of whoever may give it.
    await takePayment(store, confirm, { method: 'fps', amount: cents(cheaper.total - part) }, testNow)
    const full = valuesNow(await load(id))
    const none = { cutlery: '0' }
    expect(await save(id, { opened: full, change: none, limit: cents(100) })).toEqual({
      ok: false,
      reason: 'over-own-limit',
    })
    expect(await save(id, { opened: full, change: none })).toMatchObject({ ok: true })
    expect(await moneyNow()).toMatchObject({ paymentStatus: 'paid', refundDue: order.cutleryAmount })
  })

  test('merges two people’s changes that do not clash, and saves both', async () => {
    const { id, order, opened } = await place()
    expect(await save(id, { opened, change: { instructions: '加叉燒醬' }, by: 'bo' })).toMatchObject({
      ok: true,
    })
    const mine = { opened, change: { slot: '18:30' }, version: order.version }
    expect(await save(id, mine)).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({ specialInstructions: '加叉燒醬', slot: '18:30' })
  })

  test('asks where they clash, and saves what was chosen', async () => {
    const { id, order, opened } = await place()
    await save(id, { opened, change: { slot: '17:30', instructions: '加叉燒醬' }, by: 'bo' })
    const mine = { opened, change: { slot: '18:30', cutlery: '9' } }
    expect(await save(id, { ...mine, version: order.version })).toEqual({ ok: false, reason: 'edit-clashes' })
    // Chosen at a version that is not stored any more: another question.
    const choices = { due: 'theirs' } as const
    expect(await save(id, { ...mine, choices, version: order.version })).toMatchObject({ ok: false })
    expect(await save(id, { ...mine, choices })).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({ slot: '17:30', specialInstructions: '加叉燒醬', cutleryExtra: 9 })
  })

  test('saves nothing for another price than was shown', async () => {
    const { id, order, opened } = await place()
    const typed = { opened, typed: { ...opened, 'line.0.quantity': '2' }, choices: {} }
    const call = { orderId: id, expectedVersion: order.version, by: 'amy', note: 'x' }
    const save = (shownTotal: Cents) => editOrder(store, call, { ...typed, shownTotal }, null, testNow)
    expect(await save(order.total)).toEqual({ ok: false, reason: 'price-changed' })
    expect((await load(id)).version).toBe(order.version)
  })

  test('asks for the fee of a remote place, takes it from staff, and starts the time to pay', async () => {
    const { id, opened } = await place()
    const remote = { zoneId: 'new-territories', remotePlaceId: 'lantau', address: '大嶼山' }
    expect(await save(id, { opened, change: remote })).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({ deliveryFee: null, remotePlaceId: 'lantau' })
    const open = valuesNow(await load(id))
    expect(await save(id, { opened: open, change: { fee: 'much' } })).toEqual({
      ok: false,
      reason: 'amount-invalid',
    })
    expect(await save(id, { opened: open, change: { fee: '450' } })).toMatchObject({ ok: true })
    const quoted = await load(id)
    expect(quoted).toMatchObject({ deliveryFee: 45_000 })
    expect(quoted.payBy).not.toBeNull()
    // A change of the dishes leaves the quoted fee as it is.
    await save(id, { opened: valuesNow(quoted), change: { 'line.0.quantity': '2' } })
    expect(await load(id)).toMatchObject({ deliveryFee: 45_000 })
  })

  test('moved to a special date it costs only what that day costs more, whatever the zone costs by now', async () => {
    const { catalogue } = await store.content()
    const set = catalogue.sets.find(
      ({ includesDelivery, published, season, pricing }) =>
        !includesDelivery && published && !season && pricing === 'fixed',
    )
    if (!set) throw new Error('delivery is free with every set')
    const lines = [{ setId: set.id, quantity: set.minQuantity, selection: defaultSelection(set) }]
    const { id, order, opened } = await place({ lines })
    const agreed = order.deliveryFee ?? 0
    expect(agreed).toBeGreaterThan(0)
    const dearer = { fee: cents(50_000), specialDateFee: cents(57_000) }
    const own = eq(zones.id, 'kowloon')
    const before = (await store.content()).settings.zones.find((zone) => zone.id === 'kowloon')
    await store.db.update(zones).set(dearer).where(own)
    await store.refresh()
    expect(await save(id, { opened, change: { date: '2026-12-24' } })).toMatchObject({ ok: true })
    const moved = await load(id)
    expect(moved).toMatchObject({ deliveryFee: agreed + 7_000, total: order.total + 7_000 })
    const back = { opened: valuesNow(moved), change: { date: order.dueDate } }
    expect(await save(id, back)).toMatchObject({ ok: true })
    expect(await load(id)).toMatchObject({ deliveryFee: agreed, total: order.total })
    const { fee = cents(0), specialDateFee = cents(0) } = before ?? {}
    await store.db.update(zones).set({ fee, specialDateFee }).where(own)
    await store.refresh()
  })

  test('keeps its place, and the fee agreed for it, after the shop removed the place', async () => {
    const remote = { zoneId: 'new-territories', remotePlaceId: 'lantau', address: '大嶼山' }
    const pickup = { fulfilment: 'pickup', pickupPlaceId: 'kwun-tong-office', zoneId: null } as const
    const [far, near] = [await place(remote), await place(pickup)]
    expect(await save(far.id, { opened: far.opened, change: { fee: '450' } })).toMatchObject({ ok: true })
    const quoted = await load(far.id)
    const gone = await store.db.delete(remotePlaces).where(eq(remotePlaces.id, 'lantau')).returning()
    const closed = await store.db.delete(pickupPlaces).returning()
    await store.refresh()
    const change = { date: addDays(today, 9), 'line.0.quantity': '2' }
    expect(await save(far.id, { opened: valuesNow(quoted), change })).toMatchObject({ ok: true })
    const { remotePlaceId, remotePlaceName, deliveryFee } = quoted
    expect(await load(far.id)).toMatchObject({ remotePlaceId, remotePlaceName, deliveryFee })
    expect(await save(near.id, { opened: near.opened, change })).toMatchObject({ ok: true })
    const { pickupPlaceId, pickupPlaceName } = near.order
    expect(await load(near.id)).toMatchObject({ pickupPlaceId, pickupPlaceName })
    // The form lists what there is to choose from these.
    const own = factsOfItsDay({ ...quoted, placedOn: today }, (await store.content()).facts).settings
    expect(own.remotePlaces).toContainEqual(expect.objectContaining({ id: 'lantau', name: remotePlaceName }))
    await store.db.insert(remotePlaces).values(gone)
    await store.db.insert(pickupPlaces).values(closed)
    await store.refresh()
  })

  test('refuses what nobody can deliver, and says so', async () => {
    const { id, opened } = await place()
    const reasonOf = async (change: EditValues, exceeds: readonly Bound[] = []) => {
      const result = await save(id, { opened, change, exceeds })
      return result.ok ? null : typeof result.reason === 'string' ? result.reason : result.reason.code
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
    // Staff may promise what customers can't order online any more, once they choose to.
    expect(await reasonOf({ date: addDays(today, 1) })).toBe('date-too-early')
    expect(await reasonOf({ date: addDays(today, 1) }, ['lead-time'])).toBeNull()
  })

  test('asks before it moves to a day that is too early for one of its sets', async () => {
    const { id, opened } = await place()
    const own = eq(setMenus.id, set)
    const [menu] = await store.db.select().from(setMenus).where(own)
    await store.db.update(setMenus).set({ leadDays: 20 }).where(own)
    await store.refresh()
    try {
      const change = { date: addDays(today, 10) }
      expect(await save(id, { opened, change })).toMatchObject({
        ok: false,
        reason: { code: 'date-too-early', data: { earliest: addDays(today, 20) } },
      })
      expect(await save(id, { opened, change, exceeds: ['lead-time'] })).toMatchObject({ ok: true })
    } finally {
      await store.db
        .update(setMenus)
        .set({ leadDays: menu?.leadDays ?? null })
        .where(own)
      await store.refresh()
    }
  })
})
