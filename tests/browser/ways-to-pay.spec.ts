import sharp from 'sharp'
import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { codeName, payBy, paying } from '#content/ordering/payment/paying.ts'
import { paymentsArePractised, paymentTexts } from '#content/ordering/payment/payment.ts'
import { proofForm } from '#content/ordering/payment/proof-form.ts'
import { outcomeTexts, practice } from '#content/ordering/practice.ts'
import { dollarsText, formatExact } from '#domain/money.ts'
import { fpsPayload } from '#domain/payment/fps-code.ts'
import { settings } from '#server/db/schema/settings.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { scanCode } from '#tests/support/browser/scan-code.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { testAccounts } from '#tests/support/orders/payment-ways.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { chineseOnPhones, expect } from '#tests/support/site/site.ts'
import { fpsObjects } from '#tests/support/store/fps-objects.ts'

/** The bank accepts codes with a reference. */
const test = testWithShop(async () => {
  const shop = await serveTestSite({ now: new Date() })
  await shop.store.db.update(settings).set({ accounts: { fpsCarriesReference: true } })
  await shop.store.refresh()
  return shop
})

const sideways = () => document.documentElement.scrollWidth - innerWidth

test(
  'a transfer is made by the instructions on the page, and its slip is uploaded',
  chineseOnPhones('zh'),
  async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const order = await orderIn('to-pay', shop.store, new Date())
    const reference = order.reference.replace('-', '')
    const amount = dollarsText(order.total)
    const code = page.getByRole('img', {
      name: codeName(formatExact(order.total), reference).zh,
    })
    const choose = (method: 'payme' | 'bank-transfer') =>
      page.getByRole('button', { name: paymentTexts[method].name.zh, exact: true }).click()
    const heading = (method: keyof typeof payBy) => page.getByRole('heading', { name: payBy[method].zh })

    await page.goto(orderPath(order.reference, order.token, 'zh'))
    await expect(heading('fps')).toBeVisible()
    const text = (await scanCode(code)) ?? ''
    const account = { kind: 'id', value: '000000000' } as const
    expect(text).toBe(fpsPayload({ account, amount: order.total, reference }))
    const objects = fpsObjects(text)
    expect([objects.get('54'), objects.get('53')]).toEqual([amount, '344'])
    expect(fpsObjects(objects.get('26') ?? '').get('02')).toBe(account.value)
    expect(fpsObjects(objects.get('62') ?? '').get('05')).toBe(reference)

    await choose('payme')
    await expect(heading('payme')).toBeVisible()
    const link = testAccounts.payMeLink ?? ''
    await expect(page.getByRole('link', { name: paying.openPayMe.zh })).toHaveAttribute('href', link)
    expect(await scanCode(code)).toBe(link)
    for (const view of [amount, reference]) await expect(page.getByText(view, { exact: true })).toBeVisible()
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    await expectAccessible(page, betweenHeaderAndFooter)

    const listening = page.waitForResponse(/\/changes\?/)
    await choose('bank-transfer')
    await expect(heading('bank-transfer')).toBeVisible()
    // The copy script is listening.
    await listening
    const rows = [
      [paying.account, testAccounts.bank?.account],
      [paying.amount, amount],
      [paying.reference, reference],
    ] as const
    for (const [name, value] of rows) {
      const row = page.getByRole('button', { name: `${paying.copy.zh} ${name.zh}` })
      await row.click()
      await expect(row.getByRole('status')).toHaveText(paying.copied.zh)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    }
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
    await expectAccessible(page, betweenHeaderAndFooter)

    const slip = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await page
      .locator('input[name=picture]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip })
    await page.getByRole('button', { name: proofForm.send.zh }).click()
    const proofHeading = page.getByRole('heading', {
      level: 1,
      name: stageTexts['proof-sent'].heading.zh,
    })
    await expect(proofHeading).toBeVisible()
  },
)

test('Alipay is practised on a page that lists the bill', async ({ page, shop }) => {
  const order = await orderIn('to-pay', shop.store, new Date())
  await page.goto(orderPath(order.reference, order.token, 'en'))
  await page.getByRole('button', { name: paymentTexts.alipay.name.en, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: practice.title.en })).toBeVisible()
  await expect(page.locator('main aside')).toContainText(formatExact(order.total))
  expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  const outcome = (name: 'abandoned' | 'paid') =>
    page.getByRole('button', {
      name: `${outcomeTexts[name].name.en} ${outcomeTexts[name].note.en}`,
    })
  await outcome('abandoned').click()
  await expect(page.getByText(paymentsArePractised.en)).toBeVisible()
  await page.getByRole('button', { name: paying.goOn.en, exact: true }).click()
  await outcome('paid').click()
  await expect(page.getByRole('heading', { level: 1, name: stageTexts.paid.heading.en })).toBeVisible()
})
