/** A control under a floating part can be scrolled free. */
import type { Page } from '@playwright/test'
import { pagePath, setPath } from '#app/paths.ts'
import { carouselWords } from '#content/controls.ts'
import { langs } from '#domain/text.ts'
import { expect, test } from '#tests/support/site/site.ts'

const widths = [320, 360, 390, 768, 1024, 1200, 1440] as const

const pages = [
  pagePath('home', 'zh'),
  pagePath('home', 'en'),
  pagePath('menu', 'zh'),
  setPath('easy-party-10', 'zh'),
  setPath('ace-1-person-1-choice', 'en'),
  setPath('bites-by-the-piece', 'zh'),
  pagePath('thai-catering', 'zh'),
  pagePath('wedding-catering', 'zh'),
  pagePath('bento', 'en'),
  pagePath('gift', 'en'),
  pagePath('sha-tin', 'en'),
  pagePath('find-order', 'zh'),
  pagePath('terms', 'en'),
] as const

/** Controls that lie in part under something that floats wherever the page is scrolled to. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
    const isInside = (element: Element): boolean =>
      isFixed(element) || (element.parentElement !== null && isInside(element.parentElement))
    // The way up is hidden until the page is scrolled.
    document.querySelector('[data-to-top]')?.removeAttribute('hidden')
    const floats = [...document.querySelectorAll('body *')].filter(
      (element) => isFixed(element) && getComputedStyle(element).visibility === 'visible',
    )
    const floatOver = (control: Element) => {
      const { left: remaining, right, top, bottom } = control.getBoundingClientRect()
      return floats.find((float) => {
        const box = float.getBoundingClientRect()
        return box.left < right && box.right > remaining && box.top < bottom && box.bottom > top
      })
    }
    const scrollToPlace = (control: Element, place: number) => {
      const { top, height } = control.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - innerHeight * place, behavior: 'instant' })
      const box = control.getBoundingClientRect()
      return box.top >= 0 && box.bottom <= innerHeight
    }
    return [...document.querySelectorAll('main :is(a, button, input, select, summary), footer a')].flatMap(
      (control) => {
        const { left: remaining, right, width } = control.getBoundingClientRect()
        // A picture as wide as the window stays a target beside what floats.
        const isWhole = width > 0 && width < innerWidth && remaining >= 0 && right <= innerWidth
        if (!isWhole || isInside(control)) return []
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        if ([0.5, 0.3, 0.7].some((place) => scrollToPlace(control, place) && !floatOver(control))) return []
        return [`${control.textContent?.trim() || control.className} under ${floatOver(control)?.className}`]
      },
    )
  })

for (const [kind, paths] of [
  ['the home page, the menu and sets', pages.slice(0, 6)],
  ['other public pages', pages.slice(6)],
] as const)
  test(`every control of ${kind} can be scrolled out from under the floating buttons`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await coveredControls(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })

test('the price on the first picture does not cover the carousel’s buttons', async ({ page }) => {
  for (const lang of langs) {
    await page.goto(pagePath('home', lang))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      // A trial click fails if another element would receive the click.
      await page.getByRole('button', { name: carouselWords.pause[lang] }).first().click({ trial: true })
    }
  }
})

test('the back-to-top button is beside the buttons of the dishes, and above the order bar', async ({
  page,
}) => {
  await page.goto(setPath('easy-party-10', 'zh'))
  const wayUp = page.locator('[data-to-top]')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 900))
      await expect(wayUp).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const overlap = await wayUp.evaluate((button) => {
      const rect = button.getBoundingClientRect()
      const meets = (other: DOMRect) => other.left < rect.right && other.right > rect.left
      const steppers = [...document.querySelectorAll('main section fieldset')]
      const bar = document.querySelector('[data-order-bar]')?.getBoundingClientRect()
      return {
        steppers: steppers.filter((each) => meets(each.getBoundingClientRect())).length,
        bar: bar !== undefined && bar.height > 0 && rect.bottom > bar.top && meets(bar),
      }
    })
    expect(overlap, `${width}`).toEqual({ steppers: 0, bar: false })
  }
})
