/** These tests cover section 2 of the specification. */
import { expect, type Page } from '@playwright/test'
import { accessibilityFaults } from './accessibility.ts'
import { type LineBreaks, lineBreaks } from './line-breaks.ts'

/** Common extremes, and widths at which the layout changes. */
const widths = [320, 390, 768, 1440, 1920] as const
/** The header has another layout at each of these widths. */
const headerWidths: readonly number[] = [390, 1440]
/** Share of all line breaks that may split a word. */
const maxTorn = 0.01

export async function expectForEverybody(page: Page): Promise<void> {
  const view = new PageView(page)
  await view.look('the page')
  view.expectNoFaults()
}

/** Looks at many pages in one tab, since a new tab takes as long as a look, and names the faults of all. */
export class PageView {
  readonly #page: Page
  readonly #faults: string[] = []
  readonly #breaks: LineBreaks[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async open(path: string, { isRead = true, status = 200 } = {}): Promise<void> {
    const response = await this.#page.goto(path)
    if (response?.status() !== status) this.#faults.push(`${path}: status ${response?.status()}`)
    await expect(this.#page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await this.look(path, isRead)
  }

  /**
   * Every answer and list is expanded from 390 px on.
   * @param isRead by axe, which takes half of the time: Chinese pages wide, and English ones on a phone
   */
  async look(name: string, isRead = true): Promise<readonly string[]> {
    const faults: string[] = []
    const lang = await this.#page.locator('html').getAttribute('lang')
    const readWidth = lang === 'en' ? 390 : 1440
    for (const width of widths) {
      const place = `${name} at ${width} px`
      const note = (newFaults: readonly string[]) =>
        faults.push(...newFaults.map((fault) => `${place}: ${fault}`))
      await this.#page.setViewportSize({ width, height: 844 })
      note(await this.#page.evaluate(faultsInWindow, headerWidths.includes(width)))
      if (!headerWidths.includes(width)) continue
      await openAnswers(this.#page)
      if (isRead && width === readWidth) note(await accessibilityFaults(this.#page))
      if (lang !== 'en') await this.#countBreaks(place)
    }
    this.#faults.push(...faults)
    return faults
  }

  expectNoFaults(): void {
    expect(this.#faults).toEqual([])
  }

  /** @param min line breaks that pages with this much text have */
  expectWholeWords(min: number): void {
    const count = this.#breaks.reduce((sum, each) => sum + each.count, 0)
    const torn = this.#breaks.flatMap((each) => each.torn)
    const share = ((100 * torn.length) / count).toFixed(2)
    console.log([`${torn.length} of ${count} line breaks (${share} %) split a word`, ...torn].join('\n  '))
    expect(count).toBeGreaterThan(min)
    expect(torn.length / count).toBeLessThanOrEqual(maxTorn)
  }

  async #countBreaks(place: string): Promise<void> {
    const { count, torn } = await lineBreaks(this.#page.locator('body'))
    this.#breaks.push({ count, torn: torn.map((text) => `${place}: ${text}`) })
  }
}

/** Runs in the page. */
function faultsInWindow(looksAtControls: boolean): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []

  // A pseudo-element of a row is a cell too.
  const shiftedCells = [...document.querySelectorAll('tr')].flatMap((row) => {
    const [cell] = row.children
    // On phones some tables become lists of cards with padding.
    if (getComputedStyle(row).display !== 'table-row') return []
    const isShifted =
      cell?.checkVisibility() && cell.getBoundingClientRect().left - row.getBoundingClientRect().left > 3
    return isShifted ? [`the row is shifted: ${row.textContent}`] : []
  })
  if (!looksAtControls) return [...sideways, ...shiftedCells]

  // The back office opens a dialog on the server, and its script makes it modal.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const controls = (dialog ?? document).querySelectorAll(dialog ? 'a, button' : 'main :is(a, button)')
  const coveredControls = [...controls].flatMap((control) => {
    // On a drawn map one tile may lie on another; of a carousel one slide is in view; a preview can't be pressed.
    if (!(control instanceof HTMLElement) || control.closest('[data-carousel], [inert]')) return []
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = control.getClientRects()
    if (!box) return []
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return control.contains(hit) ? [] : [`the control is covered: ${control.textContent}`]
  })
  return [...sideways, ...shiftedCells, ...coveredControls]
}

const openAnswers = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.toggleAttribute('open', true)
  })
