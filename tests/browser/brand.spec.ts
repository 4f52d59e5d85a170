import { staffPath } from '#app/staff/addresses.ts'
import { menusPage, publishVersion } from '#content/staff/shop/menus/menus.ts'
import { brandColourNames, brandPage, nearestOf, offerOf } from '#content/staff/shop/settings/brand.ts'
import { checkContrasts, standardBrand } from '#domain/shop/brand.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

test(
  'a colour that cannot be read is replaced by the one offered, seen in the preview and published',
  alsoOnPhones,
  async ({ page, shop }) => {
    await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
    await page.goto(staffPath('siteBrand'))
    const field = page.getByRole('textbox', { name: brandColourNames.action.name.en, exact: true })
    await field.fill('#c8642b')
    const { offer } = checkContrasts({ ...standardBrand, action: '#c8642b' }).action
    if (!offer) throw new Error('the colour passes')
    await expect(page.getByText(nearestOf(offer).en)).toBeVisible()
    await expect(page.getByText(brandPage.previewPasses.en)).toBeVisible()
    await page.getByRole('button', { name: offerOf(offer).en }).click()
    await expect(field).toHaveValue(offer)
    await expect(page.getByText(brandPage.previewPasses.en)).toHaveCount(0)
    // Before, the samples show what cannot be read.
    await expectAccessible(page)
    await page.getByRole('button', { name: publishVersion(2).en }).click()
    await expect(page.getByText(menusPage.published.en)).toBeVisible()
    await page.goto('/')
    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--tomato-600'),
    )
    expect(action).toBe(offer)
  },
)
