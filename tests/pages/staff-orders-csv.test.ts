import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderSlipPath, staffPath } from '#app/staff/addresses.ts'
import { districtNames } from '#content/district-names.ts'
import { exportNames } from '#content/staff/orders/order-export.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { chosenQuery } from '#domain/staff/orders/chosen-orders.ts'
import { exportColumns } from '#domain/staff/orders/order-export.ts'
import { langs } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { orderOnRun } from '#tests/support/orders/order-on-run.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let orders: readonly PlacedOrder[]
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
  const input = orderInput(await site.store.content(), testNow)
  const contact = { ...input.contact, specialInstructions: '=HYPERLINK("http://a.example")' }
  orders = [
    await placedOrder(site.store, { ...input, contact }, testNow),
    await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow),
  ]
})
afterAll(() => site.close())

const csv = (ids: readonly number[], cookie: string) =>
  site.request(staffPath('ordersCsv') + chosenQuery(ids), { headers: { cookie } })

test.each(langs)('the CSV export contains the selected orders, and no formula (%s)', async (lang) => {
  const [one, other] = orders
  const response = await csv([one?.id ?? 0], staffCookie('amy', 'office', lang))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  const [head = '', ...rows] = (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head).toBe(exportColumns.map((column) => exportNames[column][lang]).join(','))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`${one?.reference},`)
  expect(rows[0]).toContain(`,${staffStatusNames.submitted[lang]},`)
  expect(rows[0]).toContain(`"'=HYPERLINK(""http://a.example"")"`)
  expect(rows[0]).not.toContain(other?.reference)
})

test.each(langs)('the chosen district is in the table, on the slip and on the runs (%s)', async (lang) => {
  const { store } = site
  const date = addDays(todayInHongKong(testNow), 7)
  const parts = { date, zoneId: 'new-territories', districtId: 'sha-tin' }
  const order = await placedOrder(store, orderInput(await store.content(), testNow, parts), testNow)
  await orderOnRun(store, { id: order.id, date }, { driverName: null, fee: null }, testNow)
  const cookie = staffCookie('amy', 'owner', lang)
  const name = districtNames['sha-tin'][lang]
  const [head = '', row = ''] = (await (await csv([order.id], cookie)).text()).split('\r\n')
  const column = head.split(',').indexOf(exportNames.district[lang])
  expect(row.split(',')[column]).toBe(name)
  for (const path of [
    orderSlipPath(order.reference),
    `${staffPath('runs')}?date=${date}`,
    `${staffPath('runPlan')}?date=${date}`,
  ]) {
    const page = await site.request(path, { headers: { cookie } })
    const { document } = parseHTML(await page.text())
    expect([path, document.querySelector('main')?.textContent]).toEqual([path, expect.stringContaining(name)])
  }
})

test('the CSV export contains the orders of a month, and is not found for an invalid month', async () => {
  const of = (month: string) =>
    site.request(`${staffPath('ordersCsv')}?month=${month}`, {
      headers: { cookie: staffCookie('amy', 'office') },
    })
  const [order] = orders
  const due = addDays(todayInHongKong(testNow), 7)
  expect(await (await of(due.slice(0, 7))).text()).toContain(order?.reference)
  expect(await (await of('2020-01')).text()).not.toContain(order?.reference)
  expect((await of('2020-13')).status).toBe(404)
})

test('the CSV export is allowed only to people who may export orders', async () => {
  const ids = orders.map(({ id }) => id)
  for (const role of ['kitchen', 'packer', 'driver'] as const)
    expect((await csv(ids, staffCookie('bo', role))).status).toBe(404)
  expect((await csv(ids, staffCookie('cy', 'owner'))).status).toBe(200)
})
