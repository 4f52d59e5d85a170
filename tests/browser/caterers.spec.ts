/** These tests cover spec section 2, decisions 7. */
import type { Page } from '@playwright/test'
import { caterers, caterersPage } from '#content/pages/caterers.ts'
import { atRest } from '#tests/support/browser/wait-until-still.ts'
import { expect, test } from '#tests/support/site/site.ts'

const offsets = [600, 1900, 2770, 3270, 3770, 4640]

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const tops = (page: Page) =>
  page
    .locator('main section[id]')
    .evaluateAll((sections) =>
      sections.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)),
    )

/** Navigates like a card of the home page. */
async function goFromHome(page: Page, path: string) {
  await page.goto(path.startsWith('/en/') ? '/en/' : '/')
  await page.evaluate((href) => location.assign(href), path)
  await page.waitForURL(`**${path}`)
}

test.describe('the sections of the caterer page on wide screens', () => {
  // Only the final scroll position matters.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/caterers/1/', '/en/caterers/1/'])
    test(`are at their offsets at every width on ${path}`, async ({ page }) => {
      await page.goto(path)
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await tops(page), `at ${width} px`).toEqual(offsets)
      }
      await page.locator('[data-close-promo]').click()
      expect(await tops(page)).toEqual(offsets)
    })

  test('open at their offset from the home page', async ({ page }) => {
    for (const [index, offset] of offsets.entries()) {
      await goFromHome(page, `/caterers/${index + 1}/`)
      await expect.poll(() => scrollTop(page)).toBe(offset)
    }
  })

  test('open at their top from any other page', async ({ page }) => {
    await page.goto('/en/contact/')
    await page.evaluate(() => location.assign('/en/caterers/4/'))
    await page.waitForURL('**/en/caterers/4/')
    await atRest(page)
    expect(await scrollTop(page)).toBe(0)
  })

  test('keep the scroll position on Back and reload', async ({ page }) => {
    await goFromHome(page, '/caterers/5/')
    await expect.poll(() => scrollTop(page)).toBe(3770)
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
    await page.goto('/contact/')
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(1000)
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(1000)
  })
})

test.describe('the caterer page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links each slip to its section', async ({ page }) => {
    await page.goto('/caterers/1/')
    const slips = page.getByRole('navigation', { name: caterersPage.sections.zh }).getByRole('link')
    await expect(slips).toHaveCount(caterers.length)
    await slips.nth(2).click()
    await expect(page).toHaveURL(/#thai$/)
    await expect(page.locator('#thai h2')).toBeInViewport()
  })
})

test.describe('the caterer page on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('shows the requested section below the header', async ({ page }) => {
    await goFromHome(page, '/en/caterers/3/')
    await expect
      .poll(() =>
        page.locator('#thai').evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBeLessThan(80)
    expect(
      await page.locator('#thai').evaluate((section) => section.getBoundingClientRect().top),
    ).toBeGreaterThan(0)
  })
})
