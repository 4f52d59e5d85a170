import { describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { isDayOpen } from '#domain/delivery/capacity.ts'
import { ordinaryDay } from '#domain/staff/day/day-form.ts'
import { type DaysForm, daysFrom } from '#domain/staff/day/days-form.ts'
import { settings } from '#server/db/schema/settings.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { changeDay } from './change-day.ts'
import { changeDays } from './change-days.ts'

describe.each(testEngines)('several days changed at once on %s', (engine) => {
  const store = setUpStore(engine)

  const amy = { id: 'amy', name: 'Amy' }
  const today = todayInHongKong(testNow)
  const form = (after: number, parts: Partial<DaysForm> = {}): DaysForm => ({
    from: addDays(today, after),
    to: addDays(today, after + 2),
    intake: 'closed',
    reason: 'staff outing',
    fingerprint: '',
    ...parts,
  })
  const change = (daysForm: DaysForm) => changeDays(store, amy, daysForm, testNow)
  async function seenOf(daysForm: DaysForm): Promise<string> {
    const look = await change(daysForm)
    if (look.ok || look.reason !== 'effect-unseen') throw new Error('no effect was shown')
    return look.effect.fingerprint
  }
  const changePreviewed = async (daysForm: DaysForm) =>
    change({ ...daysForm, fingerprint: await seenOf(daysForm) })
  const areOpen = async (daysForm: DaysForm) => {
    const { settings } = (await store.content()).rules
    return daysFrom(daysForm).map((date) => isDayOpen(date, settings))
  }
  const placeOn = async (date: DaysForm['from']) =>
    placedOrder(store, orderInput(await store.content(), testNow, { date }), testNow)

  test('change only after the preview is confirmed, with one audit log entry', async () => {
    const daysForm = form(40)
    expect(await change(daysForm)).toMatchObject({
      ok: false,
      effect: { changedDates: { length: 3 }, orders: 0 },
    })
    expect(await areOpen(daysForm)).toEqual([true, true, true])
    const [before] = await newestStaffEvents(store.db, 1)
    expect(await changePreviewed(daysForm)).toMatchObject({ ok: true })
    expect(await areOpen(daysForm)).toEqual([false, false, false])
    const [event, earlier] = await newestStaffEvents(store.db, 2)
    expect(event).toMatchObject({ verb: 'change-days', actorName: 'Amy', why: 'staff outing' })
    expect(earlier).toEqual(before)
  })

  test('keep their other rules', async () => {
    const daysForm = form(50)
    const rule = { ...ordinaryDay(addDays(today, 51)), slotCapacity: 7, closedSlots: ['12:30'] }
    expect(await changeDay(store, amy, { rule, version: 0, reason: '' }, true, testNow)).toMatchObject({
      ok: true,
    })
    expect(await changePreviewed({ ...daysForm, intake: 'no-new-orders' })).toMatchObject({ ok: true })
    expect(await changePreviewed({ ...daysForm, intake: 'open' })).toMatchObject({ ok: true })
    const { days } = (await store.content()).rules.settings
    expect(days.find(({ date }) => date === rule.date)).toMatchObject({
      slotCapacity: 7,
      closedSlots: ['12:30'],
      intake: 'open',
    })
  })

  test('have an entry in the audit log that they were closed by the list before', async () => {
    const date = addDays(today, 61)
    await store.db.update(settings).set({ closedDates: [date] })
    await store.refresh()
    const rule = { ...ordinaryDay(date), intake: 'no-new-orders' as const, slotCapacity: 7 }
    expect(await changeDay(store, amy, { rule, version: 0, reason: '' }, true, testNow)).toMatchObject({
      ok: true,
    })
    const [event] = await newestStaffEvents(store.db, 1)
    expect(JSON.parse(event?.before ?? '')).toMatchObject({ intake: 'no-new-orders', slotCapacity: null })
  })

  test('are previewed again if an order or a colleague’s change came in between', async () => {
    const daysForm = form(12, { intake: 'no-new-orders' })
    const fingerprint = await seenOf(daysForm)
    await placeOn(daysForm.from)
    const result = await change({ ...daysForm, fingerprint })
    expect(result).toMatchObject({ ok: false, effect: { orders: 1, isPossible: true } })
    expect(await areOpen(daysForm)).toEqual([true, true, true])
    expect(await changePreviewed(daysForm)).toMatchObject({ ok: true })
    const opening = {
      ...daysForm,
      intake: 'open',
      fingerprint: await seenOf({ ...daysForm, intake: 'open' }),
    } as const
    const results = await Promise.all([change(opening), change(opening)])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('can never be closed if they have orders, and cannot change if they are over', async () => {
    const daysForm = form(20)
    await placeOn(daysForm.to)
    const fingerprint = await seenOf(daysForm)
    expect(await change({ ...daysForm, fingerprint })).toMatchObject({
      ok: false,
      effect: { isPossible: false },
    })
    expect(await areOpen(daysForm)).toEqual([true, true, true])
    expect(await change(form(-1))).toEqual({ ok: false, reason: 'day-past' })
  })
})
