/** Places an order like a visitor, so that every needed script is fetched. */
import type { Page } from '@playwright/test'
import { setPath } from '#app/paths.ts'
import { order } from '#content/ordering/order.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { setChooser } from '#content/pages/set.ts'
import { firstSet, slot } from './shop.ts'

/** Ends on the page of the placed order. */
export async function orderToTheEnd(page: Page, origin: string): Promise<void> {
  page.setDefaultTimeout(60_000)
  const next = () => page.getByRole('dialog').getByRole('button', { name: order.next.zh }).click()
  const fill = (label: string, value: string) => page.getByRole('dialog').getByLabel(label).fill(value)

  await page.goto(origin + setPath(firstSet().slug, 'zh'), { waitUntil: 'load' })
  // On phones the button also shows the number of dishes.
  await page.getByRole('button', { name: setChooser.orderNow.zh }).filter({ visible: true }).first().click()
  await next()
  await next()
  const days = page.getByRole('grid').locator('button:not([aria-disabled="true"])')
  await days.last().click()
  await page.getByRole('radio', { name: new RegExp(`^${slot}`) }).check({ force: true })
  await page.getByRole('combobox', { name: order.area.zh }).fill('裕民坊')
  await page.keyboard.press('Enter')
  await fill(orderFieldWords.address.name.zh, '觀塘道 1 號 2 樓')
  await next()
  await fill(orderFieldWords.name.name.zh, '陳小姐')
  await fill(orderFieldWords.email.name.zh, 'chan@example.com')
  await fill(orderFieldWords.phone.name.zh, '5123 4567')
  await fill(orderFieldWords.alternatePhone.name.zh, '2345 6789')
  await next()
  await page.getByRole('radio', { name: paymentTexts.fps.name.zh }).check({ force: true })
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(/\/orders\//, { waitUntil: 'load' })
  await page.waitForTimeout(2_000)
}
