/** These tests cover section 2 of the specification. */
import type { Page } from '@playwright/test'
import { layout, menuNames, pageNames } from '#content/layout.ts'
import { pageName } from '#content/page-name.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { atRest } from '#tests/support/browser/wait-until-still.ts'
import { alsoOnPhones, expect, test } from '#tests/support/site/site.ts'
import { demoPage, demoPages } from '#tests/support/store/catalogue.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The script starts after the first paint. */
const ready = (page: Page) => page.waitForLoadState('load')

test.describe('drop-down menus', () => {
  test.use({ viewport: desktop })
  const { party, dishes, districts } = menuNames
  const thai = demoPage('thai-catering').menuName.en
  const opener = (page: Page, name: string) => page.locator('header summary', { hasText: name }).first()
  const isOpen = (page: Page, name: string) =>
    opener(page, name).evaluate((summary) => summary.closest('details')?.open)

  test('open by click, keyboard and hovering, one at a time, and close again', async ({ page }) => {
    await page.goto('/')
    await ready(page)

    await test.step('a click elsewhere closes', async () => {
      await opener(page, party.zh).click()
      expect(await isOpen(page, party.zh)).toBe(true)
      await opener(page, dishes.zh).click()
      expect(await isOpen(page, party.zh)).toBe(false)
      await page.locator('h1').click()
      expect(await isOpen(page, dishes.zh)).toBe(false)
    })

    await test.step('Enter opens, arrows move, and Escape leads back to the button', async () => {
      await opener(page, dishes.zh).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('header details[open] ul a').first()).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(page.locator('header details[open] ul a').last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener(page, dishes.zh)).toBeFocused()
      expect(await isOpen(page, dishes.zh)).toBe(false)
    })

    await test.step('a hovering mouse opens, and closes when it leaves', async () => {
      await opener(page, party.zh).hover()
      await expect.poll(() => isOpen(page, party.zh)).toBe(true)
      await page.locator('header details[open] ul a').first().hover()
      expect(await isOpen(page, party.zh)).toBe(true)
      await page.locator('footer').hover()
      await expect.poll(() => isOpen(page, party.zh)).toBe(false)
      await page.evaluate(() => scrollTo(0, 0))
      await opener(page, dishes.zh).hover()
      await expect.poll(() => isOpen(page, dishes.zh)).toBe(true)
      await page.keyboard.press('Escape')
      expect(await isOpen(page, dishes.zh)).toBe(false)
    })
  })

  test('stay open on a click after hovering, even when the mouse leaves', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await ready(page)
    await opener(page, party.zh).hover()
    await expect.poll(() => isOpen(page, party.zh)).toBe(true)
    await opener(page, party.zh).click()
    await page.locator('main').hover({ position: { x: 5, y: 600 } })
    await page.clock.runFor(5000)
    expect(await isOpen(page, party.zh)).toBe(true)
    await opener(page, party.zh).click()
    expect(await isOpen(page, party.zh)).toBe(false)
  })

  test('link to their pages, mark the current one, and show districts as tiles too', async ({ page }) => {
    await page.goto('/en/')
    await ready(page)
    await opener(page, dishes.en).click()
    await page.locator('header details[open] a', { hasText: thai }).click()
    await expect(page).toHaveURL('/en/thai-catering/')
    await opener(page, dishes.en).click()
    const here = page.locator('header details[open] a[aria-current=page]')
    await expect(here).toHaveText(thai)
    await opener(page, districts.en).click()
    const links = page.locator('header details[open] ul a')
    await expect(links).toHaveText(
      demoPages.flatMap((page) => (page.group === 'districts' && page.inMenu ? [pageName(page).en] : [])),
    )
    await expectAccessible(page, { include: 'body > header' })
    // The tile is part of the link.
    const menu = await page.locator('header details[open] ul').boundingBox()
    await page.mouse.click((menu?.x ?? 0) + 265 + 29, (menu?.y ?? 0) + 183 + 34)
    await expect(page).toHaveURL('/en/kwun-tong/')
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone })
  const burger = (page: Page) => page.getByRole('button', { name: layout.openMenu.zh, exact: true })
  const sheet = (page: Page) => page.getByRole('dialog', { name: layout.mainMenu.zh })

  test('opens, traps the focus, and is closed by Escape, its button and a link', async ({ page }) => {
    await page.goto('/menu/')
    await ready(page)
    await burger(page).click()
    await expect(sheet(page)).toBeVisible()
    await expectAccessible(page, inDialog)
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(burger(page)).toBeFocused()
    await burger(page).click()
    await page.getByRole('button', { name: layout.closeMenu.zh }).click()
    await expect(sheet(page)).toBeHidden()
    await burger(page).click()
    await sheet(page).getByRole('link', { name: pageNames.gift.zh }).click()
    await expect(page).toHaveURL('/gift/')
    await expect(sheet(page)).toBeHidden()
  })
})

test.describe('the layout without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'hides controls that need it, opens menus, and its links work',
    alsoOnPhones,
    async ({ page, viewport }) => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: layout.closeOffer.zh })).toBeHidden()
      await expect(page.locator('[data-cart-count]').first()).toBeHidden()
      const isPhone = (viewport?.width ?? 0) < 1180
      if (isPhone) await page.getByRole('button', { name: layout.openMenu.zh, exact: true }).click()
      const menu = isPhone ? page.locator('dialog[data-mobile-menu]') : page.locator('header nav').first()
      await menu.locator('summary').first().click()
      await menu.locator('details[open] a').first().click()
      await expect(page).toHaveURL('/party-food/')
    },
  )
})

test.describe('the language switch', () => {
  test.use({ viewport: desktop })

  test('keeps the page, its query, its hash, its scroll position and its other address', async ({ page }) => {
    await page.goto('/menu/detail/?name=deluxe-10&utm_source=mail#fee')
    await ready(page)
    const before = new URL(page.url())
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2))
    await page.locator('header [data-switch-language]:visible').click()
    await page.waitForURL(/\/en\//)
    expect(new URL(page.url()).pathname).toBe(`/en${before.pathname}`)
    expect(new URL(page.url()).search).toBe(before.search)
    expect(new URL(page.url()).hash).toBe(before.hash)
    await expect
      .poll(() => page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight)))
      .toBeGreaterThan(0.25)
    await page.locator('header [data-switch-language]:visible').click()
    await page.waitForURL((url) => url.pathname === before.pathname)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
    await page.goto('/call/')
    await ready(page)
    await page.locator('header [data-switch-language]:visible').click()
    await page.waitForURL((url) => url.pathname === '/en/call/')
  })
})

test('a link within the page scrolls to 110 px above its target', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/en/terms/')
  await ready(page)
  const link = page.locator('main a[href^="#"]').nth(2)
  const id = (await link.getAttribute('href'))?.slice(1)
  await link.click()
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`)
  const { top, margin } = await page.evaluate((anchor) => {
    const target = document.getElementById(anchor ?? '') as HTMLElement
    return {
      top: target.getBoundingClientRect().top,
      margin: Number.parseFloat(getComputedStyle(target).scrollMarginTop),
    }
  }, id)
  expect(Math.abs(top - margin - 110)).toBeLessThan(2)
})

test.describe('the footer', () => {
  test('is not covered by the floating bar, and neither is any text', alsoOnPhones, async ({ page }) => {
    await page.goto('/en/terms/')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const wrap = document.querySelector('footer .wrap')
      const margin = wrap ? Number.parseFloat(getComputedStyle(wrap).paddingRight) : 0
      return {
        bar: { left: box('[data-float]')?.left ?? 0, top: box('[data-float]')?.top ?? 0 },
        words: Math.max(
          ...[...document.querySelectorAll('footer a, footer p')].map(
            (each) => each.getBoundingClientRect().bottom,
          ),
        ),
        lines: (box('footer .wrap')?.right ?? 0) - margin,
      }
    })
    // The floating bar is either below everything or in the margin.
    if (edges.bar.left < 1) expect(edges.words).toBeLessThanOrEqual(edges.bar.top + 1)
    else expect(edges.lines).toBeLessThanOrEqual(edges.bar.left + 1)
  })
})

test(
  'a closed promotion stays closed, and the page loads without layout shift',
  alsoOnPhones,
  async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const bar = page.locator('[data-promo]')
    await expect(bar).toContainText('CV88')
    await page.getByRole('button', { name: layout.closeOffer.zh }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(bar).toBeHidden()
    await atRest(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift).toBe(0)
    // Without a measurement id nothing is measured.
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  },
)
