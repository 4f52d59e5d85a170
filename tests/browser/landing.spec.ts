/** These tests cover section 2 of the specification. */
import { pagePath } from '#app/paths.ts'
import { controls } from '#content/controls.ts'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import { langs } from '#domain/text.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { expect, test } from '#tests/support/site/site.ts'

const writingModes = { zh: 'vertical-rl', en: 'horizontal-tb' } as const

for (const lang of langs)
  test(`the seasonal menus in ${lang} open enlarged with their lettering, close with Escape and return the focus`, async ({
    page,
  }) => {
    await page.goto(pagePath('chinese-catering', lang), { waitUntil: 'load' })
    const openers = page.locator('main button[popovertarget]').filter({ hasText: landingPage.enlarge[lang] })
    await expect(openers).toHaveCount(2)
    const dialog = page.getByRole('dialog')
    for (const index of [0, 1]) {
      const opener = openers.nth(index)
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('img')).toHaveAttribute('alt', /.{10,}/)
      await expect(dialog.getByRole('button', { name: controls.close[lang] })).toBeFocused()
      if (index === 0 && lang === 'zh') await expectAccessible(page, { include: '[popover]:popover-open' })

      const letters = dialog.getByRole('heading')
      await expect(letters).toHaveCSS('writing-mode', writingModes[lang])
      await expect(letters).toBeVisible()
      const [picture, strip] = [await dialog.getByRole('img').boundingBox(), await letters.boundingBox()]
      if (!picture || !strip) throw new Error('nothing is drawn')
      expect(strip.x).toBeGreaterThan(picture.x)
      expect(strip.y).toBeGreaterThan(picture.y)
      expect(strip.x + strip.width).toBeLessThan(picture.x + picture.width)
      expect(strip.y + strip.height).toBeLessThan(picture.y + picture.height)

      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await openers.first().click()
    await dialog.getByRole('button', { name: controls.close[lang] }).click()
    await expect(dialog).toBeHidden()
  })

test('a set of a landing page opens in a dialog over the page', async ({ page }) => {
  await page.goto('/thai-catering/', { waitUntil: 'load' })
  await page.locator('main a[data-opens="set"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: controls.close.zh }).first().click()
  await expect(dialog).toBeHidden()
})

test.describe('a landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens pictures enlarged, and links sets to their page', async ({ page }) => {
    await page.goto('/chinese-catering/', { waitUntil: 'domcontentloaded' })
    await page.locator('main button[popovertarget]').first().click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('main a[data-opens="set"]').first().click()
    await expect(page).toHaveURL(/\/menu\/detail\/\?name=cantonese-banquet-20$/)
  })
})

test('on a phone no picture in a page heading overlaps its button, and each price of the wedding is on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of langs)
    for (const id of ['gift', 'party-food', 'western-catering'] as const) {
      await page.goto(pagePath(id, lang), { waitUntil: 'load' })
      const { bottom } = await page
        .locator('main h1 ~ a')
        .evaluate((button) => button.getBoundingClientRect())
      const tops = await page
        .locator('main section:first-of-type [aria-hidden] > img')
        .evaluateAll((plates) => plates.map((plate) => plate.getBoundingClientRect().top))
      expect(tops, id).not.toHaveLength(0)
      expect(Math.min(...tops), id).toBeGreaterThanOrEqual(bottom)
    }
  await page.goto(pagePath('wedding-catering', 'zh'))
  const prices = page.locator('article p > b')
  await expect(prices).toHaveCount(2)
  const lines = await prices.evaluateAll((all) =>
    all.map(
      (price) => price.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(price).fontSize),
    ),
  )
  for (const height of lines) expect(height).toBeLessThan(1.5)
})
