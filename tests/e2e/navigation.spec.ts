/** Where a visitor stands after following a link, going back, or asking for the same page again (spec section 2). */
import type { Page } from '@playwright/test'
import { pagePath } from '../../app/paths.ts'
import { pageNames } from '../../content/layout.ts'
import { langs } from '../../domain/text.ts'
import { expect, test } from '../support/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

for (const lang of langs) {
  test(`a new page starts at its top, and back returns to the place, ${lang}`, async ({ page }) => {
    await page.goto(pagePath('kwun-tong', lang))
    const further = page.locator('main').getByRole('link', { name: pageNames.eastern[lang] }).last()
    await further.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(300)
    await further.click()
    await page.waitForURL(`**${pagePath('eastern', lang)}`)
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await page.waitForURL(`**${pagePath('kwun-tong', lang)}`)
    await expect.poll(() => scrollTop(page)).toBe(left)
  })

  test(`asking for the page one is on raises nothing, ${lang}`, async ({ page }) => {
    await page.goto(pagePath('terms', lang))
    const itself = page.locator('footer').getByRole('link', { name: pageNames.terms[lang] })
    for (let time = 0; time < 3; time++) await Promise.all([page.waitForEvent('load'), itself.click()])
    await expect(page.locator('h1')).toHaveCount(1)
  })
}
