/** These tests cover decisions 29. */
import { pagePath } from '#app/paths.ts'
import { findOrder } from '#content/pages/find-order.ts'
import { langs } from '#domain/text.ts'
import { expectForEverybody } from '#tests/support/browser/page-view.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import { englishOnPhones, expect } from '#tests/support/site/site.ts'

for (const lang of langs)
  test(
    `the order finder says in ${lang} which field is empty, and keeps the input`,
    englishOnPhones(lang),
    async ({ page, noise }) => {
      noise.allow(/status of 400/)
      await page.goto(pagePath('find-order', lang))
      await page.getByRole('textbox', { name: findOrder.reference[lang] }).fill('K7QF')
      await page.getByRole('textbox', { name: findOrder.contact[lang] }).fill('someone')
      await page.getByRole('button', { name: findOrder.send[lang] }).click()
      await expect(page.getByText(findOrder.wrongReference[lang])).toBeVisible()
      await expect(page.getByText(findOrder.wrongContact[lang])).toBeVisible()
      await expect(page.getByRole('textbox', { name: findOrder.reference[lang] })).toHaveValue('K7QF')
      if (lang === 'zh') await expectForEverybody(page)
    },
  )

test.describe('the order finder without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('has the same response for an existing and an unknown order', async ({ page, shop }) => {
    const order = await orderIn('to-pay', shop.store, new Date())
    for (const reference of [order.reference, 'AAAA-AAAA']) {
      await page.goto(pagePath('find-order', 'en'))
      await page.getByRole('textbox', { name: findOrder.reference.en }).fill(reference)
      await page.getByRole('textbox', { name: findOrder.contact.en }).fill('chan@example.com')
      await page.getByRole('button', { name: findOrder.send.en }).click()
      await expect(page.getByRole('status')).toContainText(findOrder.sent.en)
    }
    expect(shop.logLines.join()).not.toContain('chan@example.com')
  })
})

test('the order finder asks a client with too many attempts to wait', async ({ page, shop }) => {
  const post = (address: string, body = 'reference=ACDE-FGHJ&contact=chan%40example.com') =>
    shop.request(pagePath('find-order', 'zh'), {
      method: 'POST',
      headers: {
        origin: 'http://localhost:3000',
        'x-forwarded-for': address,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    })
  // Invalid input is not counted.
  for (let turn = 0; turn < 12; turn += 1)
    expect((await post('192.0.2.1', 'reference=x&contact=y')).status).toBe(400)
  const responses = await Promise.all(Array.from({ length: 10 }, () => post('192.0.2.1')))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await post('192.0.2.1')).status).toBe(429)
  expect((await post('192.0.2.2')).status).toBe(200)
  await page.goto(pagePath('find-order', 'zh'))
  await expect(page.getByRole('heading', { level: 1, name: findOrder.title.zh })).toBeVisible()
})
