/** Axe runs without its Playwright package, which requests more than we need. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './wait-until-still.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Both properties are CSS selectors. */
interface Part {
  readonly include?: string
  readonly exclude?: readonly string[]
}

/** Tests of all pages check the header and footer. */
export const betweenHeaderAndFooter: Part = { exclude: ['body > header', 'body > footer'] }
export const inDialog: Part = { include: 'dialog[open]' }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for animations. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

export async function accessibilityFaults(page: Page, part: Part = {}): Promise<readonly string[]> {
  await animationsEnded(page)
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  await page.evaluate(markLooks)
  return page.evaluate(async ({ include = 'html', exclude = [] }) => {
    if (!window.axe) return ['axe did not start']
    window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })
    // Collecting passed rules too, or waiting for style sheets that no rule reads, would double the time.
    const { violations } = await window.axe.run(
      { include: [include], exclude: [...exclude] },
      { resultTypes: ['violations'], preload: false },
    )
    for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
}

/**
 * Runs in the page and marks three texts of each look, since axe needs most of its time for contrast and the rows of
 * a list look the same. A look is all that contrast depends on: the text's own style and what lies below it.
 */
function markLooks(): void {
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const groundOfElement = [backgroundColor, backgroundImage, opacity, position].join(' ')
    const below = groundOf(element.parentElement)
    const ground =
      groundOfElement === 'rgba(0, 0, 0, 0) none 1 static' ? below : `${below} / ${groundOfElement}`
    grounds.set(element, ground)
    return ground
  }
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll('body *')) {
    const isControl = element.matches('input, select, textarea')
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!(isControl || hasText)) continue
    const { width, height } = element.getBoundingClientRect()
    // Texts for screen readers alone are one pixel large.
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isVisible || (width <= 1 && height <= 1)) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const isDisabled = element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') !== null
    const { tagName, className } = element
    const style = [tagName, className, color, fontSize, fontWeight, textShadow, isDisabled]
    const look = `${style.join(' ')} on ${groundOf(element)}`
    const count = counts.get(look) ?? 0
    counts.set(look, count + 1)
    if (count < 3) element.setAttribute('data-look', '')
  }
}
