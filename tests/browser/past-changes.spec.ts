import { dishEditPath } from '#app/staff/addresses.ts'
import { allergenNames } from '#content/allergens.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { dishEdit } from '#content/staff/shop/menus/dishes.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

test(
  'a removed allergen is restored by the keyboard, and the other input stays',
  alsoOnPhones,
  async ({ page, shop, isMobile }) => {
    await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
    await page.goto(dishEditPath('egg-tarts'))
    const [egg, name] = [page.getByLabel(allergenNames.egg.en), page.getByLabel(dishEdit.names.en.en)]
    const nameBefore = await name.inputValue()
    await expect(egg).toBeChecked()
    await egg.uncheck()
    await page.getByRole('button', { name: draftWords.publish.en, exact: true }).click()
    const button = page.getByRole('button', { name: historyWords.bringBack.en })
    await expect(button).toHaveCount(1)
    await expect(egg).not.toBeChecked()
    await expectAccessible(page)
    const { height = 0 } = (await button.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(isMobile ? 44 : 24)
    await name.fill('Warm Egg Tarts')
    await button.press('Enter')
    await expect(button).toHaveCount(2)
    await expect(egg).toBeChecked()
    await expect(name).toHaveValue('Warm Egg Tarts')
    // Other tests that share the shop order the dish by its name.
    await name.fill(nameBefore)
    await page.getByRole('button', { name: draftWords.publish.en, exact: true }).click()
    await expect(button).toHaveCount(3)
  },
)
