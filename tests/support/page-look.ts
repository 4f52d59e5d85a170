/** What holds on every page in a browser: it fits its window and can be used by everybody (spec section 2). */
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/** The narrowest and the widest windows people have, and those between on which the layout changes. */
const widths = [320, 390, 768, 1440, 1920] as const
/** Both kinds of layout: with the menu behind a button, and with the menus in a row. */
const looked: readonly number[] = [390, 1440]

/** Looks at the page that is open, last of all with every answer and every list opened. */
export async function expectForEverybody(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0)
    if (!looked.includes(width)) continue
    if (width === looked.at(-1)) await openAnswers(page)
    await expectAccessible(page)
  }
}

/** By how many pixels the page is wider than its window. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

const openAnswers = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true)
  })

/** In place of the pictures of a page, where a test would ask for more sizes of them than it looks at. */
export const withoutPictures = (page: Page): Promise<unknown> =>
  page.route('**/api/file/image/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>',
    }),
  )
