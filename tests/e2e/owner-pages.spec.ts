/** The owner's pages of the back office, in both languages: axe finds nothing, and the keyboard reaches what they do. */
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { live } from '#content/staff/live.ts'
import { recalledCount, weatherPage } from '#content/staff/weather.ts'
import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { langs } from '#domain/text.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { orderInput } from '#tests/support/order-input.ts'
import { testWithOwnShop } from '#tests/support/order-site.ts'
import { placedOrder } from '#tests/support/placed-order.ts'
import type { ServedSite } from '#tests/support/served-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site.ts'
import { sessionByCookie } from '#tests/support/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })
const pages = [
  ...['calendar', 'weather', 'figures', 'settings', 'menus', 'dishes', 'people'],
] as const satisfies readonly StaffPageId[]

const due = addDays(todayInHongKong(new Date()), 7)
/** A day of its own: the test of the weather counts its orders. */
const stormy = addDays(due, 1)

async function confirmed({ store }: ServedSite, date: CalendarDate): Promise<void> {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now, { date }), now)
  const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
  await takePayment(store, call, { method: 'fps', amount: order.total }, now)
  await confirmOrder(store, call, null, now)
}

for (const lang of langs)
  test(`axe finds nothing on the owner's pages in ${lang}`, alsoOnPhones, async ({ page, shop }) => {
    await confirmed(shop, due)
    await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
    for (const id of pages) {
      await page.goto(`${staffPath(id)}${id === 'weather' ? `?day=${due}` : ''}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })

test('a weather day is called by the keyboard alone', async ({ page, shop }) => {
  await confirmed(shop, stormy)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(`${staffPath('weather')}?day=${stormy}`)
  // The number on the button follows the boxes from here on.
  await expect(page.getByText(live.connected.en, { exact: true })).toBeVisible()
  const chosen = page.getByRole('button', { name: /^Move and tell \d+$/ })
  const all = page.getByRole('checkbox', { name: weatherPage.all.en })
  await all.focus()
  await expect(all).toBeChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Move and tell 0' })).toBeVisible()
  await page.keyboard.press('Space')
  await chosen.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: weatherPage.done.en })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: weatherPage.recall.en }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(recalledCount(1, 0).en, { exact: true })).toBeVisible()
})
