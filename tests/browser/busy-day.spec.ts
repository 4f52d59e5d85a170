import { like } from 'drizzle-orm'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { live } from '#content/staff/shell/live.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { orders } from '#server/db/schema/orders.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'

/** The day's orders would crowd other tests. */
const test = testWithOwnShop()

test('Back leads from an order to its row of the filtered list, with the same slots open', async ({
  page,
  shop,
}) => {
  const now = new Date()
  const date = addDays(todayInHongKong(now), 30)
  // In the last slot, below all other orders.
  const input = orderInput(await shop.store.content(), now, { date, slot: '19:30' })
  const { reference } = await placedOrder(shop.store, input, now)
  await fillWithOrders(shop.store, 212, todayInHongKong(now))
  await shop.store.db.update(orders).set({ dueDate: date }).where(like(orders.reference, 'F0%'))
  await join(page, shop, 'office', 'Amy')

  await page.goto(`${staffPath('orders')}?days=${date}&view=table`)
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  const area = page.getByRole('combobox', { name: ordersPage.area.zh })
  await area.selectOption('kowloon')
  await expect(page).toHaveURL(/area=kowloon/)
  const list = page.url()
  const row = page.locator(`[data-order="${reference}"]`)
  await expect(row).toBeHidden()
  await page.locator('summary', { hasText: '19:30' }).click()
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
