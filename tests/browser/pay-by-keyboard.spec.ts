import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { payBy, paying, payNow } from '#content/ordering/payment/paying.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { practice } from '#content/ordering/practice.ts'
import { formatExact } from '#domain/money.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'

test('the keyboard alone chooses each transfer, and abandons, repeats and ends a payment by card', async ({
  page,
  shop,
}) => {
  const order = await orderIn('to-pay', shop.store, new Date())
  await page.goto(orderPath(order.reference, order.token, 'en'))
  await expect(page.getByRole('heading', { name: payBy.fps.en })).toBeVisible()
  for (const method of ['payme', 'bank-transfer', 'fps'] as const) {
    await tabTo(page.getByRole('button', { name: paymentTexts[method].name.en, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: payBy[method].en })).toBeVisible()
  }

  const practiceHeading = page.getByRole('heading', { level: 1, name: practice.title.en })
  const go = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(practiceHeading).toBeVisible()
  }
  const end = async (outcome: string) => {
    await tabTo(page.locator(`button[name=outcome][value=${outcome}]`))
    await page.keyboard.press('Enter')
    await expect(practiceHeading).toBeHidden()
  }
  await go(paymentTexts.card.name.en)
  await end('abandoned')
  await expect(page.getByText(paying.open.en)).toBeVisible()
  await expectAccessible(page, betweenHeaderAndFooter)
  await go(paying.goOn.en)
  await end('declined')
  await expect(page.getByText(paying.declined.en)).toBeVisible()
  await expectAccessible(page, betweenHeaderAndFooter)
  await go(payNow(formatExact(order.total)).en)
  await end('late')
  await expect(page.getByText(paying.open.en)).toBeVisible()
  // The page updates by itself.
  await expect(page.getByRole('heading', { level: 1, name: stageTexts.paid.heading.en })).toBeVisible({
    timeout: 45_000,
  })
  await expectAccessible(page, betweenHeaderAndFooter)
})
