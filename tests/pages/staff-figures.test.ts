/** The owner's figures by their page and their table for spreadsheets, without a browser. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { figuresPage } from '#content/staff/figures.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { formatMoney, nothing, toDollars } from '#domain/money.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/http-site.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff-session.ts'
import { testNow } from '#tests/support/store.ts'

let site: TestSite
let total = nothing
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie, now: testNow })
  const content = await site.store.content()
  total = (await placedOrder(site.store, orderInput(content, testNow, { date }), testNow)).total
})
afterAll(() => site.close())

const date = addDays(todayInHongKong(testNow), 9)
const cookie = staffCookie('Owen', 'owner', 'en')
const get = (query: string, page: 'figures' | 'figuresCsv' = 'figures') =>
  site.request(`${staffPath(page)}?${new URLSearchParams(query)}`, { headers: { cookie } })
const ofDay = `range=own&from=${date}&to=${date}`

test('a chart tells its figures in words, and one switch shows them as a table', async () => {
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

test('the same figures open in a spreadsheet', async () => {
  const response = await get(ofDay, 'figuresCsv')
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(await response.text()).toContain(`,1,${toDollars(total)},`)
})

test('days that can not be shown are told, and what was typed stays', async () => {
  const html = await (await get(`range=own&from=${date}&to=2020-01-01`)).text()
  expect(html).toContain(figuresPage.rangeInvalid.en)
  expect(html).toContain('value="2020-01-01"')
})
