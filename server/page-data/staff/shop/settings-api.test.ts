import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paying } from '#content/ordering/payment/paying.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { notifyOrderPlaced } from '#server/commands/notices/send-notices.ts'
import { paymentView } from '#server/page-data/public/payment-view.ts'
import { chosenWays, offeredMethods } from '#server/payments/payment-ways.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { openSettings } from '#tests/support/store/settings.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createSettingsApi } from './settings-api.ts'

describe.each(testEngines)('the settings on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof openSettings>>
  beforeAll(async () => {
    shop = await openSettings(engine)
  })
  afterAll(() => shop.store.remove())

  test('are saved only after the change was shown; new orders follow it and placed ones keep theirs', async () => {
    const content = await shop.store.content()
    const input = orderInput(content, testNow)
    const order = await placedOrder(shop.store, orderInput(content, testNow), testNow)
    const originalOrder = await storedOrder(shop.store, order)
    const zoneId = input.draft.zoneId ?? ''
    const before = (await shop.settings()).zones
    const dearer = Object.fromEntries(
      before.flatMap(({ id }) => [
        [`zone.${id}.fee`, '999'],
        [`zone.${id}.special`, '999'],
      ]),
    )
    const base = await shop.valuesOf('zones')
    const first = await shop.api.save(staffMember('Amy'), {
      section: 'zones',
      base,
      input: { ...base, ...dearer },
      fingerprint: '',
    })
    expect(first).toMatchObject({ ok: false, reason: 'look' })
    expect((await shop.settings()).zones).toEqual(before)

    const { effects, saved } = await shop.change('zones', dearer)
    expect(saved).toEqual({ ok: true })
    expect(effects).toMatchObject([{ kind: 'orders-keep', orders: 2 }])
    expect((await shop.settings()).zones.find(({ id }) => id === zoneId)?.fee).toBe(cents(99_900))
    expect(await storedOrder(shop.store, order)).toEqual(originalOrder)
    const [entry] = (await shop.api.view()).history
    expect(entry).toMatchObject({ by: 'Amy', section: 'zones' })
    expect(entry?.changes).toContainEqual({
      name: `zone.${zoneId}.fee`,
      from: base[`zone.${zoneId}.fee`],
      to: '999',
    })
    const earlier = await shop.beforeLatest()
    expect(earlier).toEqual({ section: 'zones', base: await shop.valuesOf('zones'), values: base })
    expect((await shop.change('zones', earlier.values)).saved).toEqual({ ok: true })
    expect((await shop.settings()).zones).toEqual(before)

    expect((await shop.change('extras', { cutleryPrice: '9' })).saved).toEqual({ ok: true })
    const result = await shop.place(input)
    expect(result).toMatchObject({ ok: false, refusals: [{ code: 'price-changed' }] })
    expect(await storedOrder(shop.store, order)).toEqual(originalOrder)
  })

  test('show the orders in a slot that closes; they keep it, and no other gets it', async () => {
    const content = await shop.store.content()
    const input = orderInput(content, testNow)
    const slot = input.draft.slot ?? ''
    await placedOrder(shop.store, orderInput(content, testNow), testNow)
    const { effects, saved } = await shop.change('slots', { slotCapacity: '9000', [`slot.${slot}`]: '' })
    expect(effects).toContainEqual({ kind: 'slot-closed', slot, orders: expect.any(Number) })
    expect(effects[0]).not.toMatchObject({ orders: 0 })
    expect(saved).toEqual({ ok: true })
    const result = await shop.place(input)
    expect(result).toMatchObject({ ok: false })
    expect((await shop.change('slots', { [`slot.${slot}`]: 'on' })).saved).toEqual({ ok: true })
    expect(await shop.place(input)).toMatchObject({ ok: true })
  })

  test('add, rename and remove places, and the audit log can restore everything', async () => {
    const before = (await shop.settings()).remotePlaces
    const [first] = before
    const newPlace = {
      'place.new.name.zh': '長洲',
      'place.new.name.en': 'Cheung Chau',
      'place.new.note.zh': '船運',
      'place.new.note.en': 'By ferry',
      'place.new.zone': first?.zoneId ?? '',
      'place.new.quote': 'on',
    }
    const { effects, saved } = await shop.change('remotePlaces', newPlace, { removed: `place.${first?.id}.` })
    expect(effects).toContainEqual({ kind: 'place-removed', name: first?.name, orders: 0 })
    expect(saved).toEqual({ ok: true })
    const after = (await shop.settings()).remotePlaces
    expect(after.map(({ id }) => id)).toEqual([...before.slice(1).map(({ id }) => id), 'cheung-chau'])
    const { values } = await shop.beforeLatest()
    const back = await shop.change('remotePlaces', values, { removed: 'place.cheung-chau.' })
    expect(back.saved).toEqual({ ok: true })
    const restoredPlaces = (await shop.settings()).remotePlaces
    expect(restoredPlaces.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      before.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  })

  test('remove a zone once its districts have moved; its orders keep it, and it can be restored', async () => {
    const content = await shop.store.content()
    const order = await placedOrder(shop.store, orderInput(content, testNow), testNow)
    const originalOrder = await storedOrder(shop.store, order)
    const before = await shop.settings()
    const removedPrefix = 'zone.kowloon.'
    expect((await shop.change('zones', {}, { removed: removedPrefix })).saved).toMatchObject({
      reason: 'problems',
    })
    const districtZones = Object.fromEntries(
      Object.entries(await shop.valuesOf('zones')).flatMap(([name, zone]) =>
        zone === 'kowloon' ? [[name, 'hong-kong-island']] : [],
      ),
    )
    const { effects, saved } = await shop.change('zones', districtZones, { removed: removedPrefix })
    expect(effects).toContainEqual({
      kind: 'zone-removed',
      name: { zh: '九龍（將軍澳除外）', en: expect.any(String) },
      orders: expect.toSatisfy((orders: number) => orders > 0),
    })
    expect(saved).toEqual({ ok: true })
    const now = await shop.store.content()
    expect(now.settings.zones.map(({ id }) => id)).not.toContain('kowloon')
    const orderWithoutZone = orderInput(content, testNow)
    expect(await shop.place(orderWithoutZone)).toMatchObject({ ok: false })
    expect(await storedOrder(shop.store, order)).toEqual(originalOrder)

    const { values } = await shop.beforeLatest()
    expect((await shop.change('zones', values)).saved).toEqual({ ok: true })
    const back = await shop.settings()
    expect(new Set(back.zones)).toEqual(new Set(before.zones))
    expect(back.districts).toEqual(before.districts)
  })

  test('report a conflict to the second owner, and merge the other changes of both', async () => {
    const base = await shop.valuesOf('extras')
    expect((await shop.change('extras', { cutleryPrice: '4' })).saved).toEqual({ ok: true })
    const asBo = { by: staffMember('Bo'), base }
    const clash = await shop.change('extras', { cutleryPrice: '6', tongsPrice: '7' }, asBo)
    expect(clash.saved).toMatchObject({
      reason: 'clashes',
      units: ['cutleryPrice'],
      storedValues: { cutleryPrice: '4' },
    })
    expect((await shop.change('extras', { tongsPrice: '7' }, asBo)).saved).toEqual({ ok: true })
    expect(await shop.settings()).toMatchObject({ cutleryPrice: cents(400), tongsPrice: cents(700) })
  })

  test('hide a payment method that is switched off, and use the shop’s accounts before the configured ones', async () => {
    const input = { ...orderInput(await shop.store.content(), testNow), paymentMethod: 'payme' as const }
    const waitingOrder = await placedOrder(shop.store, input, testNow)
    const orderOf = async () => {
      const order = await storedOrder(shop.store, waitingOrder)
      const money = { payments: [], proofs: [] }
      return paymentView(
        order,
        money,
        chosenWays(shop.ways(), await shop.settings()),
        waitingOrder.token,
        testNow,
      )
    }
    expect(await orderOf()).toMatchObject({ instructions: { kind: 'payme' }, takesProofs: true })
    const { saved } = await shop.change('payment', {
      'method.payme': '',
      fps: '1234567',
      payWithinHours: '48',
    })
    expect(saved).toEqual({ ok: true })
    const now = chosenWays(shop.ways(), await shop.settings())
    expect(offeredMethods(now)).not.toContain('payme')
    expect(offeredMethods(now)).toContain('fps')
    // A customer who has already paid can still upload the proof.
    expect(await orderOf()).toMatchObject({ instructions: null, code: null, takesProofs: true })
    await notifyOrderPlaced(noticeDeps(shop.store), { orderId: waitingOrder.id })
    const letter = join(shop.store.dataDir, 'outbox', `order-${waitingOrder.reference}-placed.eml`)
    const [, text = ''] = (await readFile(letter, 'utf8')).split(/\r\n--.*\r\n/)
    const words = Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8')
    expect(words).toContain(waitingOrder.reference)
    expect(words).not.toContain(paying.payee.zh)
    expect(now.accounts.fps).toEqual({ kind: 'id', value: '1234567' })
    expect(now.accounts.bank).toEqual(shop.ways().accounts.bank)
    expect((await shop.settings()).payWithinHours).toBe(48)
    const order = await placedOrder(shop.store, orderInput(await shop.store.content(), testNow), testNow)
    const { payBy } = await storedOrder(shop.store, order)
    expect(todayInHongKong(payBy ?? testNow) > todayInHongKong(testNow)).toBe(true)
  })

  test('save nothing while the database is away, and the form says so', async () => {
    const base = await shop.valuesOf('terms')
    const away = createSettingsApi(storeInOutage(shop.store), shop.ways(), () => testNow)
    const request = { section: 'terms', base, input: { noticeDays: '5' }, fingerprint: '' } as const
    expect(await away.save(staffMember('Amy'), request)).toEqual({
      ok: false,
      reason: 'temporarily-unavailable',
    })
    expect(await away.before(1)).toBe('temporarily-unavailable')
  })

  test('can be changed by the owner only, and no invalid value is saved', async () => {
    const { look } = await shop.change('terms', { noticeDays: '5' }, { by: staffMember('Olive', 'office') })
    expect(look).toEqual({ ok: false, reason: 'not-allowed' })
    expect((await shop.change('terms', { noticeDays: 'x' })).look).toMatchObject({ reason: 'problems' })
    expect((await shop.change('terms', {})).look).toMatchObject({ reason: 'nothing-changed' })
  })
})
