/** Pages of parties and of cuisines (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { inLanguage, pagePath } from '../../app/paths.ts'
import { landings } from '../../app/site/landing/landings.ts'
import { ctaBand } from '../../content/cta-band.ts'
import type { Landing, LandingPage } from '../../content/landing/landing.ts'
import { landingPage } from '../../content/landing/landing-page.ts'
import { setDialog } from '../../content/menu.ts'
import { langs } from '../../domain/text.ts'
import { expect, test } from '../support/site.ts'

/** One project is enough for what does not depend on the window. */
const ownWindow = { tag: '@own-window' }

const pages = Object.entries(landings) as [LandingPage, Landing][]

async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

for (const lang of langs) {
  for (const [name, landing] of pages) {
    test(
      `${pagePath(name, lang)} leads to its menu, answers its questions and names itself in the chat`,
      ownWindow,
      async ({ page }) => {
        await page.goto(pagePath(name, lang), { waitUntil: 'domcontentloaded' })
        const main = page.locator('main')
        if (lang === 'en') await expect(main.locator('h1')).toHaveText(landing.name.en)
        else await expect(main.locator('h1')).toHaveText(/\p{Script=Han}{4}/u)
        const anchor = landing.menu.anchor ? `#${landing.menu.anchor}` : ''
        await expect(main.getByRole('link', { name: landing.menu.go[lang] }).first()).toHaveAttribute(
          'href',
          inLanguage('/menu/', lang) + anchor,
        )
        const count = await main.locator('details').count()
        expect(count).toBeGreaterThanOrEqual(3)
        expect(count).toBeLessThanOrEqual(name === 'bento' ? 3 : 4)

        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
        const known = new Map(
          blocks.map((block) => JSON.parse(block)).map((block) => [block['@type'], block]),
        )
        expect(known.get('FAQPage').mainEntity).toHaveLength(count)
        expect(known.get('BreadcrumbList').itemListElement).toHaveLength(2)

        const chat = main.getByRole('link', { name: ctaBand.chat[lang] }).last()
        const greeting = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
        expect(greeting).toContain(landing.name[lang])
      },
    )
  }

  test(`a landing page in ${lang} has no violation`, ownWindow, async ({ page }) => {
    await page.goto(pagePath('western-catering', lang), { waitUntil: 'load' })
    await expectAccessible(page)
  })

  test(`the menus of the season open large in ${lang}, close with Escape and give the focus back`, async ({
    page,
  }) => {
    await page.goto(pagePath('chinese-catering', lang), { waitUntil: 'load' })
    const openers = page.locator('main button[popovertarget]').filter({ hasText: landingPage.enlarge[lang] })
    await expect(openers).toHaveCount(2)
    for (const index of [0, 1]) {
      const opener = openers.nth(index)
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img')).toHaveAttribute('alt', /.{10,}/)
      await expect(dialog.getByRole('button', { name: landingPage.close[lang] })).toBeFocused()
      if (index === 0) await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await openers.first().click()
    await page.getByRole('dialog').getByRole('button', { name: landingPage.close[lang] }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('pages of a season say when their menu is served', ownWindow, async ({ page }) => {
  await page.goto('/christmas-party/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('餐單於 12 月 1 日至 12 月 31 日供應')).toBeVisible()
  await page.goto('/en/halloween/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Menu served from 1 October to 31 October')).toBeVisible()
})

test('a set opens in its dialog over the page', ownWindow, async ({ page }) => {
  await page.goto('/thai-catering/', { waitUntil: 'load' })
  await page.locator('main a[data-opens="set"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: setDialog.close.zh }).first().click()
  await expect(dialog).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures still open large and sets lead to their page', ownWindow, async ({ page }) => {
    await page.goto('/chinese-catering/', { waitUntil: 'domcontentloaded' })
    await page.locator('main button[popovertarget]').first().click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('main a[data-opens="set"]').first().click()
    await expect(page).toHaveURL(/\/menu\/detail\/\?name=cantonese-banquet-20$/)
  })
})
