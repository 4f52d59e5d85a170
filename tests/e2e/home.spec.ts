/** The home page as people see it (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { home } from '../../content/home.ts'
import { vouchers } from '../../content/home-sections.ts'
import { expect, test } from '../support/site.ts'

const currentDot = (page: Page) =>
  page.locator('[data-slide-to]').evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'))
const control = (page: Page, name: string) => page.getByRole('button', { name })

for (const [path, lang] of [
  ['/', 'zh'],
  ['/en/', 'en'],
] as const) {
  test.describe(path, () => {
    test('greets, and leads to the shop and to the chat', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(home.heading[lang])
      const shop = page.locator('h1 ~ p').getByRole('link', { name: home.orderOnline[lang] })
      await expect(shop).toHaveAttribute('href', /^https:\/\/shop\./)
      await expect(shop).toHaveAttribute('target', '_blank')
      const chat = page.locator('main').getByRole('link', { name: home.orderByChat[lang] })
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./)
    })

    test('shows six categories that open in the menu', async ({ page }) => {
      await page.goto(path)
      const cards = page.locator('main li a[href*="/menu/#"]')
      await expect(cards).toHaveCount(6)
      await cards.nth(2).click()
      await expect(page.getByRole('tab', { selected: true })).toContainText(lang === 'zh' ? '泰式' : 'Thai')
    })

    test('has no accessibility violation', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('load')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    })

    test('fits its window', async ({ page }) => {
      await page.goto(path)
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
    })
  })
}

test.describe('the banners', () => {
  test('move on after six seconds, and not while paused', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect.poll(() => currentDot(page)).toBe(0)
    await page.clock.runFor(7000)
    await expect.poll(() => currentDot(page)).toBe(1)
    await control(page, home.pause.zh).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await currentDot(page)).toBe(1)
  })

  test('go to the one whose dot is clicked', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect(page.locator('[data-started]')).toBeVisible()
    await page.locator('[data-slide-to]').nth(2).click()
    await expect.poll(() => currentDot(page)).toBe(2)
    const shown = page.locator('[data-slides] > a').nth(2)
    await expect(shown).toBeInViewport({ ratio: 0.5 })
    await expect(shown).not.toHaveAttribute('inert', '')
  })

  test.describe('for those who want no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('do not start', async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('load')
      await expect(control(page, home.pause.zh)).toHaveAttribute('aria-pressed', 'true')
    })
  })
})

test('a click on a voucher copies its code and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.waitForLoadState('load')
  const code = page.locator('[data-copies=CV88]')
  await code.click()
  await expect(code.getByRole('status')).toHaveText(vouchers.copied.zh)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CV88')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('answers open', async ({ page }) => {
    await page.goto('/')
    const question = page.locator('main details').nth(1)
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  })
})
