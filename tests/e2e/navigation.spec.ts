/** The scroll position after following a link, going back, or opening the same page again (spec section 2). */
import type { Page } from '@playwright/test'
import { pagePath } from '#app/paths.ts'
import { pageNames } from '#content/layout.ts'
import { expect, test } from '#tests/support/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('a new page starts at its top, and back restores the scroll position', async ({ page }) => {
  await page.goto(pagePath('kwun-tong', 'zh'))
  const further = page.locator('main').getByRole('link', { name: pageNames.eastern.zh }).last()
  await further.scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(300)
  await further.click()
  await page.waitForURL(`**${pagePath('eastern', 'zh')}`)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await page.waitForURL(`**${pagePath('kwun-tong', 'zh')}`)
  // Exact to the pixel, except for the rounding of half pixels.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThanOrEqual(1)
})

test('opening the current page again causes no error', async ({ page }) => {
  await page.goto(pagePath('terms', 'en'))
  const itself = page.locator('footer').getByRole('link', { name: pageNames.terms.en })
  for (let time = 0; time < 3; time++) await Promise.all([page.waitForEvent('load'), itself.click()])
  await expect(page.locator('h1')).toHaveCount(1)
})
