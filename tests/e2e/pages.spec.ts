/** The gifts, the privacy policy, and what stands where a page is missing (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pagePath } from '../../app/paths.ts'
import { giftPage, giftQuestions, occasions } from '../../content/gift-page.ts'
import { giftDialog } from '../../content/menu.ts'
import { notFound } from '../../content/not-found.ts'
import { contactUse } from '../../content/policies.ts'
import { privacyClauses } from '../../content/privacy.ts'
import { prose } from '../../content/prose.ts'
import { partyTips } from '../../content/tips.ts'
import { figuresOf } from '../../domain/figures.ts'
import { langs } from '../../domain/text.ts'
import { demoSettings } from '../support/catalogue.ts'
import { expect, test } from '../support/site.ts'

const figures = figuresOf(demoSettings())

/** Their own window makes one project enough: playwright.config.ts runs them on the desktop alone. */
const ownWindow = { tag: '@own-window' }

async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

const card = (page: Page, slug: string) => page.locator(`#hampers a[href$="name=${slug}"]`)

for (const lang of langs) {
  test.describe(`in ${lang}`, () => {
    test(
      'the page of gifts shows all eight, whom they suit and what the way costs',
      ownWindow,
      async ({ page }) => {
        await page.goto(pagePath('gift', lang))
        const main = page.locator('main')
        await expect(main.locator('#hampers li')).toHaveCount(8)
        await expect(card(page, 'christmas-hamper')).toContainText('$1,288')
        for (const { for: whom } of occasions) await expect(main).toContainText(whom[lang])
        for (const { name, fee } of figures.zones)
          await expect(main.locator('dl div', { hasText: name[lang] })).toContainText(fee)
        await expect(main.locator('details')).toHaveCount(giftQuestions(figures).length)
        await expect(main.getByRole('link', { name: giftPage.go[lang] })).toHaveAttribute('href', '#hampers')
        await expectAccessible(page)
      },
    )

    test('the privacy policy lists its sections and leads to each', ownWindow, async ({ page }) => {
      await page.goto(pagePath('privacy', lang))
      const clauses = privacyClauses(figures, {
        email: 'hello@hoiyuen.example',
        hotline: '+852 2000 0012',
        isMeasured: false,
        hasLiveMap: false,
      })
      const contents = page.getByRole('navigation', { name: prose.contents[lang] }).getByRole('link')
      await expect(contents).toHaveText(clauses.map(({ title }) => title[lang]))
      await contents.last().click()
      await expect(page.locator(':target h2')).toBeInViewport()
      const main = page.locator('main')
      await expect(main).toContainText(contactUse[lang])
      await expect(main.getByRole('link', { name: 'hello@hoiyuen.example' })).toHaveAttribute(
        'href',
        'mailto:hello@hoiyuen.example',
      )
      await expectAccessible(page)
    })

    test(
      'an unknown address shows the empty table, three tips, and ways on',
      ownWindow,
      async ({ page, noise }) => {
        noise.allow(/404/)
        const answer = await page.goto(`${pagePath('home', lang)}no-such-page/`)
        expect(answer?.status()).toBe(404)
        await expect(page).toHaveURL(new RegExp(`${pagePath('notFound', lang)}$`))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.locator('header').first()).toBeVisible()
        for (const tip of partyTips(figures)) {
          const shown = page.getByRole('listitem').filter({ hasText: tip.title[lang] })
          await expect(shown).toContainText(tip.text[lang])
          await expect(shown.locator('img')).toHaveAttribute('loading', 'lazy')
        }
        await expectAccessible(page)
        await page.locator('main').getByRole('link', { name: notFound.menu[lang] }).click()
        await expect(page).toHaveURL(new RegExp(`${pagePath('menu', lang)}$`))
      },
    )
  })
}

test('a gift opens in its dialog over the page and gives the focus back', async ({ page }) => {
  await page.goto(pagePath('gift', 'zh'))
  await card(page, 'wellness-hamper').click()
  const dialog = page.locator('dialog[data-main]')
  // A fresh server makes the page's pictures at the same time.
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('養生滋潤禮籃')
  await expect(dialog.getByRole('link', { name: giftDialog.chat.zh })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card(page, 'wellness-hamper')).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a gift leads to a page of its own', ownWindow, async ({ page }) => {
    await page.goto(pagePath('gift', 'en'))
    await card(page, 'wellness-hamper').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness Hamper')
  })
})
