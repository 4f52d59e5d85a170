import { randomBytes } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { calendarPage, dayProblems, intakeNames, ordersFirst } from '#content/staff/day/calendar.ts'
import { daysEffectTexts, daysPanel, daysProblems } from '#content/staff/day/calendar-days.ts'
import { farPricesQuestion } from '#content/staff/shop/menus/far-prices.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { isDayOpen } from '#domain/delivery/capacity.ts'
import { formatMoney } from '#domain/money.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { newestStaffEvents } from '#tests/support/staff/newest-staff-events.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
})
afterAll(() => site.close())

const due = addDays(todayInHongKong(testNow), 7)
const pathOf = (date: string) => `${staffPath('calendar')}?day=${date}`
const formOf = (date: string, version: number) => ({ date, version: String(version), intake: 'open' })

test('an owner sees the month, the sums of a day and the fees; the office sees no fees', async () => {
  const { total } = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
  const html = await open({ path: pathOf(due), role: 'owner' })
  const page = parseHTML(html).document
  expect(page.querySelectorAll(`a[href*="day=${due.slice(0, 7)}"] i`)).toHaveLength(30 * 20)
  expect(html).toContain(formatMoney(total))
  expect(page.querySelectorAll('input[name^="fee."]').length).toBeGreaterThan(0)
  expect(html).toContain(ordersFirst(1).zh)
  const office = parseHTML(await open({ path: pathOf(due), role: 'office' })).document
  expect(office.querySelectorAll('input[name^="fee."]')).toHaveLength(0)
  expect(office.querySelectorAll('input[name="closed"]')).toHaveLength(20)
})

test.each(['day=9999-12-31', 'month=9999-12', 'month=1900-01', 'day=2026-02-31'])(
  'an address that asks for %s shows this month',
  async (query) => {
    const html = await open({ path: `${staffPath('calendar')}?${query}`, role: 'owner' })
    expect(html).toContain(`day=${todayInHongKong(testNow)}`)
  },
)

test('closing a slot refuses orders at once and is in the audit log, and a second owner is told of the change', async () => {
  const date = addDays(due, 1)
  const post = {
    ...formOf(date, 0),
    closed: '12:30',
    capacity: '90',
    'fee.kowloon': '180',
    reason: 'staff outing',
  }
  expect(await open({ path: pathOf(date), role: 'owner', post })).toContain(calendarPage.saved.zh)
  const result = await placeOrder(
    { store: site.store, randomBytes },
    orderInput(await site.store.content(), testNow, { date }),
    testNow,
  )
  expect(result).toMatchObject({
    refusals: [{ code: 'slot-closed', data: { nearest: { date, slot: '13:00' } } }],
  })
  const other = orderInput(await site.store.content(), testNow, { date, slot: '18:00' })
  const { settings } = (await site.store.content()).rules
  expect(settings.days.find((day) => day.date === date)).toMatchObject({
    slotCapacity: 90,
    zoneFees: { kowloon: 18_000 },
  })
  expect((await placeOrder({ store: site.store, randomBytes }, other, testNow)).ok).toBe(true)
  const [event] = await newestStaffEvents(site.store.db, 1)
  expect(event).toMatchObject({ verb: 'change-day', subjectName: date, why: 'staff outing' })
  const again = await open({ path: pathOf(date), role: 'owner', post })
  expect(again).toContain(dayProblems['day-changed-meanwhile'].zh)
  expect(again).toContain('staff outing')
})

test('a day with orders takes no new ones, but is not closed altogether', async () => {
  const date = addDays(due, 2)
  await placedOrder(site.store, orderInput(await site.store.content(), testNow, { date }), testNow)
  const closing = { ...formOf(date, 0), intake: 'closed' }
  expect(await open({ path: pathOf(date), post: closing })).toContain(dayProblems['day-has-orders'].zh)
  const post = { ...formOf(date, 0), intake: 'no-new-orders' }
  const html = await open({ path: pathOf(date), post })
  expect(html).toContain(calendarPage.noNewOrders.zh)
  expect(html).toContain(intakeNames['no-new-orders'].zh)
})

test('the calendar shows errors at their fields and keeps the input', async () => {
  const date = addDays(due, 3)
  const post = { ...formOf(date, 0), capacity: 'many', reason: 'a wedding' }
  const result = await open({ path: pathOf(date), role: 'owner', lang: 'en', post })
  expect(result).toContain(dayProblems['capacity-invalid'].en)
  const field = parseHTML(result).document.querySelector('input[name="capacity"]')
  expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['many', 'true'])
  expect(result).toContain('a wedding')
})

test('several days are closed at once after a preview, and opened again', async () => {
  const [from, to] = [addDays(due, 20), addDays(due, 22)]
  const days = { verb: 'days', from, to, intake: 'closed', reason: 'Lunar New Year', seen: '' }
  const look = await open({ path: pathOf(from), lang: 'en', role: 'office', post: days })
  const changedDates = [from, addDays(from, 1), to]
  const effect = {
    from,
    to,
    intake: 'closed',
    changedDates,
    busy: [],
    orders: 0,
    isPossible: true,
    fingerprint: '',
  } as const
  for (const { en } of daysEffectTexts(effect)) expect(look).toContain(en)
  const isOpen = async () => {
    const { settings } = (await site.store.content()).rules
    return [from, addDays(from, 1), to].map((date) => isDayOpen(date, settings))
  }
  expect(await isOpen()).toEqual([true, true, true])
  const page = parseHTML(look).document
  const fingerprint = page.querySelector('button[name="seen"]')?.getAttribute('value') ?? ''
  expect(page.querySelector('details[open] input[name="reason"]')?.getAttribute('value')).toBe(
    'Lunar New Year',
  )
  expect(await open({ path: pathOf(from), lang: 'en', post: { ...days, seen: fingerprint } })).toContain(
    calendarPage.saved.en,
  )
  expect(await isOpen()).toEqual([false, false, false])
  const again = await open({ path: pathOf(from), lang: 'en', post: { ...days, seen: fingerprint } })
  expect(again).toContain(daysPanel.changedMeanwhile.en)
  expect(again).toContain(daysPanel.nothing.en)
  const opening = { ...days, intake: 'open' }
  const view = parseHTML(await open({ path: pathOf(from), post: opening })).document
  const shownFingerprint = view.querySelector('button[name="seen"]')?.getAttribute('value') ?? ''
  await open({ path: pathOf(from), post: { ...opening, seen: shownFingerprint } })
  expect(await isOpen()).toEqual([true, true, true])
})

test('days with orders cannot be closed: the page counts their orders and offers no button', async () => {
  const [from, to] = [addDays(due, 2), addDays(due, 4)]
  const days = { verb: 'days', from, to, intake: 'closed', reason: '', seen: '' }
  const look = await open({ path: pathOf(from), lang: 'en', post: days })
  const changedDates = [from, addDays(from, 1), to]
  const busy = [{ date: from, orders: 1 }]
  const effect = {
    from,
    to,
    intake: 'closed',
    changedDates,
    busy,
    orders: 1,
    isPossible: false,
    fingerprint: '',
  } as const
  for (const { en } of daysEffectTexts(effect)) expect(look).toContain(en)
  const values = [...parseHTML(look).document.querySelectorAll('button[name="seen"]')]
  expect(values.map((button) => button.getAttribute('value'))).toEqual([''])
  const wrong = await open({ path: pathOf(from), post: { ...days, to: addDays(from, -1) } })
  expect(wrong).toContain(daysProblems['days-reversed'].zh)
  const past = { ...days, from: addDays(todayInHongKong(testNow), -1) }
  expect(await open({ path: pathOf(from), post: past })).toContain(dayProblems['day-past'].zh)
})

test('a fee far from the day’s fee needs a confirmation', async () => {
  const date = addDays(due, 5)
  const fees = async () =>
    (await site.store.content()).settings.days.find((each) => each.date === date)?.zoneFees
  const post = { ...formOf(date, 0), 'fee.kowloon': '15' }
  const request = await open({ path: pathOf(date), role: 'owner', post })
  expect(request).toContain(farPricesQuestion.zh)
  const page = parseHTML(request).document
  expect(page.querySelector('input[name="fee.kowloon"]')?.getAttribute('value')).toBe('15')
  expect(await fees()).toBeUndefined()
  const sure = page.querySelector('input[name=sure]')?.getAttribute('value') ?? ''
  const other = { ...post, 'fee.kowloon': '1', sure }
  expect(await open({ path: pathOf(date), role: 'owner', post: other })).toContain(farPricesQuestion.zh)
  expect(await open({ path: pathOf(date), role: 'owner', post: { ...post, sure } })).toContain(
    calendarPage.saved.zh,
  )
  expect(await fees()).toEqual({ kowloon: 1_500 })
})
