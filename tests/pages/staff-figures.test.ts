import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { figuresPage } from '#content/staff/office/figures.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents, formatMoney, nothing, toDollars } from '#domain/money.ts'
import { grantRefund } from '#server/commands/orders/grant-refund.ts'
import { takePayment } from '#server/commands/orders/staff-commands.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let total = nothing
const refundAmount = cents(1_250)
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie, now: testNow })
  const content = await site.store.content()
  const order = await placedOrder(site.store, orderInput(content, testNow, { date }), testNow)
  const call = { orderId: order.id, expectedVersion: null, by: 'Owen', note: 'goodwill' }
  await takePayment(site.store, call, { method: 'fps', amount: order.total }, testNow)
  const grant = { amount: refundAmount, key: 'figures' }
  await grantRefund(site.store, call, grant, testNow)
  total = cents(order.total - refundAmount)
})
afterAll(() => site.close())

const date = addDays(todayInHongKong(testNow), 9)
const cookie = staffCookie('Owen', 'owner', 'en')
const get = (query: string, page: 'figures' | 'figuresCsv' = 'figures') =>
  site.request(`${staffPath(page)}?${new URLSearchParams(query)}`, { headers: { cookie } })
const ofDay = `range=own&from=${date}&to=${date}`

test('a chart describes its figures in words, and one switch shows them as a table', async () => {
  const chart = parseHTML(await (await get(ofDay)).text()).document
  const money = formatMoney(total)
  expect(chart.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain(money)
  const link = [...chart.querySelectorAll('a')].find(
    ({ textContent }) => textContent === figuresPage.table.en,
  )
  const table = await get(new URL(link?.getAttribute('href') ?? '', testConfig.siteUrl).search)
  const { document } = parseHTML(await table.text())
  expect(document.querySelector('svg[role="img"]')).toBeNull()
  expect([...document.querySelectorAll('tbody tr td')].map(({ textContent }) => textContent)).toContain(money)
})

test('the same figures can be opened in a spreadsheet', async () => {
  const response = await get(ofDay, 'figuresCsv')
  expect(response.headers.get('content-type')).toContain('text/csv')
  const rows = (await response.text()).split('\r\n').map((row) => row.split(','))
  const now = Object.fromEntries(rows.slice(0, 10).map(([name = '', value]) => [name, value]))
  expect(now).toMatchObject({
    [figuresPage.all.en]: figuresPage.now.en,
    [figuresPage.money.en]: String(toDollars(total)),
    [figuresPage.orders.en]: '1',
    [figuresPage.average.en]: String(toDollars(total)),
    [figuresPage.unpaid.en]: '0',
    [figuresPage.unpaidOrders.en]: '0',
    [figuresPage.cancellationFees.en]: '0',
    [figuresPage.customers.en]: '1',
  })
  expect(rows.some(([, orders, money]) => orders === '1' && money === String(toDollars(total)))).toBe(true)
  const first = rows.findIndex(([name]) => name === figuresPage.bill.en)
  const bill = rows.slice(
    first + 1,
    rows.findIndex(([name], index) => index > first && name === ''),
  )
  expect(bill.find(([name]) => name === orderPage.allowance.en)?.[1]).toBe(String(-toDollars(refundAmount)))
  const [sum, ...parts] = bill.map(([, amount]) => Number(amount)).toReversed()
  expect(sum).toBe(toDollars(total))
  expect(parts.reduce((before, amount) => before + amount, 0)).toBeCloseTo(toDollars(total), 2)
})

test('an invalid range of days is refused, and the input stays', async () => {
  const html = await (await get(`range=own&from=${date}&to=2020-01-01`)).text()
  expect(html).toContain(figuresPage.rangeInvalid.en)
  expect(html).toContain('value="2020-01-01"')
})
