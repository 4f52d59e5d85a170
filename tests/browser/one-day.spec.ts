/** One order through a day on the screens of office, kitchen and driver. */
import type { Browser, Page } from '@playwright/test'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { planPage, runsPage } from '#content/staff/day/runs.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { stepNames } from '#content/staff/orders/orders.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect, smoke } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'

/** Orders of other tests would be planned too. */
const test = testWithOwnShop()

/** The order is new, due today and unpaid. */
async function newOrder({ store }: ServedSite) {
  const now = new Date()
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const draft = { slot: '12:30', date: todayInHongKong(now) }
  return placedOrder(store, orderInput(await store.content(), placedAt, draft), placedAt)
}

async function screenOf(browser: Browser, shop: ServedSite, role: 'kitchen' | 'driver', name: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: shop.origin })
  const page = await context.newPage()
  await join(page, shop, role, name)
  return page
}

const press = (page: Page, { zh }: { readonly zh: string }) =>
  page.getByRole('button', { name: zh, exact: true }).click()
const stepNow = (page: Page) => page.locator('[aria-current="step"]')

test(
  'an order goes from new to handed over, and all open pages follow',
  smoke,
  async ({ page, shop, browser, noise }) => {
    // A step during a reload aborts it: React Router 8.4 then leaves a rejected promise without a handler, which
    // browsers report as an error.
    noise.allow(/^script error: signal is aborted without reason$/)
    const { id, reference } = await newOrder(shop)
    await join(page, shop, 'office', 'Amy')
    const kitchen = await screenOf(browser, shop, 'kitchen', 'Bo')
    const driver = await screenOf(browser, shop, 'driver', 'Che')
    await kitchen.goto(staffOrderPath(reference))
    await expect(stepNow(kitchen)).toHaveText(staffStatusNames.submitted.zh)
    await driver.goto(staffPath('runs'))
    await expect(driver.getByText(runsPage.noneOwn.zh)).toBeVisible()

    await page.goto(staffOrderPath(reference))
    await press(page, stepNames.confirm)
    // A second click before the reload would concern the old version.
    await expect(stepNow(page)).toHaveText(staffStatusNames.confirmed.zh)
    await press(page, orderPage.checked)
    await expect(page.getByRole('button', { name: orderPage.checked.zh })).toHaveCount(0)

    // The kitchen shows no payment to wait for.
    await kitchen.reload()
    await press(kitchen, stepNames.prepare)
    await expect(stepNow(kitchen)).toHaveText(staffStatusNames.preparing.zh)
    await press(kitchen, stepNames['make-ready'])
    await expect(stepNow(page)).toHaveText(staffStatusNames.ready.zh)

    await page.goto(staffPath('runPlan'))
    await press(page, planPage.propose)
    await page.getByRole('combobox', { name: new RegExp(`^${planPage.driver.zh}`) }).selectOption('Che')
    await page.getByRole('button', { name: new RegExp(`^${planPage.give.zh}`) }).click()

    // The van leaves after the update; the test clock stands still.
    shop.setNow(new Date(Date.now() + 60_000))
    await press(driver, runsPage.leave)
    await page.goto(staffOrderPath(reference))
    await expect(stepNow(page)).toHaveText(staffStatusNames['out-for-delivery'].zh)
    await press(driver, runsPage.handedOver)
    await expect(stepNow(page)).toHaveText(staffStatusNames.delivered.zh)
    await expect(stepNow(kitchen)).toHaveText(staffStatusNames.delivered.zh)
    expect((await loadOrder(shop.store.db, id))?.status).toBe('delivered')
    for (const screen of [kitchen, driver]) await screen.context().close()
  },
)
