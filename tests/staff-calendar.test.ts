/** The calendar of the back office by its page, without a script and without a browser. */

import { randomBytes } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { calendarPage, dayProblems, intakeNames, ordersFirst } from '#content/staff/calendar.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import { newestStaffEvents } from '#server/db/work/staff-events.ts'
import { createStaffApi } from '#server/site/staff/staff-api.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff-pages.tsx'
import { testNow } from '#tests/support/store.ts'

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
  expect(html).toContain(formatMoney(total, { decimals: 0 }))
  expect(page.querySelectorAll('input[name^="fee."]').length).toBeGreaterThan(0)
  expect(html).toContain(ordersFirst(1).zh)
  const office = parseHTML(await open({ path: pathOf(due), role: 'office' })).document
  expect(office.querySelectorAll('input[name^="fee."]')).toHaveLength(0)
  expect(office.querySelectorAll('input[name="closed"]')).toHaveLength(20)
})

test('closing a slot refuses orders at once, stands in the trail, and the second of two is told', async () => {
  const date = addDays(due, 1)
  const post = {
    ...formOf(date, 0),
    closed: '12:30',
    capacity: '90',
    'fee.kowloon': '180',
    reason: 'staff outing',
  }
  expect(await open({ path: pathOf(date), role: 'owner', post })).toContain(calendarPage.saved.zh)
  const refused = await placeOrder(
    { store: site.store, randomBytes },
    orderInput(await site.store.content(), testNow, { date }),
    testNow,
  )
  expect(refused).toMatchObject({
    refusals: [{ code: 'slot-closed', data: { nearest: { date, slot: '13:00' } } }],
  })
  const other = orderInput(await site.store.content(), testNow, { date, slot: '18:00' })
  const { settings } = (await site.store.content()).facts
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
  const saved = await open({ path: pathOf(date), post })
  expect(saved).toContain(calendarPage.noNewOrders.zh)
  expect(saved).toContain(intakeNames['no-new-orders'].zh)
})

test('what is wrong is said at its field, and nothing typed is lost', async () => {
  const date = addDays(due, 3)
  const post = { ...formOf(date, 0), capacity: 'many', reason: 'a wedding' }
  const answer = await open({ path: pathOf(date), role: 'owner', lang: 'en', post })
  expect(answer).toContain(dayProblems['capacity-invalid'].en)
  const field = parseHTML(answer).document.querySelector('input[name="capacity"]')
  expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['many', 'true'])
  expect(answer).toContain('a wedding')
})
