/** Floating elements never cover a control; bars at the bottom may, except at the end of a page. */
import type { Page } from '@playwright/test'
import { pagePath, setPath } from '#app/paths.ts'
import { carouselWords } from '#content/controls.ts'
import { langs } from '#domain/text.ts'
import { expect, test } from '#tests/support/site/site.ts'

const widths = [320, 360, 390, 768, 1440] as const

const pages = [
  pagePath('home', 'zh'),
  pagePath('home', 'en'),
  pagePath('menu', 'zh'),
  setPath('easy-party-10', 'zh'),
  setPath('ace-1-person-1-choice', 'en'),
  pagePath('thai-catering', 'zh'),
  pagePath('sha-tin', 'en'),
  pagePath('find-order', 'zh'),
  pagePath('terms', 'en'),
] as const

/** Visible controls whose middle is covered, with the covering element. */
const coveredControls = (page: Page, alsoByBars: boolean) =>
  page.evaluate((withBars) => {
    const floatOf = (element: Element | null): Element | null => {
      for (let at = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return at
      return null
    }
    const isBar = (element: Element) => element.getBoundingClientRect().width > innerWidth * 0.9
    return [...document.querySelectorAll('main :is(a, button, input, select, summary), footer a')].flatMap(
      (control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width === 0 || x < 0 || x > innerWidth || y < 0 || y > innerHeight || floatOf(control)) return []
        const float = floatOf(document.elementFromPoint(x, y))
        if (!float || float.contains(control) || (isBar(float) && !withBars)) return []
        return [`${control.textContent?.trim() || control.className} under ${float.className}`]
      },
    )
  }, alsoByBars)

for (const width of widths)
  test(`nothing floats over a control at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await page.goto(path)
      expect(await coveredControls(page, false), `${path} at its beginning`).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
      expect(await coveredControls(page, false), `${path} in its middle`).toEqual([])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => coveredControls(page, true), `${path} at its end`).toEqual([])
    }
  })

test('the price on the first picture leaves its carousel free', async ({ page }) => {
  for (const lang of langs)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(pagePath('home', lang))
      // A trial click fails if another element would receive the click.
      await page.getByRole('button', { name: carouselWords.pause[lang] }).first().click({ trial: true })
    }
})

test('the way up is beside the buttons of the dishes, and above the order bar', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(setPath('easy-party-10', 'zh'))
    const wayUp = page.locator('[data-to-top]')
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 900))
      await expect(wayUp).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const overlap = await wayUp.evaluate((button) => {
      const own = button.getBoundingClientRect()
      const meets = (other: DOMRect) => other.left < own.right && other.right > own.left
      const steppers = [...document.querySelectorAll('main section fieldset')]
      const bar = document.querySelector('[data-order-bar]')?.getBoundingClientRect()
      return {
        steppers: steppers.filter((each) => meets(each.getBoundingClientRect())).length,
        bar: bar !== undefined && bar.height > 0 && own.bottom > bar.top && meets(bar),
      }
    })
    expect(overlap, `${width}`).toEqual({ steppers: 0, bar: false })
  }
})
