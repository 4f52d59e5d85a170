import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { kitchen } from '#content/staff/day/kitchen.ts'
import { labels, printLabels } from '#content/staff/day/labels.ts'
import { runsPage } from '#content/staff/day/runs.ts'
import { signInWords } from '#content/staff/office/sign-in.ts'
import { stepNames } from '#content/staff/orders/orders.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { test } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { join, place } from '#tests/support/staff/staff-browser.ts'

test(
  'the owner confirms an order, marks its dishes as done and prints its labels',
  alsoOnPhones,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    const order = await place(shop)
    await join(page, shop, 'owner', 'Amy')
    await expectAccessible(page)
    const card = page.locator(`[data-order="${order.reference}"]`)
    await card.getByRole('button', { name: stepNames.confirm.zh }).click()
    await expect(card).toHaveCount(0)

    await page.goto(staffOrderPath(order.reference))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.reference)
    await expect(page.getByRole('button', { name: stepNames.confirm.zh })).toHaveCount(0)
    await expectAccessible(page)

    await page.goto(`${staffPath('kitchen')}?date=${order.due}`)
    const mark = page.getByRole('button', { name: kitchen.markDone.zh }).first()
    const dishes = await page.getByRole('button', { name: kitchen.markDone.zh }).count()
    await mark.click()
    await expect(page.getByRole('button', { name: kitchen.takeBack.zh })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('button', { name: kitchen.takeBack.zh })).toHaveCount(1)
    await expectAccessible(page)

    await page.goto(`${staffPath('labels')}?date=${order.due}`)
    await expect(page.getByRole('article')).toHaveCount(dishes)
    await page.getByRole('button', { name: printLabels(dishes).zh }).click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
    await page.goto(`${staffPath('labels')}?date=${order.due}`)
    await expect(page.getByText(labels.none.zh)).toBeVisible()
    await expectAccessible(page)
  },
)

test('kitchen and driver see only their own pages, and nobody sees a page after signing out', async ({
  page,
  shop,
}) => {
  const order = await place(shop)
  await join(page, shop, 'kitchen', 'Bo')
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: kitchen.name.zh })).toBeVisible()
  const view = await page.content()
  expect(view).not.toContain(order.reference)
  expect(view).not.toMatch(/5123|\$\d/)
  await page.getByRole('button', { name: frame.signOut.zh }).click()
  await expect(page.getByRole('heading', { level: 1, name: signInWords.title.zh })).toBeVisible()
  await expectAccessible(page)
  await page.goto(staffPath('kitchen'))
  await expect(page.getByRole('heading', { level: 1, name: signInWords.title.zh })).toBeVisible()

  await join(page, shop, 'driver', 'Cy')
  await expect(page.getByText(runsPage.noneOwn.zh)).toBeVisible()
  await expect(menu.getByRole('link', { name: kitchen.name.zh })).toHaveCount(0)
})
