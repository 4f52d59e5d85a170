/** Runs axe on a page with only the checks we need: its own Playwright package requests far more than we read. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './settled.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Selectors of parts to skip, which other tests check. */
interface Part {
  /** Selector of the part to check; the whole page by default. */
  readonly include?: string
  readonly exclude?: readonly string[]
}

/** Every page has the same header and footer, so tests of one page leave them to the tests of all pages. */
export const betweenHeaderAndFooter: Part = { exclude: ['body > header', 'body > footer'] }
export const inDialog: Part = { include: 'dialog[open]' }

const { source }: { source: string } = createRequire(import.meta.url)('axe-core')

/** Fails with each violated rule and its elements. Colours are measured once all animations have ended. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  await animationsEnded(page)
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  const broken = await page.evaluate(async ({ include = 'html', exclude = [] }) => {
    // Collecting the passed rules too would double the time.
    const found = await window.axe?.run(
      { include: [include], exclude: [...exclude] },
      { resultTypes: ['violations'] },
    )
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
  expect(broken).toEqual([])
}
