import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { cents } from '#domain/money.ts'
import { rulesOfOrderDay } from '#domain/staff/orders/edit/placed-terms.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { pickupPlaces, remotePlaces, settings, zones } from '#server/db/schema/settings.ts'
import { editing, valuesNow } from '#tests/support/orders/edited-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

const today = todayInHongKong(testNow)

describe.each(testEngines)('the place and the fee of an order that staff change, on %s', (engine) => {
  const store = setUpStore(engine)
  let orders: ReturnType<typeof editing>
  beforeAll(() => {
    orders = editing(store)
  })

  test('require a fee for a remote place, and then the time to pay starts', async () => {
    const { id, base } = await orders.place()
    const remote = { zoneId: 'new-territories', remotePlaceId: 'lantau', address: '大嶼山' }
    expect(await orders.save(id, { base, change: remote })).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ deliveryFee: null, remotePlaceId: 'lantau' })
    const open = valuesNow(await orders.load(id))
    expect(await orders.save(id, { base: open, change: { fee: 'much' } })).toEqual({
      ok: false,
      reason: 'amount-invalid',
    })
    const slip = { base: open, change: { fee: '45000' } }
    const question = { ok: false, reason: { asks: 'fee', amount: 4_500_000, expected: expect.any(Number) } }
    expect(await orders.save(id, slip)).toEqual(question)
    expect(await orders.save(id, { ...slip, sure: cents(45_000) })).toEqual(question)
    expect(await orders.load(id)).toMatchObject({ deliveryFee: null })
    expect(await orders.save(id, { base: open, change: { fee: '450' } })).toMatchObject({ ok: true })
    const quotedOrder = await orders.load(id)
    expect(quotedOrder).toMatchObject({ deliveryFee: 45_000 })
    expect(quotedOrder.payBy).not.toBeNull()
    await orders.save(id, { base: valuesNow(quotedOrder), change: { 'line.0.quantity': '2' } })
    expect(await orders.load(id)).toMatchObject({ deliveryFee: 45_000 })
  })

  test('change by the surcharge only when the order moves to a special date, whatever the zone costs now', async () => {
    const { catalogue } = await store.content()
    const set = catalogue.sets.find(
      ({ includesDelivery, published, season, pricing }) =>
        !includesDelivery && published && !season && pricing === 'fixed',
    )
    if (!set) throw new Error('delivery is free with every set')
    const lines = [{ setId: set.id, quantity: set.minQuantity, selection: defaultSelection(set) }]
    const { id, order, base } = await orders.place({ lines })
    const agreedFee = order.deliveryFee ?? 0
    expect(agreedFee).toBeGreaterThan(0)
    const dearer = { fee: cents(50_000), specialDateFee: cents(57_000) }
    const zone = eq(zones.id, 'kowloon')
    const before = (await store.content()).settings.zones.find((zone) => zone.id === 'kowloon')
    await store.db.update(zones).set(dearer).where(zone)
    await store.refresh()
    expect(await orders.save(id, { base, change: { date: '2026-12-24' } })).toMatchObject({ ok: true })
    const movedOrder = await orders.load(id)
    expect(movedOrder).toMatchObject({ deliveryFee: agreedFee + 7_000, total: order.total + 7_000 })
    const back = { base: valuesNow(movedOrder), change: { date: order.dueDate } }
    expect(await orders.save(id, back)).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ deliveryFee: agreedFee, total: order.total })
    const { fee = cents(0), specialDateFee = cents(0) } = before ?? {}
    await store.db.update(zones).set({ fee, specialDateFee }).where(zone)
    await store.refresh()
  })

  const shaTin = { zoneId: 'new-territories', districtId: 'sha-tin', address: '沙田西多路 77 號' }

  test('include no district if its zone no longer serves it, and keep it with the address', async () => {
    const { id, base } = await orders.place(shaTin)
    const address = { address: '沙田西多路 78 號' }
    expect(await orders.save(id, { base, change: address })).toMatchObject({ ok: true })
    const order = await orders.load(id)
    expect(order).toMatchObject({ ...address, districtId: 'sha-tin' })
    const other = { base: valuesNow(order), change: { zoneId: 'kowloon' } }
    expect(await orders.save(id, other)).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ zoneId: 'kowloon', districtId: null })
  })

  test('can change to another district of the zone, with an entry in the audit log, and to no other', async () => {
    const { id, base } = await orders.place(shaTin)
    const wrong = await orders.save(id, { base, change: { districtId: 'eastern' } })
    expect(wrong).toMatchObject({ ok: false, reason: { code: 'district-unknown', field: 'districtId' } })
    expect(await orders.save(id, { base, change: { districtId: 'tai-po' } })).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ districtId: 'tai-po' })
    const [row] = await store.db
      .select({ changes: orderEvents.changes })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.verb, 'edit')))
    expect(row?.changes).toEqual([
      {
        field: 'place',
        name: null,
        from: {
          zh: `新界 · 沙田區 · ${shaTin.address}`,
          en: `New Territories · Sha Tin · ${shaTin.address}`,
        },
        to: { zh: `新界 · 大埔區 · ${shaTin.address}`, en: `New Territories · Tai Po · ${shaTin.address}` },
      },
    ])
  })

  test('keep the district after the shop assigns it to another zone', async () => {
    const { id, base } = await orders.place(shaTin)
    const zone = (await store.content()).settings.districts
    const districts = { ...zone, 'sha-tin': { zoneId: 'kowloon', outerZoneId: 'kowloon' } }
    await store.db.update(settings).set({ districts: districts })
    await store.refresh()
    const change = { address: '沙田西多路 79 號' }
    expect(await orders.save(id, { base, change })).toMatchObject({ ok: true })
    expect(await orders.load(id)).toMatchObject({ ...change, districtId: 'sha-tin' })
    await store.db.update(settings).set({ districts: zone })
    await store.refresh()
  })

  test('keep the remote place and its quoted fee after the shop removed the place', async () => {
    const remote = { zoneId: 'new-territories', remotePlaceId: 'lantau', address: '大嶼山' }
    const pickup = { fulfilment: 'pickup', pickupPlaceId: 'kwun-tong-office', zoneId: null } as const
    const [far, near] = [await orders.place(remote), await orders.place(pickup)]
    expect(await orders.save(far.id, { base: far.base, change: { fee: '450' } })).toMatchObject({
      ok: true,
    })
    const quotedOrder = await orders.load(far.id)
    const removedPlaces = await store.db.delete(remotePlaces).where(eq(remotePlaces.id, 'lantau')).returning()
    const removedPickup = await store.db.delete(pickupPlaces).returning()
    await store.refresh()
    const change = { date: addDays(today, 9), 'line.0.quantity': '2' }
    expect(await orders.save(far.id, { base: valuesNow(quotedOrder), change })).toMatchObject({ ok: true })
    const { remotePlaceId, remotePlaceName, deliveryFee } = quotedOrder
    expect(await orders.load(far.id)).toMatchObject({ remotePlaceId, remotePlaceName, deliveryFee })
    expect(await orders.save(near.id, { base: near.base, change })).toMatchObject({ ok: true })
    const { pickupPlaceId, pickupPlaceName } = near.order
    expect(await orders.load(near.id)).toMatchObject({ pickupPlaceId, pickupPlaceName })
    const zone = rulesOfOrderDay({ ...quotedOrder, placedOn: today }, (await store.content()).rules).settings
    expect(zone.remotePlaces).toContainEqual(expect.objectContaining({ id: 'lantau', name: remotePlaceName }))
    await store.db.insert(remotePlaces).values(removedPlaces)
    await store.db.insert(pickupPlaces).values(removedPickup)
    await store.refresh()
  })
})
