import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { cents, formatExact } from '#domain/money.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type Browsing, browseAs, hiddenField, joinStaff } from '#tests/support/staff/staff-forms.ts'

let site: TestSite
let office: Browsing
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  office = browseAs(await joinStaff(site, 'Amy', 'office'), () => site)
})
afterAll(() => site.close())

async function openOrder() {
  const order = await freshOrder(site.store)
  const { reference } = await order.stored()
  const path = staffOrderPath(reference)
  const page = () => office.page(path)
  const post = async (fields: Readonly<Record<string, string>>) => {
    const html = await page()
    const target = { order: String(order.id), version: hiddenField(html, 'version') }
    return office.post(path, { ...target, ...fields })
  }
  return { order, page, post }
}
const pay = (amount: number) => ({ verb: 'pay', method: 'fps', amount: (amount / 100).toFixed(2) })
const moneyOf = async (order: FreshOrder) => {
  const { paymentStatus, refundDue } = await order.stored()
  return { paymentStatus, refundDue }
}

test('a transfer recorded by mistake is reversed on the page, with a reason', async () => {
  const { order, page, post } = await openOrder()
  expect(await page()).not.toContain(orderPage.mistake.zh)
  await post({ ...pay(order.total), transfer: 'FRN 8' })
  const html = await page()
  expect(html).toContain(orderPage.mistake.zh)
  expect(html).toMatch(new RegExp(`FRN 8.*${orderPage.mistake.zh}`, 's'))
  const mistake = { verb: 'take-back-payment', payment: hiddenField(html, 'payment') }
  expect((await post(mistake)).status).toBe(409)
  expect(await moneyOf(order)).toEqual({ paymentStatus: 'paid', refundDue: 0 })
  const why = { ...mistake, note: 'of another order' }
  expect((await post(why)).status).toBe(302)
  expect(await moneyOf(order)).toEqual({ paymentStatus: 'unpaid', refundDue: 0 })
  expect(await page()).not.toContain(orderPage.mistake.zh)
  const again = await post(why)
  expect([again.status, again.html.includes(changeRefusals['no-such-transfer'].zh)]).toEqual([409, true])
})

test('an order that is paid or cancelled accepts another amount, which is to be refunded', async () => {
  const { order, page, post } = await openOrder()
  expect(await page()).not.toContain(orderPage.bookMore.zh)
  await post(pay(order.total))
  expect(await page()).toMatch(
    new RegExp(`<details class="[^"]*"><summary>${orderPage.bookMore.zh}</summary>.*name="amount"`, 's'),
  )
  const response = await post(pay(10_000))
  expect([response.status, response.html.includes(sureOfAmount.zh)]).toEqual([409, true])
  expect(response.html).toMatch(/name="amount"[^>]*value="100.00"/)
  expect((await post({ ...pay(10_000), sure: hiddenField(response.html, 'sure') })).status).toBe(302)
  expect(await moneyOf(order)).toEqual({ paymentStatus: 'paid', refundDue: 10_000 })
  expect(await page()).toContain(formatExact(cents(10_000)))

  const off = await openOrder()
  await off.post({ verb: 'reject', note: 'sold out' })
  expect(await off.page()).toContain(orderPage.bookMore.zh)
  expect((await off.post({ ...pay(10_000), sure: '100' })).status).toBe(302)
  expect(await moneyOf(off.order)).toMatchObject({ refundDue: 10_000 })
})
