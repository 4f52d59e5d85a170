import { setPath } from '#app/paths.ts'
import { setEditPath, staffPath } from '#app/staff/addresses.ts'
import { farPricesQuestion } from '#content/staff/shop/menus/far-prices.ts'
import { menusPage, publishVersion, setFieldName } from '#content/staff/shop/menus/menus.ts'
import { addDays, startOfDay, todayInHongKong } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect, smoke } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'

// The tests move this shop's clock.
const test = testWithOwnShop()

test(
  'the owner finds a set by a dish, drags it elsewhere, and plans a new price for a day',
  smoke,
  async ({ page, shop, noise }) => {
    const sets = async () => {
      const { catalogue } = await shop.store.content()
      return catalogue.sets.filter(({ categoryId }) => categoryId === catalogue.sets[0]?.categoryId)
    }
    const [first, second, third] = await sets()
    const dish = first?.groups[0]?.dishes[0]?.dish
    if (!first || !second || !third || !dish) throw new Error('the demo has too few sets')
    await join(page, shop, 'owner', 'Amy')
    await page.goto(staffPath('menus'))
    await page.getByRole('searchbox', { name: menusPage.search.zh }).fill(dish.name.zh)
    await page.getByRole('button', { name: menusPage.apply.zh }).click()
    await expect(page).toHaveURL(/[?&]q=/)
    await expect(page.getByRole('link', { name: first.name.zh, exact: true })).toBeVisible()
    await expectAccessible(page)

    await page.goto(staffPath('menus'))
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
    await row(third.name.zh).locator('[draggable]').dragTo(row(first.name.zh))
    await expect
      .poll(async () => (await sets()).slice(0, 3).map(({ id }) => id))
      .toEqual([third.id, first.id, second.id])

    // A refusal responds with 409.
    noise.allow(/409/)
    const from = addDays(todayInHongKong(new Date()), 5)
    await page.goto(setEditPath(first.id))
    await page.getByLabel(setFieldName('nextFrom', null).zh).fill(from)
    await page.getByLabel(setFieldName('nextPrice', null).zh).fill('4321')
    await page.getByRole('button', { name: publishVersion(2).zh }).click()
    // An unusual price needs confirmation.
    await expect(page.getByText(farPricesQuestion.zh)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: publishVersion(2).zh }).click()
    await expect(page.getByText(menusPage.published.zh)).toBeVisible()
    await expectAccessible(page)

    await page.goto(setPath(first.slug, 'zh'))
    await expect(page.getByText('$4,321')).toHaveCount(0)
    shop.setNow(startOfDay(from))
    await page.reload()
    await expect(page.getByText('$4,321').first()).toBeVisible()
  },
)
