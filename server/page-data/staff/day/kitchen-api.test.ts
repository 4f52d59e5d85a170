import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import type { KitchenView } from '#domain/staff/day/kitchen-views.ts'
import { labelChoice } from '#domain/staff/day/label-choice.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { confirmOrder, dateOrder, postponeOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { takeBack } from '#server/commands/work/take-back.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import { kitchenOrders } from '#server/db/work/kitchen.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { staffMember, staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createKitchenApi, type KitchenApi } from './kitchen-api.ts'

describe.each(testEngines)('the kitchen on %s', (engine) => {
  const due = addDays(todayInHongKong(testNow), 7)
  const dueMorning = new Date(`${due}T09:00:00+08:00`)
  const all = labelChoice({ all: 'yes' })
  const store = setUpStore(engine)
  let kitchen: KitchenApi
  beforeAll(async () => {
    kitchen = createKitchenApi(store, () => dueMorning)
    await place(false)
    await place(true)
  })

  async function place(isConfirmed: boolean) {
    const content = await store.content()
    const [line] = orderInput(content, testNow).draft.lines
    if (!line) throw new Error('an order without lines')
    const needs = { ...noNeeds, allergens: ['egg'] } as const
    const input = { ...orderInput(content, testNow, { lines: [{ ...line, quantity: 2 }] }), needs }
    const order = await placedOrder(store, input, testNow)
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    if (isConfirmed) await confirmOrder(store, call, null, testNow)
  }

  async function dayFor(role: Role, view: KitchenView = 'dish') {
    const day = await kitchen.day(role, null, view)
    if (!day) throw new Error('no day')
    return day
  }

  test('lists confirmed orders of the day, and no new ones', async () => {
    const { orders, dishes } = await dayFor('kitchen')
    expect(orders).toHaveLength(1)
    const { catalogue } = await store.content()
    const serves = catalogue.sets.find(({ id }) => id === 2)?.serves.max ?? 0
    expect(dishes.length).toBeGreaterThan(3)
    for (const { portions, trays } of dishes) {
      expect(portions % (2 * serves)).toBe(0)
      expect(trays).toEqual([{ portions: serves, count: portions / serves }])
    }
  })

  test('shows the same portions by order and by dish, with allergies', async () => {
    const { orders, dishes: none, dishCount, slots } = await dayFor('packer', 'order')
    const { dishes } = await dayFor('packer')
    expect([none, dishCount]).toEqual([[], dishes.length])
    expect(slots).toEqual([...new Set(orders.map(({ slot }) => slot))])
    const portionsOf = (of: readonly { readonly portions: number }[]) =>
      of.reduce((sum, { portions }) => sum + portions, 0)
    expect(portionsOf(orders.flatMap((order) => order.dishes))).toBe(portionsOf(dishes))
    expect(portionsOf(dishes)).toBeGreaterThan(0)
    const risky = orders.flatMap((order) => order.dishes.filter(({ isAllergic }) => isAllergic))
    expect(risky.map(({ dishId }) => dishId).toSorted()).toEqual(
      dishes.flatMap(({ dishId, isAllergic }) => (isAllergic ? [dishId] : [])).toSorted(),
    )
  })

  test('reads the dishes of each order and the runs only for views that show them', async () => {
    const view = async (view: KitchenView) => {
      const { orders, runs } = await dayFor('kitchen', view)
      return { hasDishes: orders.some(({ dishes }) => dishes.length > 0), runs: runs.length }
    }
    expect(await planRuns(store, staffMember('amy', 'office'), due, { kind: 'propose' }, testNow)).toBe(
      'saved',
    )
    expect(await view('dish')).toEqual({ hasDishes: false, runs: 0 })
    expect(await view('order')).toEqual({ hasDishes: true, runs: 0 })
    expect(await view('run')).toEqual({ hasDishes: false, runs: 1 })
  })

  test('prints every label once, and marks those that are printed again', async () => {
    const labels = async (choice = all) => (await kitchen.labels('packer', null, choice))?.labels ?? []
    const before = await labels()
    expect(before).not.toEqual([])
    expect(before.map(({ index, of }) => `${index}/${of}`)).toEqual(
      before.map((_, index) => `${index + 1}/${before.length}`),
    )
    expect(await kitchen.print(staffSession('Di', 'driver'), due, all)).toBeNull()
    expect(await kitchen.print(staffSession('Cy', 'packer'), addDays(due, 1), all)).toBeNull()
    expect(await labels(labelChoice({}))).toHaveLength(before.length)
    expect((await kitchen.labels('packer', null, all))?.lastPrint).toBeNull()
    const printing = await kitchen.print(staffSession('Cy', 'packer'), due, all)
    expect(printing).toEqual(expect.objectContaining({ labels: before }))
    expect((await labels()).every(({ isReprint }) => isReprint)).toBe(true)
    expect((await kitchen.labels('packer', null, labelChoice({})))?.lastPrint).toEqual({
      by: 'Cy',
      at: dueMorning,
      labels: before.length,
    })
    expect(await labels(labelChoice({}))).toEqual([])
  })

  test('prints the labels of one order', async () => {
    const day = await kitchen.labels('packer', null, all)
    const { reference = '', slot = '', labels: number } = day?.orders[0] ?? {}
    const choice = labelChoice({ all: 'yes', slot, order: reference })
    const view = await kitchen.labels('packer', null, choice)
    expect(new Set(view?.labels.map(({ order }) => order.reference))).toEqual(new Set([reference]))
    expect(view?.labels).toHaveLength(number ?? 0)
    expect(view?.warmHours).toBe((await store.content()).settings.service.warmHours)
    expect(view?.choice).toEqual(choice)
  })

  test('prints the labels of selected orders, on the first of their days unless another is chosen', async () => {
    const ids = (await kitchenOrders(store.db, due)).map(({ id }) => id)
    const choiceOf = (orders: readonly number[]) => labelChoice({ all: 'yes', orders: orders.join(',') })
    const day = await kitchen.labels('packer', null, choiceOf(ids))
    expect(day?.days).toEqual([due])
    expect(new Set(day?.labels.map(({ order }) => order.id))).toEqual(new Set(ids))
    expect((await kitchen.labels('packer', null, choiceOf([999_999])))?.labels).toEqual([])
    const dayBefore = createKitchenApi(store, () => new Date(dueMorning.getTime() - 86_400_000))
    expect((await dayBefore.labels('kitchen', null, choiceOf(ids)))?.date).toBe(due)
    // A packer sees only today.
    expect(await dayBefore.labels('packer', null, choiceOf(ids))).toMatchObject({ days: [], labels: [] })
  })

  test('compares allergies with the dishes, and prints them on their labels', async () => {
    const { orders, dishes } = await dayFor('kitchen')
    const risky = orders[0]?.allergies[0]?.dishes.map(({ dishId }) => dishId) ?? []
    expect(risky.length).toBeGreaterThan(0)
    expect(dishes.filter(({ isAllergic }) => isAllergic).map(({ dishId }) => dishId)).toHaveLength(
      risky.length,
    )
    for (const { dishId, allergens, allergies } of (await kitchen.labels('packer', null, all))?.labels ??
      []) {
      expect([dishId, allergies]).toEqual([dishId, allergens?.includes('egg') ? ['egg'] : []])
      expect([dishId, allergens?.includes('egg')]).toEqual([dishId, risky.includes(dishId)])
    }
  })

  test('knows the contents of a dish without its sets, but not without the dish', async () => {
    const content = await store.content()
    const labelsWith = async (change: Partial<typeof content.catalogue>) => {
      const catalogue = { ...content.catalogue, ...change }
      const later = createKitchenApi(
        { db: store.db, content: async () => ({ ...content, catalogue }) },
        () => dueMorning,
      )
      return (await later.labels('packer', null, all))?.labels ?? []
    }
    const labelsBefore = await labelsWith({})
    expect(labelsBefore.length).toBeGreaterThan(0)
    expect(labelsBefore.map(({ allergens }) => allergens)).not.toContain(null)
    expect(await labelsWith({ sets: [] })).toEqual(labelsBefore)
    const labelsWithout = await labelsWith({ dishes: new Map() })
    expect(labelsWithout.map(({ allergens }) => allergens)).toEqual(labelsBefore.map(() => null))
  })

  test('shows a change after the labels are printed until somebody acknowledges it', async () => {
    const [order] = await kitchenOrders(store.db, due)
    if (!order) throw new Error('no order')
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    const to = { date: due, slot: '18:00', fee: cents(0) }
    expect(await dateOrder(store, call, to, dueMorning)).toMatchObject({ ok: true })
    const [change] = (await dayFor('kitchen')).late
    expect(change).toMatchObject({ reference: order.reference, verb: 'change-date', seen: null })
    const acknowledgement = { date: due, eventId: change?.id ?? 0 }
    expect(await kitchen.acknowledge(staffSession('Cy', 'packer'), acknowledgement)).toBe('not-allowed')
    expect(
      await kitchen.acknowledge(staffSession('Bo', 'kitchen'), { ...acknowledgement, eventId: 9_999_999 }),
    ).toBe('not-due')
    expect(await kitchen.acknowledge(staffSession('Bo', 'kitchen'), acknowledgement)).toBe('saved')
    expect(await kitchen.acknowledge(staffSession('Di', 'kitchen'), acknowledgement)).toBe('saved')
    expect((await dayFor('office')).late[0]?.seen).toEqual({ by: 'Bo', at: dueMorning })
  })

  test('prints a changed label again, with its changes', async () => {
    const labels = (await kitchen.labels('packer', null, labelChoice({})))?.labels ?? []
    expect(labels.length).toBeGreaterThan(0)
    for (const { isReprint, changes, says } of labels)
      expect([isReprint, changes, says.due]).toEqual([true, ['due'], `${due} 18:00`])
    const tablets = ['Cy', 'Di', 'Ed'].map((name) =>
      kitchen.print(staffSession(name, 'packer'), due, labelChoice({})),
    )
    const labelCounts = (await Promise.all(tablets)).map((day) =>
      day && day !== 'temporarily-unavailable' ? day.labels.length : null,
    )
    expect(labelCounts.toSorted()).toEqual([0, 0, labels.length])
    expect((await kitchen.labels('packer', null, labelChoice({})))?.labels).toEqual([])
  })

  test('shows an order that leaves the day, and each change once if it returns', async () => {
    const [order] = await kitchenOrders(store.db, due)
    if (!order) throw new Error('no order')
    const call = {
      orderId: order.id,
      expectedVersion: null,
      by: 'Amy',
      note: '',
      exceeds: ['lead-time'],
    } as const
    const before = (await dayFor('kitchen')).late
    const next = addDays(due, 1)
    for (const date of [next, due]) {
      const to = { date, slot: '18:00', fee: cents(0) }
      expect(await dateOrder(store, call, to, dueMorning)).toMatchObject({ ok: true })
      const { late } = await dayFor('kitchen')
      expect(late.at(-1)?.moved?.to.date).toBe(date)
      expect(late).toHaveLength(before.length + (date === next ? 1 : 2))
    }
  })

  test('records prints and acknowledgements in the audit log of the day, which is consistent', async () => {
    const events = await store.db.select().from(workEvents).orderBy(asc(workEvents.id))
    expect(events.map(({ verb, actorName }) => `${verb} ${actorName}`)).toEqual([
      'print-labels Cy',
      'acknowledge Bo',
      expect.stringMatching(/^print-labels (Cy|Di|Ed)$/),
    ])
  })

  test('no longer shows a postponement that was undone, or shows the order’s return if somebody had seen it', async () => {
    const [order] = await kitchenOrders(store.db, due)
    if (!order) throw new Error('no order')
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', byId: 'amy', note: '' }
    const before = await dayFor('kitchen')
    const undone = async (isSeen: boolean) => {
      expect(await postponeOrder(store, call, null, dueMorning)).toMatchObject({ ok: true })
      const change = (await dayFor('kitchen')).late.at(-1)
      expect(change).toMatchObject({ verb: 'postpone', reference: order.reference })
      const acknowledgement = { date: due, eventId: change?.id ?? 0 }
      if (isSeen)
        expect(await kitchen.acknowledge(staffSession('Bo', 'kitchen'), acknowledgement)).toBe('saved')
      expect(await takeBack(store, call, { id: 'amy', name: 'Amy' }, dueMorning)).toMatchObject({ ok: true })
      return (await dayFor('kitchen')).late.slice(before.late.length)
    }
    expect(await undone(false)).toEqual([])
    expect(await undone(true)).toMatchObject([{ verb: 'take-back', seen: null, reference: order.reference }])
  })

  test('shows each role its days, without prices and phone numbers', async () => {
    expect(await kitchen.day('kitchen', addDays(due, 2), 'order')).toBeNull()
    expect(await kitchen.day('packer', addDays(due, 1), 'run')).toBeNull()
    expect(await kitchen.day('driver', null, 'run')).toBeNull()
    expect(await kitchen.labels('driver', null, all)).toBeNull()
    const view = JSON.stringify([await dayFor('kitchen'), await kitchen.labels('packer', null, all)])
    expect(view).not.toMatch(/5123|2345|price|amount|total/i)
  })
})
