import type { Page } from '@playwright/test'
import { orderPath } from '#app/paths.ts'
import { layout } from '#content/layout.ts'
import { changes } from '#content/ordering/changes.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { status } from '#content/ordering/order-status.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { formatExact } from '#domain/money.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import { type Lang, langs } from '#domain/text.ts'
import { pdfPages } from '#tests/support/browser/pdf-pages.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

async function pdfText(page: Page, shop: ServedSite, stage: OrderStage, lang: Lang) {
  const order = await orderIn(stage, shop.store, new Date())
  await page.goto(orderPath(order.reference, order.token, lang))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const pages = await pdfPages(await page.pdf({ format: 'A4' }))
  return { order, pages, text: pages.map((each) => each.text).join('') }
}

test('a paid order prints as a receipt of the shop in both languages', async ({ page, shop }) => {
  for (const lang of langs) {
    const { order, pages, text } = await pdfText(page, shop, 'confirmed', lang)
    await expect(page.getByRole('button', { name: status.printReceipt[lang] })).toBeVisible()
    const total = formatExact(order.total)
    for (const words of [
      status.receipt[lang],
      status.stamp[lang],
      paymentTexts.fps.name[lang],
      total,
      order.reference,
      demoShopDetails.company[lang],
      demoShopDetails.licenceNumber,
      status.slip[lang],
      status.total[lang],
    ])
      expect.soft(text).toContain(plain(words))
    for (const words of [
      status.printReceipt,
      status.actions,
      changes.cancel,
      stageTexts.confirmed.heading,
      status.progress,
      layout.mainMenu,
    ])
      expect.soft(text).not.toContain(plain(words[lang]))
    expect(pages.length).toBeLessThanOrEqual(2)
  }
})

test('the order page prints the receipt after the delivery, whatever it shows on screen, and none before payment', async ({
  page,
  shop,
}) => {
  const { order, text } = await pdfText(page, shop, 'delivered', 'zh')
  await expect(page.getByRole('heading', { name: status.receipt.zh, exact: true })).toBeHidden()
  for (const words of [status.receipt.zh, status.stamp.zh, order.reference])
    expect(text).toContain(plain(words))
  expect(text).not.toContain(plain(status.notRight.zh))

  const unpaid = await pdfText(page, shop, 'to-pay', 'zh')
  expect(unpaid.text).not.toContain(plain(status.stamp.zh))
  expect(unpaid.text).not.toContain(plain(status.receipt.zh))
})
