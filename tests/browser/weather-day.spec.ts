import { eq } from 'drizzle-orm'
import { orderPath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import {
  moveChosen,
  movedCount,
  recalledCount,
  weatherPage,
  weatherStates,
} from '#content/staff/day/weather.ts'
import { live } from '#content/staff/shell/live.ts'
import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orders } from '#server/db/schema/orders.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { confirmedOrder } from '#tests/support/browser/owner-pages.ts'
import { verbsOf } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })
const stormy = addDays(todayInHongKong(new Date()), 8)
const reservedDay = addDays(stormy, 1)

test('sixty orders move once however often the button is pressed, and the recall restores all but the one that was seen', async ({
  page,
  shop,
  browser,
}) => {
  const sixtyOrders: PlacedOrder[] = []
  for (let n = 0; n < 60; n += 1) sixtyOrders.push(await confirmedOrder(shop, stormy))
  const dueOn = (dueDate: CalendarDate) => shop.store.db.$count(orders, eq(orders.dueDate, dueDate))
  expect(await dueOn(stormy)).toBe(60)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(`${staffPath('weather')}?day=${stormy}`)
  // From here on the button's number follows the boxes.
  await expect(page.getByText(live.connected.en, { exact: true })).toBeVisible()
  const locator = page.getByRole('button', { name: moveChosen(60).en, exact: true })
  const all = page.getByRole('checkbox', { name: weatherPage.all.en })
  await all.focus()
  await expect(all).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: weatherPage.stop.en })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(locator).toBeVisible()
  await locator.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: weatherPage.done.en })).toBeVisible()
  await expect(page.getByText(movedCount(60).en)).toBeVisible()
  const rows = page.locator('tbody tr')
  await expect(rows.filter({ hasText: weatherStates.told.en })).toHaveCount(60)
  await expectAccessible(page)
  expect(await dueOn(reservedDay)).toBe(60)
  for (const order of sixtyOrders)
    expect((await verbsOf(shop.store, order)).filter((verb) => verb === 'postpone')).toHaveLength(1)

  const [first] = sixtyOrders
  if (!first) throw new Error('no order')
  const customer = await browser.newPage()
  await customer.goto(`${shop.origin}${orderPath(first.reference, first.token, 'zh')}`)
  await expect(customer.getByText(first.reference).first()).toBeVisible()
  await customer.close()
  await page.reload()
  await expect(rows.filter({ hasText: weatherStates.opened.en })).toHaveCount(1)

  await page.getByRole('button', { name: weatherPage.recall.en }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(recalledCount(59, 1).en, { exact: true })).toBeVisible()
  expect([await dueOn(stormy), await dueOn(reservedDay)]).toEqual([59, 1])
})
