import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPath } from '#app/staff/addresses.ts'
import { staffVerbNames } from '#content/staff/office/audit-log.ts'
import { customersPage, erasedNow } from '#content/staff/orders/customers.ts'
import { erasedOn } from '#content/staff/orders/order.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { cancelOrder } from '#server/commands/orders/staff-commands.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let owner: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  owner = await joinStaff(site, 'Boss', 'owner')
})
afterAll(() => site.close())

const post = async (page: 'customers' | 'customersExport', fields: Record<string, string>) => {
  const response = await postForm(site, staffPath(page), fields, owner)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, html: bytes.toString() }
}

test('a customer is found, exported, and erased after a confirmation', async () => {
  const input = orderInput(await site.store.content(), testNow)
  const { id, reference } = await placedOrder(site.store, input, testNow)
  const call = { orderId: id, expectedVersion: null, by: 'Amy', note: '' }
  await cancelOrder(site.store, call, cents(0), testNow)
  const query = input.contact.email
  expect((await post('customers', { verb: 'find', query: '陳小姐' })).html).toContain(
    customersPage.unreadable.zh,
  )
  expect((await post('customers', { verb: 'find', query })).html).toContain(reference)

  const csv = await post('customersExport', { order: String(id), format: 'csv' })
  expect(csv.response.headers.get('content-disposition')).toContain('customer.csv')
  expect(csv.html).toContain('陳小姐')
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
  const json = await post('customersExport', { order: String(id), format: 'json' })
  expect(JSON.parse(json.html)).toMatchObject({ orders: [{ reference, name: '陳小姐' }] })

  const once = await post('customers', { verb: 'ask', query, order: String(id) })
  expect(once.html).toContain(customersPage.sureTitle.zh)
  const response = await post('customers', { verb: 'erase', order: String(id), reason: 'customer-asked' })
  expect(response.html).toContain(erasedNow(1, 0).zh)
  const order = await site.request(`${staffPath('orders')}${reference}/`, { headers: { cookie: owner } })
  const page = await order.text()
  expect(page).not.toContain(query)
  expect(page).toContain(erasedOn(todayInHongKong(testNow)).zh)
  const auditLog = await site.request(staffPath('people'), { headers: { cookie: owner } })
  expect(await auditLog.text()).toContain(staffVerbNames['export-customer'].zh)
})

test('a customer of two orders is a regular, with the latest order and the set ordered most', async () => {
  const content = await site.store.content()
  const contact = { ...orderInput(content, testNow).contact, name: '熟客小姐', phone: '5123 0000' }
  const page = async () => {
    const response = await site.request(staffPath('customers'), { headers: { cookie: owner } })
    return parseHTML(await response.text()).document.querySelector('main')?.textContent
  }
  const order = (days: number) => {
    const input = orderInput(content, testNow, { date: addDays(todayInHongKong(testNow), days) })
    return placedOrder(site.store, { ...input, contact: { ...input.contact, ...contact } }, testNow)
  }
  const first = await order(7)
  expect(await page()).not.toContain('熟客小姐')
  const second = await order(8)
  const words = await page()
  expect(words).toContain('熟客小姐')
  expect(words).toContain(second.reference)
  expect(words).not.toContain(first.reference)
})

test('an export without a selected order keeps the search, and asks to select one', async () => {
  const input = orderInput(await site.store.content(), testNow)
  const contact = { ...input.contact, email: 'nobody-ticked@example.com' }
  const { reference } = await placedOrder(site.store, { ...input, contact }, testNow)
  const fields = { query: contact.email, format: 'csv' }
  const response = await post('customersExport', fields)
  expect(response.response.status).toBe(307)
  expect(response.response.headers.get('location')).toBe(staffPath('customers'))
  const { html } = await post('customers', fields)
  expect(html).toContain(customersPage.chooseFirst.zh)
  expect(html).toContain(reference)
})

test('a form cannot send an automatic or unknown erasure reason', async () => {
  for (const reason of ['kept-long-enough', 'other'])
    expect((await post('customers', { verb: 'erase', order: '1', reason })).response.status).toBe(400)
})
