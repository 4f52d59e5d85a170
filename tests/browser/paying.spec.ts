/** Sandbox payments of a bare `npm start` (decisions 32). */
import { order } from '#content/ordering/order.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { status } from '#content/ordering/order-status.ts'
import { codeName, payBy, paying, payNow } from '#content/ordering/payment/paying.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { paymentSteps } from '#content/ordering/payment/payment-steps.ts'
import { outcomeTexts, practice } from '#content/ordering/practice.ts'
import type { PracticeOutcome } from '#domain/payment/practice-outcome.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { scanCode } from '#tests/support/browser/scan-code.ts'
import { expect, smokeAlsoOnPhones, test } from '#tests/support/site/site.ts'

const total = '$1,630.00'

test(
  'an order is paid by the FPS code on the screen, which can be scanned',
  smokeAlsoOnPhones,
  async ({ page }) => {
    const dialog = new OrderDialogDriver(page, 'zh')
    await dialog.open()
    await dialog.toPay('delivery')
    await dialog.place()
    const reference = await dialog.isPlaced()
    await expect(page.getByRole('heading', { name: payBy.fps.zh })).toBeVisible()
    const short = reference.replace('-', '')
    const code = page.getByRole('img', { name: codeName(total, short).zh })
    // The call below rerenders the page.
    const payload = await scanCode(code)
    const key = new URL(page.url()).searchParams.get('key')
    const response = await page.request.post(`/api/orders/${reference}/pay`, {
      headers: { authorization: `Bearer ${key}` },
      data: { method: 'fps' },
    })
    expect((await response.json()).instructions.payload).toBe(payload)
    await expect(page.getByText('1630.00', { exact: true })).toBeVisible()
    await expectAccessible(page)

    // The page remembers the other method.
    await page.getByRole('button', { name: paymentTexts['bank-transfer'].name.zh }).click()
    await expect(page.getByRole('heading', { name: payBy['bank-transfer'].zh })).toBeVisible()
    await expect(page.getByText(short, { exact: true })).toBeVisible()
  },
)

test('choosing a card in the order leads to its payment page, and Back to the order', async ({ page }) => {
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  await dialog.toPay('pickup')
  await dialog.dialog.getByRole('radio', { name: paymentTexts.card.name.en }).check({ force: true })
  const steps = dialog.dialog.getByRole('group', { name: order.payment.en }).getByRole('listitem')
  await expect(steps).toHaveText(paymentSteps.card.map(({ en }) => en))
  // Each accepted card brand has a mark.
  const marks = dialog.dialog
    .getByRole('radio', { name: paymentTexts.card.name.en })
    .locator('xpath=ancestor::label')
    .locator('img')
  await expect(marks).toHaveCount(3)
  expect(new Set(await marks.evaluateAll((all) => all.map((img) => img.getAttribute('src')))).size).toBe(3)
  await expectAccessible(page)
  await dialog.place()
  await expect(page.getByRole('heading', { level: 1, name: practice.title.en })).toBeVisible()
  await page.goBack()
  await dialog.isPlaced()
  await expect(page.getByText(paying.open.en)).toBeVisible()
  await page.getByRole('button', { name: paying.goOn.en, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: practice.title.en })).toBeVisible()
})

test('an order is kept if the payment page of its card cannot be opened', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|failed request/)
  await page.route('**/api/orders/*/pay', (route) => route.abort())
  const dialog = new OrderDialogDriver(page, 'zh')
  await dialog.open()
  await dialog.toPay('pickup')
  await dialog.dialog.getByRole('radio', { name: paymentTexts.card.name.zh }).check({ force: true })
  await dialog.place()
  await dialog.isPlaced()
  await expect(page.getByRole('button', { name: payNow('$1,480.00').zh })).toBeVisible()
})

test('a card is declined and then charged, from choosing a dish to a paid order', async ({ page }) => {
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  await dialog.toPay('delivery')
  await dialog.place()
  await dialog.isPlaced()
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })
  const outcome = (name: PracticeOutcome) =>
    button(`${outcomeTexts[name].name.en} ${outcomeTexts[name].note.en}`)
  await button(paymentTexts.card.name.en).click()
  await expect(page.getByRole('heading', { level: 1, name: practice.title.en })).toBeVisible()
  await expectAccessible(page)
  await outcome('declined').click()
  await expect(page.getByText(paying.declined.en)).toBeVisible()
  await button(payNow(total).en).click()
  await outcome('abandoned').click()
  await expect(page.getByText(paying.open.en)).toBeVisible()
  await button(paying.goOn.en).click()
  await outcome('paid').click()
  await expect(page.getByRole('heading', { level: 1, name: stageTexts.paid.heading.en })).toBeVisible()
  await expect(page.getByRole('heading', { name: status.receipt.en, exact: true })).toBeVisible()
  await expect(page.getByText(stageTexts.paid.tag.en, { exact: true })).toBeVisible()
  const payByCard = new RegExp(`^${paymentTexts.card.name.en} · \\w{3} \\d{1,2} \\w{3}, \\d\\d:\\d\\d$`)
  await expect(page.getByText(payByCard)).toBeVisible()
  await expect(button(status.printReceipt.en)).toBeVisible()
  await expect(button(payNow(total).en)).toHaveCount(0)
})
