/** These tests cover sections 2 and 9 of the specification. */
import { pagePath } from '#app/paths.ts'
import { termsPage } from '#content/pages/terms.ts'
import { expect, test } from '#tests/support/site/site.ts'

test.describe('the terms without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('link their contents to the questions, which expand', async ({ page }) => {
    await page.goto(pagePath('terms', 'en'))
    await page.locator('main nav a[href="#faq"]').click()
    await expect(page.getByRole('heading', { name: termsPage.questions.en })).toBeInViewport()
    await page.locator('#faq-delivery > summary').click()
    const question = page.locator('#faq-delivery details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toContainText('$150')
  })
})
