/** These tests cover decisions 29. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { changes } from '#content/ordering/changes.ts'
import { order } from '#content/ordering/order.ts'
import { cardDeclined, stageTexts } from '#content/ordering/order-stages.ts'
import { status } from '#content/ordering/order-status.ts'
import { paying } from '#content/ordering/payment/paying.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents, nothing } from '#domain/money.ts'
import { orderStages } from '#domain/placed/order-stage.ts'
import { langs } from '#domain/text.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { wordsOf } from '#tests/support/site/words-of.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

test.each(orderStages)('the page of an order that is %s shows its stage', async (stage) => {
  const { reference, token } = await orderIn(stage, site.store, testNow)
  for (const lang of langs) {
    const html = await (await site.request(orderPath(reference, token, lang))).text()
    const heading =
      stage === 'payment-failed' && lang === 'en' ? cardDeclined.en : stageTexts[stage].heading[lang]
    expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(heading)
    const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
    expect(wordsOf(main)).toContain(reference)
    const primary = main.match(/<button[^>]*class="[^"]*primary/g) ?? []
    expect(primary.length).toBeLessThanOrEqual(1)
  }
})

test.each(['postponed', 'postponed-by-weather'] as const)(
  'an order that is %s asks for its new day before it shows what was paid',
  async (stage) => {
    const { reference, token } = await orderIn(stage, site.store, testNow)
    for (const lang of langs) {
      const html = await (await site.request(orderPath(reference, token, lang))).text()
      const ask = html.indexOf('&amp;ask=date')
      expect(ask).toBeGreaterThan(0)
      expect(ask).toBeLessThan(html.indexOf(`>${status.receipt[lang]}<`))
    }
  },
)

test('only an unpaid order says that it may lose its slot', async () => {
  for (const [stage, loses] of [['to-pay', true] as const, ['part-paid', false] as const]) {
    const { reference, token } = await orderIn(stage, site.store, testNow)
    for (const lang of langs) {
      const html = await (await site.request(orderPath(reference, token, lang))).text()
      expect(html.includes(paying.released[lang])).toBe(loses)
    }
  }
})

test('a new date says that it costs as much as cancelling only if it does', async () => {
  const { id, reference, token, total } = await orderIn('confirmed', site.store, testNow)
  const dueDate = addDays(todayInHongKong(testNow), 20)
  const says = async (changeFee: Cents) => {
    const set = { dueDate, changeFee, total: cents(total + changeFee) }
    await site.store.db.update(orders).set(set).where(eq(orders.id, id))
    const page = await site.request(`${orderPath(reference, token, 'en')}&ask=cancel`)
    const html = wordsOf(await page.text())
    expect(html).toContain(changes.sameAccount.en)
    return html.includes(changes.sameAccountOrDate.en)
  }
  expect(await says(nothing)).toBe(true)
  expect(await says(cents(100))).toBe(true)
  // The payment does not cover both fees.
  expect(await says(cents(total - 100))).toBe(false)
})

test('a total without its fee says in both places that delivery is added', async () => {
  const { reference, token } = await orderIn('fee-to-be-quoted', site.store, testNow)
  for (const lang of langs) {
    const html = await (await site.request(orderPath(reference, token, lang))).text()
    expect(wordsOf(html).split(order.plusDelivery[lang])).toHaveLength(3)
  }
})
