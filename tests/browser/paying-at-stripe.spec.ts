/** Card payments with the Stripe stand-in. */
import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { payBy, paying, payNow } from '#content/ordering/payment/paying.ts'
import { paymentsArePractised, paymentTexts } from '#content/ordering/payment/payment.ts'
import { formatExact } from '#domain/money.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { chineseOnPhones, expect, smoke } from '#tests/support/site/site.ts'
import { customerLinks } from '#tests/support/stripe/stripe-customer-page.ts'
import { serveStripeSite } from '#tests/support/stripe/stripe-site.ts'

const test = testWithShop(serveStripeSite)

test.beforeEach(({ shop, noise }) => {
  // Stripe closes pages by real time.
  shop.setNow(new Date())
  noise.allow(new RegExp(`^request to another host: ${shop.stripe.origin}/pay/`))
})

test('an order is paid on Stripe’s page, and its own page shows it', smoke, async ({ page, shop }) => {
  const dialog = new OrderDialogDriver(page, 'zh')
  await dialog.open()
  await dialog.toPay('pickup')
  await dialog.dialog.getByRole('radio', { name: paymentTexts.card.name.zh }).check({ force: true })
  await expect(dialog.dialog.getByText(paymentsArePractised.zh)).toHaveCount(0)
  await dialog.place()
  await page.waitForURL(`${shop.stripe.origin}/pay/*`)
  const listening = page.waitForResponse(/\/changes\?/)
  await page.getByRole('link', { name: customerLinks.pay }).click()
  await dialog.isPlaced()
  await expect(page.getByText(paying.open.zh)).toBeVisible()
  await listening
  await page.evaluate(() => {
    document.body.dataset.same = 'page'
  })
  const reportedAt = Date.now()
  expect(await shop.hear('checkout.session.completed')).toBe(200)
  const paidHeading = page.getByRole('heading', { level: 1, name: stageTexts.paid.heading.zh })
  await expect(paidHeading).toBeVisible()
  expect(Date.now() - reportedAt).toBeLessThan(5_000)
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page')
})

test(
  'a customer who returns from Stripe unpaid sees the other methods',
  chineseOnPhones('zh'),
  async ({ page, shop }) => {
    const order = await orderIn('to-pay', shop.store, new Date())
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const goAndComeBack = async () => {
      await button(paymentTexts.card.name.zh).click()
      await page.waitForURL(`${shop.stripe.origin}/pay/*`)
      await page.getByRole('link', { name: customerLinks.back }).click()
      await page.waitForURL(`**${orderPath(order.reference, order.token, 'zh')}`)
      await expect(page.getByText(paying.open.zh)).toBeVisible()
    }
    await page.goto(orderPath(order.reference, order.token, 'zh'))

    // Switching methods closes Stripe's page first, so that nothing is paid twice.
    await goAndComeBack()
    await button(paymentTexts.payme.name.zh).click()
    await expect(page.getByRole('heading', { name: payBy.payme.zh })).toBeVisible()
    expect(shop.stripe.sessions.at(-1)?.status).toBe('expired')

    // After a decline the page offers every method again.
    await goAndComeBack()
    expect(await shop.hear('checkout.session.async_payment_failed')).toBe(200)
    await expect(page.getByText(paying.declined.zh)).toBeVisible()
    await expect(button(payNow(formatExact(order.total)).zh)).toBeVisible()
    const ways = Object.values(paymentTexts).map(({ name }) => page.getByRole('radio', { name: name.zh }))
    for (const way of ways) await expect(way).toBeAttached()
    await expectAccessible(page, betweenHeaderAndFooter)
  },
)
