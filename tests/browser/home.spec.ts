/** These tests cover section 2 of the specification. */
import type { Locator, Page } from '@playwright/test'
import { pagePath } from '#app/paths.ts'
import { carouselWords, waysToOrder } from '#content/controls.ts'
import { home } from '#content/pages/home.ts'
import { partners, popup, vouchers } from '#content/pages/home-sections.ts'
import { langs } from '#domain/text.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { expect, test, withPictures } from '#tests/support/site/site.ts'

const hero = (page: Page) => page.getByRole('region', { name: home.banners.zh })
const offers = (page: Page) => page.getByRole('region', { name: vouchers.list.zh })
const currentDot = (carousel: Locator) =>
  carousel.locator('[data-dot]').evaluateAll((dots) => dots.findIndex((dot) => dot.ariaCurrent === 'true'))
const control = (carousel: Locator, name: string) => carousel.getByRole('button', { name })

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

test('the menu in the header does not move while the page loads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const slow = { offline: false, latency: 100, downloadThroughput: 40_000, uploadThroughput: 40_000 }
  await devtools.send('Network.emulateNetworkConditions', slow)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header nav').first()).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.001)
})

test('the grid of clients is a full rectangle in both languages', async ({ page }) => {
  for (const lang of langs) {
    await page.goto(pagePath('home', lang))
    const wall = page.locator('main section', {
      has: page.getByRole('heading', { name: partners.title[lang] }),
    })
    const cells = await wall.locator('li').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(cells).toHaveLength(13)
    const [first, last] = [cells[0], cells.at(-1)]
    const widest = Math.max(...cells.map(({ right }) => right))
    expect(first?.left).toBe(last?.left)
    expect(Math.abs((last?.right ?? 0) - widest)).toBeLessThan(1)
  }
})

test.describe('the banners of the home page', () => {
  test('advance after six seconds, and not while paused', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect.poll(() => currentDot(hero(page))).toBe(0)
    await page.clock.runFor(7000)
    await expect.poll(() => currentDot(hero(page))).toBe(1)
    await control(hero(page), carouselWords.pause.zh).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    expect(await currentDot(hero(page))).toBe(1)
  })

  test('advance twice when their arrow is pressed twice at once, and show the slide whose dot is clicked', async ({
    page,
  }) => {
    await page.goto('/')
    await page.waitForLoadState('load')
    await expect(page.locator('[data-started]').first()).toBeVisible()
    await control(hero(page), carouselWords.next.zh).dblclick()
    await expect.poll(() => currentDot(hero(page))).toBe(2)
    await hero(page).locator('[data-dot]').nth(1).click()
    await expect.poll(() => currentDot(hero(page))).toBe(1)
    const slide = hero(page).locator('[data-slides] > *').nth(1)
    await expect(slide).toBeInViewport({ ratio: 0.5 })
    await expect(slide).not.toHaveAttribute('inert', '')
  })

  test.describe('for visitors who prefer no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('do not start', async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('load')
      await expect(control(hero(page), carouselWords.pause.zh)).toHaveAttribute('aria-pressed', 'true')
    })
  })
})

test.describe('the vouchers of the home page', () => {
  test('are side by side on a wide screen, and turn by their arrows on a phone @also-on-phones', async ({
    page,
    viewport,
  }) => {
    const isWide = (viewport?.width ?? 0) >= 1024
    await page.goto('/')
    await page.waitForLoadState('load')
    await offers(page).scrollIntoViewIfNeeded()
    const locator = offers(page).locator('[data-slides] > li:not([inert])')
    await expect(locator).toHaveCount(isWide ? 3 : 1)
    const next = control(offers(page), carouselWords.next.zh)
    await expect(next).toBeVisible({ visible: !isWide })
    if (isWide) return
    await next.click()
    await expect.poll(() => currentDot(offers(page))).toBe(1)
  })
})

test.describe('the popup of the home page', () => {
  test.use({ popupSeen: false })
  const offer = (page: Page) => page.locator('dialog[data-popup]')
  /** The popup's delay is far shorter on the page's clock. */
  const longAfter = 10_000

  /** Opens a page with a controllable clock and waits for the popup's timer. */
  async function openToWait(page: Page, path: string) {
    await page.clock.install()
    await waitFor(page, () => page.goto(path))
  }

  async function waitFor(page: Page, opening: () => Promise<unknown>) {
    const [script] = await Promise.all([page.waitForResponse(/\/popup-[\w-]+\.js$/), opening()])
    // Resolves after the page's own import of the same module.
    await page.evaluate((url) => import(url).then(() => {}), script.url())
  }

  test('opens after two seconds, once per visit, without layout shift', async ({ page }) => {
    await page.goto('/')
    await expect(offer(page)).toBeVisible()
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000)
    await expect(offer(page)).toContainText('CV88')
    const close = offer(page).getByRole('button', { name: popup.close.zh })
    await expect(close).toBeFocused()
    const size = await close.evaluate((button) => {
      const { width, height } = button.getBoundingClientRect()
      // Rounding hides the scale of the opening animation.
      return [Math.round(width), Math.round(height)]
    })
    expect(size).toEqual([44, 44])
    await expectAccessible(page)
    expect(await layoutShift(page)).toBe(0)
    await close.click()
    await expect(offer(page)).toBeHidden()
    await openToWait(page, '/en/')
    await page.clock.runFor(longAfter)
    await expect(offer(page)).toBeHidden()
  })

  test('closes on Escape and on a press on the backdrop, and the focus returns or moves into the page', async ({
    page,
  }) => {
    const again = async (opening: () => Promise<unknown>) => {
      await page.evaluate(() => sessionStorage.clear())
      await waitFor(page, opening)
      await page.clock.runFor(longAfter)
      await expect(offer(page)).toBeVisible()
    }
    await openToWait(page, '/')
    await page.clock.runFor(longAfter)
    await expect(offer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(offer(page)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()

    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('h1 ~ p a')?.focus()),
    )
    await again(() => page.goto('/en/'))
    await page.keyboard.press('Escape')
    await expect(offer(page)).toBeHidden()
    await expect(page.getByRole('link', { name: waysToOrder.shop.en })).toBeFocused()
    await again(() => page.reload())
    await page.mouse.click(5, 5)
    await expect(offer(page)).toBeHidden()
  })

  for (const [width, isUpright] of [
    [479, true],
    [480, false],
  ] as const)
    test(
      `shows ${isUpright ? 'the upright' : 'the wide'} picture at ${width} px`,
      withPictures,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/')
        await expect(offer(page)).toBeVisible()
        const picture = offer(page).locator('img')
        const isFromPhoneSource = () =>
          picture.evaluate((img: HTMLImageElement) => {
            const { pathname, search } = new URL(img.currentSrc || 'about:blank')
            return (
              img.complete && !!img.parentElement?.querySelector('source')?.srcset.includes(pathname + search)
            )
          })
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).not.toBe('')
        await expect.poll(isFromPhoneSource).toBe(isUpright)
      },
    )

  test('does not open in a visit in which another dialog was open', async ({ page }) => {
    await openToWait(page, '/')
    await page.evaluate(() => {
      const other = document.createElement('dialog')
      document.body.append(other)
      other.showModal()
      // An observer of the document runs after the script that changed it.
      return Promise.resolve().then(() => other.close())
    })
    await page.clock.runFor(longAfter)
    await expect(offer(page)).toBeHidden()
    await waitFor(page, () => page.reload())
    await page.clock.runFor(longAfter)
    await expect(offer(page)).toBeHidden()
  })

  test('does not open for a URL with a hash, nor on other pages', async ({ page }) => {
    await openToWait(page, '/#faq')
    await page.clock.runFor(longAfter)
    await expect(offer(page)).toBeHidden()
    await page.goto('/contact/')
    await expect(offer(page)).toHaveCount(0)
  })
})

test('a click on a voucher copies its code and shows a confirmation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.waitForLoadState('load')
  const code = page.locator('[data-copies=CV88]')
  await code.click()
  await expect(code.getByRole('status')).toHaveText(vouchers.copied.zh)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CV88')
})

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all answers expanded', async ({ page }) => {
    await page.goto('/')
    const question = page.locator('#faq details').first()
    await question.locator('summary').click()
    await expect(question.locator('p')).toBeVisible()
  })
})

for (const [device, size] of Object.entries({
  phone,
  'wide screen': { viewport: { width: 1440, height: 900 } },
}))
  test.describe(`the home page with the picture sizes of a ${device}`, () => {
    test.use({ extraHTTPHeaders: { accept: 'image/avif' }, ...size })

    test('weighs at most 250 kB before it is scrolled', withPictures, async ({ page }) => {
      let bytes = 0
      const weights: Promise<void>[] = []
      page.on('requestfinished', (request) =>
        weights.push(
          request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
            bytes += responseBodySize + responseHeadersSize
          }),
        ),
      )
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(hero(page).locator('[data-dot]').first()).toBeVisible()
      await Promise.all(weights)
      expect(bytes).toBeGreaterThan(50_000)
      expect(bytes).toBeLessThanOrEqual(250_000)
    })
  })
