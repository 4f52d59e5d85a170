/** Two people of the back office at the same order, and pages that take long to come. */
import { editOrderPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { loading } from '#content/staff/loading.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { alsoOpen } from '#content/staff/orders/presence.ts'
import { pageNames } from '#content/staff/page-names.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

async function place({ store }: ServedSite) {
  const now = new Date()
  const date = addDays(todayInHongKong(now), 7)
  return placedOrder(store, orderInput(await store.content(), now, { date }), now)
}
const cookieOf = (name: string, { origin }: ServedSite) => ({
  name: 'staff',
  value: `${name}.office`,
  url: origin,
})

test('who opens an order is told who else has it open, and they hear of each other', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const { reference } = await place(shop)
  await context.addCookies([cookieOf('amy', shop)])
  await page.goto(staffOrderPath(reference))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)

  const other = await browser.newContext({ baseURL: shop.origin })
  await other.addCookies([cookieOf('bea', shop)])
  const theirs = await other.newPage()
  await theirs.goto(editOrderPath(reference))
  const since = '\\d\\d:\\d\\d'
  await expect(
    page.getByText(new RegExp(`^${alsoOpen({ name: 'bea', edits: true, since }).zh}$`)),
  ).toBeVisible()
  await expect(
    theirs.getByText(new RegExp(`^${alsoOpen({ name: 'amy', edits: false, since }).zh}$`)),
  ).toBeVisible()
  await expectAccessible(page)
  await other.close()
  await expect(page.getByText(/^bea/)).toHaveCount(0)
})

test('a page that takes long shows its shapes, and the one before is there again when it is not left', async ({
  page,
  context,
  shop,
  noise,
}) => {
  // The page that was not waited for.
  noise.allow(/ERR_ABORTED/)
  const { reference } = await place(shop)
  await context.addCookies([cookieOf('amy', shop)])
  await page.goto(staffOrderPath(reference))
  const note = page.getByLabel(orderPage.staffNote.zh)
  await note.fill('The lift is out of order')
  const waiting = page.getByRole('heading', { level: 1, name: loading.title.zh })

  let [release, held] = [() => {}, Promise.resolve()]
  const hold = () => {
    held = new Promise<void>((resolve) => {
      release = resolve
    })
  }
  await page.route(`**${staffPath('orders')}_.data*`, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  hold()
  const toOrders = page.getByRole('navigation').first().getByRole('link', { name: pageNames.orders.zh })
  await toOrders.click()
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(note).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: loading.stay.zh }).click()
  await expect(waiting).toHaveCount(0)
  await expect(note).toHaveValue('The lift is out of order')
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(new RegExp(staffOrderPath(reference)))

  release()
  hold()
  await toOrders.click()
  await expect(waiting).toBeVisible()
  release()
  await expect(page).toHaveURL(new RegExp(`${staffPath('orders')}$`))
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})
