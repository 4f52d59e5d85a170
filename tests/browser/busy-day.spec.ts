import type { Page } from '@playwright/test'
import { like } from 'drizzle-orm'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { live } from '#content/staff/shell/live.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { orders } from '#server/db/schema/orders.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'

/** The day's orders would crowd other tests. */
const test = testWithShop(async () => {
  const now = new Date()
  const shop = await serveTestSite({ now })
  const date = addDays(todayInHongKong(now), 30)
  // In the last slot, below all other orders.
  const input = orderInput(await shop.store.content(), now, { date, slot: '19:30' })
  const { reference } = await placedOrder(shop.store, input, now)
  await fillWithOrders(shop.store, 212, todayInHongKong(now))
  await shop.store.db.update(orders).set({ dueDate: date }).where(like(orders.reference, 'F0%'))
  return { ...shop, reference, list: `${staffPath('orders')}?days=${date}&view=table` }
})

const rowOf = (page: Page, reference: string) => page.locator(`[data-order="${reference}"]`)
const lastSlot = (page: Page) => page.locator('summary', { hasText: '19:30' })

test('Back leads from an order to its row of the filtered list, with the same slots open', async ({
  page,
  shop,
}) => {
  const { reference } = shop
  const row = rowOf(page, reference)
  await join(page, shop, 'office', 'Amy')
  await page.goto(shop.list)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const area = page.getByRole('combobox', { name: ordersPage.area.zh })
  await area.selectOption('kowloon')
  await expect(page).toHaveURL(/area=kowloon/)
  const list = page.url()
  await expect(row).toBeHidden()
  await lastSlot(page).click()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
  await expect(page).toHaveURL(new RegExp(staffOrderPath(reference)))

  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(row).toBeInViewport()
  await expect(area).toHaveValue('kowloon')

  // The order's back link does the same.
  await row.getByRole('link').click()
  await page.getByRole('link', { name: ordersPage.back.zh }).click()
  await expect(row).toBeInViewport()
  await expect(area).toHaveValue('kowloon')
})

test('a slot that was opened before the page’s script ran stays open under a filter and after Back', async ({
  page,
  shop,
}) => {
  const { reference } = shop
  const row = rowOf(page, reference)
  await join(page, shop, 'office', 'Amy')
  const opened = Promise.withResolvers<void>()
  await page.route('**/*.js', (route) => opened.promise.then(() => route.continue()))
  await page.goto(shop.list, { waitUntil: 'commit' })
  await lastSlot(page).click()
  opened.resolve()
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await page.getByRole('combobox', { name: ordersPage.area.zh }).selectOption('kowloon')
  await expect(page).toHaveURL(/area=kowloon/)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)

  await page.goBack()
  await expect(row).toBeInViewport()
})
