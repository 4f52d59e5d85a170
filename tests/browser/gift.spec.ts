/** These tests cover section 2 of the specification. */
import { pagePath } from '#app/paths.ts'
import { waysToOrder } from '#content/controls.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { expect, test } from '#tests/support/site/site.ts'

test('a gift opens in a dialog over the page and returns the focus', async ({ page }) => {
  await page.goto(pagePath('gift', 'zh'))
  const card = page.locator('#hampers a[href$="name=wellness-hamper"]')
  await card.click()
  const dialog = page.locator('dialog[data-main]')
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('養生滋潤禮籃')
  await expect(dialog.getByRole('link', { name: waysToOrder.whatsApp.zh })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})
