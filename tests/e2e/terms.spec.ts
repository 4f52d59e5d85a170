/** The terms and the questions below them (spec sections 2 and 9). */
import AxeBuilder from '@axe-core/playwright'
import { pagePath } from '../../app/paths.ts'
import { changeTerms, paidUpfront } from '../../content/policies.ts'
import { termsPage } from '../../content/terms.ts'
import { changePolicy } from '../../domain/policies.ts'
import { langs } from '../../domain/text.ts'
import { expect, test } from '../support/site.ts'

for (const lang of langs) {
  const path = pagePath('terms', lang)

  test.describe(path, () => {
    test('says word for word what is agreed to when ordering', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const sentence of [paidUpfront, ...changeTerms(changePolicy)])
        await expect(page.locator('main')).toContainText(sentence[lang])
    })

    test('names its version', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main header')).toContainText('2026-11')
    })

    test('leads from its contents to every section', async ({ page }) => {
      await page.goto(path)
      const anchors = await page
        .locator('main nav[aria-labelledby=contents] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash))
      expect(anchors.length).toBeGreaterThan(15)
      for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1)
      await page.locator('main nav a[href="#faq"]').click()
      await expect(page.getByRole('heading', { name: termsPage.questions[lang] })).toBeInViewport()
    })

    test('answers every question', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('#faq details details')).toHaveCount(30)
    })

    test('has no accessibility violation, and fits its window', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('load')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions of another subject open', async ({ page }) => {
    await page.goto(pagePath('terms', 'en'))
    await page.locator('#faq-delivery > summary').click()
    const question = page.locator('#faq-delivery details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toContainText('$150')
  })
})
