/** Section 2 of the specification describes scroll positions. */
import type { Page } from '@playwright/test'
import { pagePath } from '#app/paths.ts'
import { pageNames } from '#content/layout.ts'
import { expect, test } from '#tests/support/site/site.ts'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto(pagePath('kwun-tong', 'zh'))
  const further = page.locator('main').getByRole('link', { name: pageNames.eastern.zh }).last()
  await further.scrollIntoViewIfNeeded()
  const remaining = await scrollTop(page)
  expect(remaining).toBeGreaterThan(300)
  await further.click()
  await page.waitForURL(`**${pagePath('eastern', 'zh')}`)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await page.waitForURL(`**${pagePath('kwun-tong', 'zh')}`)
  // Half pixels may round.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - remaining)).toBeLessThanOrEqual(1)
})

test('opening the current page again causes no error, and a skipped transition is not reported as one', async ({
  page,
  noise,
}) => {
  await page.goto(pagePath('terms', 'en'))
  const itself = page.locator('footer').getByRole('link', { name: pageNames.terms.en })
  for (let time = 0; time < 3; time++) await Promise.all([page.waitForEvent('load'), itself.click()])
  await expect(page.locator('h1')).toHaveCount(1)
  const errorReport = page.waitForEvent('pageerror')
  noise.allow(/another matter/)
  await page.evaluate(() => {
    const value = 'Transition was aborted because of invalid state. Page already revealed'
    void Promise.reject(new DOMException(value, 'InvalidStateError'))
    void Promise.reject(new DOMException('another matter', 'InvalidStateError'))
  })
  expect((await errorReport).message).toContain('another matter')
})

test.describe('a browser without speculation rules', () => {
  const fetchedAhead = (page: Page) =>
    page.locator('link[rel=prefetch]').evaluateAll((hints) => hints.map((hint) => hint.getAttribute('href')))

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const supports = HTMLScriptElement.supports.bind(HTMLScriptElement)
      HTMLScriptElement.supports = (kind) => kind !== 'speculationrules' && supports(kind)
    }),
  )

  test('fetches a page once when a pointer or the focus reaches its link, but no other site and no part of the page', async ({
    page,
    baseURL,
  }) => {
    await page.goto(pagePath('contact', 'zh'))
    const links = page.locator('footer').getByRole('link')
    const [terms, privacy] = [pageNames.terms.zh, pageNames.privacy.zh].map((name) =>
      links.filter({ hasText: name }),
    )
    if (!terms || !privacy) throw new Error('the footer has no such links')
    const requestPromise = page.waitForRequest(
      (request) => request.url() === baseURL + pagePath('terms', 'zh'),
    )
    await terms.hover()
    await requestPromise
    await privacy.focus()
    await terms.hover()
    expect(await fetchedAhead(page)).toEqual(
      ['terms', 'privacy'].map((name) => baseURL + pagePath(name as 'terms' | 'privacy', 'zh')),
    )
    await page.goto(pagePath('terms', 'zh'))
    await page.locator('main a[href^="#"]').first().hover()
    await page.locator('a[target=_blank]:visible').first().hover()
    expect(await fetchedAhead(page)).toEqual([])
  })
})
