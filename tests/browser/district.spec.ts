/** These tests cover spec section 2, decisions 8 and 19. */
import { pageNames } from '#content/layout.ts'
import { expect, test } from '#tests/support/site/site.ts'

test('the map of a district links to another, and a set opens in a dialog over the page', async ({
  page,
}) => {
  await page.goto('/sha-tin/')
  await page.locator('main svg[role=group]').getByRole('link', { name: pageNames['tuen-mun'].zh }).click()
  await expect(page).toHaveURL(/\/tuen-mun\/$/)
  await page.locator('main a[data-opens=set]').first().click()
  await expect(page.locator('dialog[data-main]')).toBeVisible()
})
