/** Spec section 2. */
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/** Common extremes, and widths at which the layout changes. */
const widths = [320, 390, 768, 1440, 1920] as const
/** Both layouts of the header. */
const looked: readonly number[] = [390, 1440]

/** With every answer and list expanded. Axe is slow: it reads Chinese pages wide, and English ones on a phone. */
export async function expectForEverybody(page: Page): Promise<void> {
  const accessible = (await page.locator('html').getAttribute('lang')) === 'en' ? 390 : 1440
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0)
    expect(await shiftedRows(page), `at ${width} px`).toEqual([])
    if (!looked.includes(width)) continue
    expect(await coveredControls(page), `at ${width} px`).toEqual([])
    if (width === accessible) {
      await openAnswers(page)
      await expectAccessible(page)
    }
  }
}

/** In pixels. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** A pseudo-element of a row is a cell too. */
const shiftedRows = (page: Page): Promise<string[]> =>
  page.locator('tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [cell] = row.children
      // On phones some tables become lists of cards with padding.
      if (getComputedStyle(row).display !== 'table-row') return []
      const isShifted =
        cell?.checkVisibility() && cell.getBoundingClientRect().left - row.getBoundingClientRect().left > 3
      return isShifted ? [row.textContent] : []
    }),
  )

/** Controls covered by something invisible. */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The back office opens a dialog on the server, and its script makes it modal.
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const controls = (dialog ?? document).querySelectorAll(dialog ? 'a, button' : 'main :is(a, button)')
    return [...controls].flatMap((control) => {
      // On a drawn map one tile may lie on another; of a carousel one slide is in view.
      if (!(control instanceof HTMLElement) || control.closest('[data-carousel]')) return []
      if (!control.checkVisibility({ visibilityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box) return []
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return control.contains(hit) ? [] : [control.textContent]
    })
  })

const openAnswers = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true)
  })
