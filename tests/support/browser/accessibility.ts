/** Axe runs without its Playwright package, which requests more than we need. */
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { animationsEnded } from './settled.ts'

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

const { source }: { source: string } = createRequire(import.meta.url)('axe-core')

/** Waits for animations. */
export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([])
}

export async function accessibilityFaults(page: Page, part: Part = {}): Promise<readonly string[]> {
  await animationsEnded(page)
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(source)
  return page.evaluate(async ({ include = 'html', exclude = [] }) => {
    if (!window.axe) return ['axe did not start']
    // Collecting passed rules too would double the time.
    const { violations } = await window.axe.run(
      { include: [include], exclude: [...exclude] },
      { resultTypes: ['violations'] },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, part)
}
