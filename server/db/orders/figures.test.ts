import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { type Cents, cents, sumOf } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { quote } from '#domain/ordering/quote.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { orderSources } from '#domain/placed/order-source.ts'
import { calledOff, withoutPlace } from '#domain/placed/order-status.ts'
import { type FigureSums, totalOf } from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import { grantRefund } from '#server/commands/orders/grant-refund.ts'
import {
  cancelOrder,
  confirmOrder,
  postponeOrder,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { orders } from '#server/db/schema/orders.ts'
import { promotions, settings } from '#server/db/schema/settings.ts'
import { createFiguresApi } from '#server/page-data/staff/office/figures-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { loadOrder, type StoredOrder } from './orders.ts'

const today = todayInHongKong(testNow)
const range = { from: addDays(today, 5), to: addDays(today, 35) }
const { staff } = staffSession('owen', 'owner')

const waiver = {
  ...({ id: 'waiver', position: 99, code: 'SHIPFREE', kind: 'freeDelivery', minSubtotal: cents(0) } as const),
  name: { zh: '免運費', en: 'Free delivery' },
  description: { zh: '免運費', en: 'Free delivery' },
}

const waysIn = [null, ...orderSources] as const
const actor = { kind: 'staff', name: 'Amy', id: null } as const
const entryOf = { actor, note: '', exceeds: [], paysLater: false }

const byName = (a: { name?: Text | undefined }, b: { name?: Text | undefined }) =>
  (a.name?.en ?? '') < (b.name?.en ?? '') ? -1 : 1

describe.each(testEngines)('figures on %s', (engine) => {
  const store = setUpStore(engine)
  const countedOrders: StoredOrder[] = []
  const cancelledOrders: StoredOrder[] = []
  const waivedFees = new Map<number, Cents>()
  beforeAll(async () => {
    const dice = diceOf(1208)
    await store.db.insert(promotions).values(waiver)
    await store.db.update(settings).set({ slotCapacity: 9999, freeDeliveryFrom: cents(600_000) })
    await store.refresh()
    const content = await store.content()
    const { zones, slots } = content.rules.settings
    const sets = content.catalogue.sets.filter(({ published }) => published)
    for (let n = 0; n < 40; n += 1) {
      const common = { date: addDays(range.from, dice.below(31)), slot: dice.pick(slots).from }
      const random: Partial<OrderDraft> = {
        ...common,
        lines: Array.from({ length: 1 + dice.below(3) }, () => dice.pick(sets)).map((set) => ({
          setId: set.id,
          quantity: set.minQuantity + dice.below(2),
          selection: defaultSelection(set),
        })),
        zoneId: dice.pick(zones).id,
        cutlery: { wanted: true, extra: dice.below(20) },
        promotionCode: dice.pick([null, 'CV88', 'SNACK2023', waiver.code]),
        ...(dice.chance(0.2) && {
          fulfilment: 'pickup',
          pickupPlaceId: content.rules.settings.pickupPlaces[0]?.id ?? null,
        }),
      }
      const orderQuote = quote(orderInput(content, testNow, random).draft, content.rules, today)
      const input = orderInput(content, testNow, orderQuote.refusals.length === 0 ? random : common)
      const contact = { ...input.contact, phone: `5123 45${60 + dice.below(12)}` }
      const method = dice.pick(paymentMethods)
      const source = waysIn[n % waysIn.length] ?? null
      const entry = source ? { ...entryOf, source } : undefined
      const order = await placedOrder(store, { ...input, contact, paymentMethod: method, entry }, testNow)
      if (input.draft.promotionCode === waiver.code) {
        const { delivery } = quote({ ...input.draft, promotionCode: null }, content.rules, today)
        waivedFees.set(order.id, delivery.fee ?? cents(0))
      }
      const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
      if (dice.chance(0.6)) {
        const amount = dice.chance(0.5) ? order.total : cents(1 + dice.below(order.total - 1))
        await takePayment(store, call, { method: 'fps', amount }, testNow)
      }
      await confirmOrder(store, call, null, testNow)
      if (dice.chance(0.3))
        await grantRefund(store, call, { amount: cents(2_345), key: `figures-${n}` }, testNow)
      if (dice.chance(0.15)) await cancelOrder(store, call, cents((n % 2) * 500), testNow)
      else if (dice.chance(0.1)) await postponeOrder(store, call, null, testNow)
    }
    for (const { id } of await store.db.select({ id: orders.id }).from(orders)) {
      const order = await loadOrder(store.db, id)
      const isWithin = order && order.dueDate >= range.from && order.dueDate <= range.to
      if (isWithin && calledOff.includes(order.status)) cancelledOrders.push(order)
      if (isWithin && !withoutPlace.includes(order.status)) countedOrders.push(order)
    }
  })

  const wayInOf = ({ events }: StoredOrder) => events.find(({ verb }) => verb === 'place')?.source ?? null
  const sumsOf = (orders: readonly StoredOrder[]): FigureSums => ({
    orders: orders.length,
    money: sumOf(orders.map(({ total }) => total)),
    guests: orders.reduce((sum, { portions }) => sum + portions, 0),
  })
  const request = (from: string, to: string, by = 'day') => ({ range: 'own', from, to, by })
  const figures = async (from: string = range.from, to: string = range.to, by = 'day') => {
    const match = await createFiguresApi(store, () => testNow).of(staff, request(from, to, by))
    if (!match) throw new Error('no figures')
    return match
  }

  test('are the sums of the orders, by day, week, month, zone, payment method and channel', async () => {
    const whole = sumsOf(countedOrders)
    expect(countedOrders.length).toBeGreaterThan(20)
    const { total, periods, zones, methods, sources } = await figures()
    expect(total).toEqual(whole)
    for (const by of ['day', 'week', 'month'])
      expect(totalOf((await figures(range.from, range.to, by)).periods)).toEqual(whole)
    for (const parts of [periods, zones, methods, sources]) expect(totalOf(parts)).toEqual(whole)
    for (const { from, to, ...sums } of periods)
      expect(sums).toEqual(sumsOf(countedOrders.filter(({ dueDate }) => dueDate === from)))
    for (const { method, ...sums } of methods)
      expect(sums).toEqual(sumsOf(countedOrders.filter(({ paymentMethod }) => paymentMethod === method)))
    expect(new Set(sources.map(({ source }) => source))).toEqual(new Set(waysIn))
    for (const { source, ...sums } of sources)
      expect(sums).toEqual(sumsOf(countedOrders.filter((order) => wayInOf(order) === source)))
    for (const { name, isPickup, ...sums } of zones) {
      const items = countedOrders.filter((order) => (order.fulfilment === 'pickup') === isPickup)
      expect(sums).toEqual(
        sumsOf(isPickup ? items : items.filter(({ zoneName }) => zoneName?.zh === name?.zh)),
      )
    }
  })

  test('show the parts of the total, to the cent', async () => {
    const { bill, total } = await figures()
    const allOf = (amount: (order: StoredOrder) => number) =>
      countedOrders.reduce((sum, order) => sum + amount(order), 0)
    expect(bill).toEqual({
      food: allOf(({ food }) => food),
      extras: allOf(({ cutleryAmount, tongsAmount }) => cutleryAmount + tongsAmount),
      discount: allOf(({ discount }) => discount),
      deliveryFee: allOf(({ deliveryFee }) => deliveryFee ?? 0),
      changeFee: allOf(({ changeFee }) => changeFee),
      allowance: allOf(({ allowance }) => allowance),
      total: total.money,
    })
    expect(bill.allowance).toBeGreaterThan(0)
    const { food, extras, discount, deliveryFee, changeFee, allowance } = bill
    expect(food + extras - discount + deliveryFee + changeFee - allowance).toBe(total.money)
    const empty = await figures(addDays(today, -40), addDays(today, -30))
    expect(new Set(Object.values(empty.bill))).toEqual(new Set([0]))
  })

  test('show the income from each set', async () => {
    const { sets } = await figures()
    const lines = countedOrders.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, orderId: id })))
    const bySet = [...Map.groupBy(lines, ({ setId }) => setId).values()].map((items) => ({
      name: items[0]?.name,
      orders: new Set(items.map(({ orderId }) => orderId)).size,
      units: items.reduce((sum, { units }) => sum + units, 0),
      money: sumOf(items.map(({ amount }) => amount)),
    }))
    expect(bySet.length).toBeGreaterThan(5)
    expect(sets.toSorted(byName)).toEqual(bySet.toSorted(byName))
    expect(sumOf(sets.map(({ money }) => money))).toBe(sumOf(countedOrders.map(({ food }) => food)))
  })

  test('count the cost of promotions, with waived fees and free dishes', async () => {
    const { promotions } = await figures()
    const fees = countedOrders.flatMap(({ id }) => waivedFees.get(id) ?? [])
    expect(fees.length).toBeGreaterThan(2)
    expect(promotions.find(({ code }) => code === waiver.code)).toEqual({
      name: waiver.name,
      code: waiver.code,
      orders: fees.length,
      cost: sumOf(fees),
      dishes: 0,
    })
    const gifts = countedOrders.flatMap((order) => order.promotions.flatMap(({ gift }) => gift ?? []))
    expect(gifts.length).toBeGreaterThan(1)
    const count = gifts.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(promotions.reduce((sum, { dishes }) => sum + dishes, 0)).toBe(count)
    const discounts = countedOrders.map(({ discount }) => discount)
    expect(sumOf(promotions.map(({ cost }) => cost))).toBe(sumOf([...discounts, ...fees]))
  })

  test('show the cancellation fees, apart from the income', async () => {
    const fees = cancelledOrders.map(({ cancellationFee }) => cancellationFee).filter((fee) => fee > 0)
    expect(fees.length).toBeGreaterThan(0)
    expect((await figures()).cancellationFees).toEqual({ orders: fees.length, money: sumOf(fees) })
  })

  test('show the amount not paid', async () => {
    const { unpaid } = await figures()
    const due = await Promise.all(
      countedOrders.map(async (order) => balanceOf(order, await paymentsOf(store.db, order.id)).due),
    )
    expect(unpaid).toEqual({ orders: due.filter((amount) => amount > 0).length, money: sumOf(due) })
  })

  test('recognise a returning customer by the telephone number', async () => {
    const half = addDays(range.from, 15)
    const { customers, before, total } = await figures(half, range.to)
    const times = Map.groupBy(countedOrders, ({ contactPhone }) => contactPhone)
    const now = [...times.values()].filter((items) => items.some(({ dueDate }) => dueDate >= half))
    expect(customers).toEqual({
      customers: now.length,
      repeat: now.filter((items) => items.length > 1).length,
    })
    expect(before.orders + total.orders).toBe(
      countedOrders.filter(({ dueDate }) => dueDate >= addDays(half, -16)).length,
    )
  })

  test('are visible to the owner only', async () => {
    for (const role of ['office', 'kitchen', 'packer', 'driver'] as const) {
      const { staff: other } = staffSession('bo', role)
      expect(await createFiguresApi(store, () => testNow).of(other, request(range.from, range.to))).toBeNull()
    }
  })
})
