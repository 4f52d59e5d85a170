/** The home page as people see it (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { caterersPath, pagePath } from '../../app/paths.ts'
import { home } from '../../content/home.ts'
import { partners, popup, vouchers } from '../../content/home-sections.ts'
import { expect, test } from '../support/site.ts'

const hero = (page: Page) => page.getByRole('region', { name: home.banners.zh })
const offers = (page: Page) => page.getByRole('region', { name: vouchers.swiper.zh })
const currentDot = (carousel: Locator) =>
  carousel
    .locator('[data-slide-to]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'))
const control = (carousel: Locator, name: string) => carousel.getByRole('button', { name })

async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** What moved by itself since the page came up. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

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

    test('shows six categories, each leading to its section', async ({ page }) => {
      await page.goto(path)
      const cards = page.locator('main li a[href*="/caterers/"]')
      await expect(cards).toHaveCount(6)
      const paths = await cards.evaluateAll((all) => all.map((card) => (card as HTMLAnchorElement).pathname))
      expect(paths).toEqual([1, 2, 3, 4, 5, 6].map((section) => caterersPath(section, lang)))
      await expect(cards.nth(2)).toContainText(lang === 'zh' ? '泰式' : 'Thai')
    })

    test('answers thirty questions in five groups', async ({ page }) => {
      await page.goto(path)
      const groups = page.locator('#faq details:has(> summary h3)')
      await expect(groups).toHaveCount(5)
      await expect(page.locator('#faq details details')).toHaveCount(30)
      const payment = groups.nth(1)
      await payment.locator('> summary').click()
      await payment.locator('details').first().locator('summary').click()
      await expect(payment.locator('details p').first()).toContainText('Visa')
    })

    test('shows the wall of clients, whole at every width', async ({ page }) => {
      await page.goto(path)
      const wall = page.locator('main section', {
        has: page.getByRole('heading', { name: partners.title[lang] }),
      })
      const cells = await wall.locator('li').evaluateAll((all) =>
        all.map((cell) => {
          const { left, right, top } = cell.getBoundingClientRect()
          return { left, right, top }
        }),
      )
      expect(cells).toHaveLength(12)
      const [first, last] = [cells[0], cells.at(-1)]
      const widest = Math.max(...cells.map(({ right }) => right))
      expect(first?.left).toBeLessThan(last?.left ?? 0)
      expect(Math.abs((last?.right ?? 0) - widest)).toBeLessThan(1)
      await expect(wall.getByRole('link', { name: partners.more[lang] })).toHaveAttribute(
        'href',
        pagePath('client', lang),
      )
    })

    test('has no accessibility violation', async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('load')
      await expectAccessible(page)
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
    await expect.poll(() => currentDot(hero(page))).toBe(0)
    await page.clock.runFor(7000)
    await expect.poll(() => currentDot(hero(page))).toBe(1)
    await control(hero(page), home.pause.zh).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await currentDot(hero(page))).toBe(1)
  })

  test('go to the one whose dot is clicked', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect(page.locator('[data-started]').first()).toBeVisible()
    await hero(page).locator('[data-slide-to]').nth(2).click()
    await expect.poll(() => currentDot(hero(page))).toBe(2)
    const shown = hero(page).locator('[data-slides] > a').nth(2)
    await expect(shown).toBeInViewport({ ratio: 0.5 })
    await expect(shown).not.toHaveAttribute('inert', '')
  })

  test.describe('for those who want no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('do not start', async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('load')
      await expect(control(hero(page), home.pause.zh)).toHaveAttribute('aria-pressed', 'true')
    })
  })
})

test.describe('the offers', () => {
  const shown = (page: Page) => offers(page).locator('[data-slides] > a:not([inert])')

  test('move on after six seconds, by keys and by their dots, as far as there are any', async ({
    page,
    viewport,
  }) => {
    const abreast = (viewport?.width ?? 0) >= 1180 ? 2 : 1
    await page.clock.install()
    await page.goto('/')
    await page.waitForLoadState('load')
    await offers(page).scrollIntoViewIfNeeded()
    await expect(shown(page)).toHaveCount(abreast)
    await page.clock.runFor(7000)
    await expect.poll(() => currentDot(offers(page))).toBe(1)
    const dots = offers(page).locator('[data-slide-to]:visible')
    await expect(dots).toHaveCount(5 - abreast)
    await dots.last().click()
    await expect.poll(() => currentDot(offers(page))).toBe(4 - abreast)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => currentDot(offers(page))).toBe(3 - abreast)
  })

  test('lead to their own page in a new tab, or else to the menu', async ({ page }) => {
    await page.goto('/')
    const links = await offers(page)
      .locator('[data-slides] > a')
      .evaluateAll((all) =>
        all.map((link) => [(link as HTMLAnchorElement).pathname, (link as HTMLAnchorElement).target]),
      )
    expect(links).toEqual([
      ['/menu/', ''],
      ['/snack-catering/', '_blank'],
      ['/menu/', ''],
      ['/gift/', '_blank'],
    ])
  })
})

test.describe('the popup', () => {
  test.use({ popupSeen: false })
  const offer = (page: Page) => page.locator('dialog[data-popup]')

  test('comes after two seconds, once a visit, and moves nothing', async ({ page }) => {
    await page.goto('/')
    await expect(offer(page)).toBeVisible({ timeout: 10_000 })
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000)
    await expect(offer(page)).toContainText('CV88')
    const close = offer(page).getByRole('button', { name: popup.close.zh })
    await expect(close).toBeFocused()
    const [width, height] = await close.evaluate((button) => {
      const { width, height } = button.getBoundingClientRect()
      return [width, height]
    })
    expect([width, height]).toEqual([44, 44])
    await expectAccessible(page)
    expect(await layoutShift(page)).toBe(0)
    await close.click()
    await expect(offer(page)).toBeHidden()
    await page.goto('/en/')
    await page.waitForTimeout(4000)
    await expect(offer(page)).toBeHidden()
  })

  test('goes with Escape and with a press beside it', async ({ page }) => {
    await page.goto('/en/')
    await expect(offer(page)).toBeVisible({ timeout: 10_000 })
    await page.keyboard.press('Escape')
    await expect(offer(page)).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(offer(page)).toBeVisible({ timeout: 10_000 })
    await page.mouse.click(5, 5)
    await expect(offer(page)).toBeHidden()
  })

  test('shows the upright picture below 480 px, the wide one otherwise', async ({ page, viewport }) => {
    await page.goto('/')
    await expect(offer(page)).toBeVisible({ timeout: 10_000 })
    const picture = offer(page).locator('img')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeTruthy()
    const isUpright = await picture.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth)
    expect(isUpright).toBe((viewport?.width ?? 0) < 480)
  })

  test('waits for whoever has opened a dialog', async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const other = document.createElement('dialog')
        other.id = 'other'
        document.body.append(other)
        other.showModal()
      }),
    )
    await page.goto('/')
    await page.waitForLoadState('load')
    await page.waitForTimeout(4000)
    await expect(offer(page)).toBeHidden()
    await page.locator('#other').evaluate((other: HTMLDialogElement) => other.close())
    await expect(offer(page)).toBeVisible({ timeout: 10_000 })
  })

  test('does not come to who came for a part of the page', async ({ page }) => {
    await page.goto('/#faq')
    await page.waitForLoadState('load')
    await page.waitForTimeout(4000)
    await expect(offer(page)).toBeHidden()
  })

  test('stays away from other pages', async ({ page }) => {
    await page.goto('/menu/')
    await expect(offer(page)).toHaveCount(0)
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
    const question = page.locator('#faq details details').nth(1)
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  })
})
