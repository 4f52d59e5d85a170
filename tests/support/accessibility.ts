/** What axe finds wrong on a page, in the fewest steps: its own Playwright package asks for far more than we read. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Without the parts named here, which other tests look at. */
interface Part {
  /** Selector of what is looked at; the whole page unless told. */
  readonly include?: string
  readonly exclude?: readonly string[]
}

/** Header and footer are every page's: tests of one page leave them to tests of all pages. */
export const betweenHeaderAndFooter: Part = { exclude: ['body > header', 'body > footer'] }
export const inDialog: Part = { include: 'dialog[open]' }

const { source }: { source: string } = createRequire(import.meta.url)('axe-core')

/** Fails with each broken rule and the elements that break it. Colours are measured once nothing moves any more. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  const broken = await page.evaluate(async ({ include = 'html', exclude = [] }) => {
    // Collecting what holds as well takes as long again.
    const found = await window.axe?.run(
      { include: [include], exclude: [...exclude] },
      { resultTypes: ['violations'] },
    )
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
  expect(broken).toEqual([])
}
