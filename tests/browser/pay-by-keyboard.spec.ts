import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { payBy, paying, payNow } from '#content/ordering/payment/paying.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { practice } from '#content/ordering/practice.ts'
import { formatExact } from '#domain/money.ts'
import { langs } from '#domain/text.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import { chineseOnPhones, expect } from '#tests/support/site/site.ts'

for (const lang of langs) {
  test(
    `the keyboard chooses each transfer method in turn (${lang})`,
    chineseOnPhones(lang),
    async ({ page, shop }) => {
      const order = await orderIn('to-pay', shop.store, new Date())
      await page.goto(orderPath(order.reference, order.token, lang))
      await expect(page.getByRole('heading', { name: payBy.fps[lang] })).toBeVisible()
      for (const method of ['payme', 'bank-transfer', 'fps'] as const) {
        await tabTo(page.getByRole('button', { name: paymentTexts[method].name[lang], exact: true }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { name: payBy[method][lang] })).toBeVisible()
      }
    },
  )

  test(
    `a card payment is abandoned, declined and confirmed late by the keyboard alone (${lang})`,
    chineseOnPhones(lang),
    async ({ page, shop }) => {
      const order = await orderIn('to-pay', shop.store, new Date())
      await page.goto(orderPath(order.reference, order.token, lang))
      const practised = page.getByRole('heading', { level: 1, name: practice.title[lang] })
      const go = async (name: string) => {
        await tabTo(page.getByRole('button', { name, exact: true }))
        await page.keyboard.press('Enter')
        await expect(practised).toBeVisible()
      }
      const end = async (outcome: string) => {
        await tabTo(page.locator(`button[name=outcome][value=${outcome}]`))
        await page.keyboard.press('Enter')
        await expect(practised).toBeHidden()
      }
      await go(paymentTexts.card.name[lang])
      await end('abandoned')
      await expect(page.getByText(paying.open[lang])).toBeVisible()
      await expectAccessible(page, betweenHeaderAndFooter)
      await go(paying.goOn[lang])
      await end('declined')
      await expect(page.getByText(paying.declined[lang])).toBeVisible()
      await expectAccessible(page, betweenHeaderAndFooter)
      await go(payNow(formatExact(order.total))[lang])
      await end('late')
      await expect(page.getByText(paying.open[lang])).toBeVisible()
      // The page updates by itself.
      await expect(page.getByRole('heading', { level: 1, name: stageTexts.paid.heading[lang] })).toBeVisible({
        timeout: 45_000,
      })
      await expectAccessible(page, betweenHeaderAndFooter)
    },
  )
}
