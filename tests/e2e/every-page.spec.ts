/** What holds on every page of the site, in both languages (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { allAddresses } from '../support/addresses.ts'
import { expect, test } from '../support/site.ts'

/** They set their own windows: one project is enough. */
const ownWindow = { tag: '@own-window' }

const standIn = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'

for (const address of allAddresses) {
  test(`${address} is complete, accessible and fits the window`, ownWindow, async ({ page }) => {
    // Every window wants its pictures in other sizes; drawing them all would take longer than the look at the page.
    await page.route('**/api/file/image/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: standIn }),
    )
    const answer = await page.goto(address, { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('/en') ? 'en' : 'zh-HK')
    await expect(page.locator('h1')).toHaveCount(1)
    // One window a language: between them both kinds are seen of every page.
    const own = address.startsWith('/en') ? 1440 : 390
    for (const width of [1920, 320, own]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0)
    }
    expect(await violationsOn(page), `at ${own} px`).toEqual([])
  })
}

/** By how many pixels the page is wider than its window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('no link of any page leads to a dead end', ownWindow, async ({ request }) => {
  const seen = new Map<string, Promise<Answer>>()
  const answerTo = (address: string) => {
    const known = seen.get(address) ?? fetchPage(request, address)
    seen.set(address, known)
    return known
  }
  const waiting = [...allAddresses]
  const queued = new Set(waiting)
  const deadEnds: string[] = []
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    for (const { path, anchor } of linksOf((await answerTo(address)).html, address)) {
      const { status, html } = await answerTo(path)
      if (status !== 200) deadEnds.push(`${address} -> ${path}: ${status}`)
      else if (anchor && !anchorOf(html, anchor))
        deadEnds.push(`${address} -> ${path}#${anchor}: no such place`)
      if (!queued.has(path)) {
        queued.add(path)
        waiting.push(path)
      }
    }
  }
  expect([...new Set(deadEnds)]).toEqual([])
  expect(queued.size).toBeGreaterThan(allAddresses.length)
})

interface Answer {
  readonly status: number
  /** Empty for what is no page. */
  readonly html: string
}

async function fetchPage(request: APIRequestContext, address: string): Promise<Answer> {
  const answer = await request.get(address, { maxRedirects: 0 })
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
  return { status: answer.status(), html: isPage ? await answer.text() : '' }
}

/** Dialogs that answer to an address by themselves; without script the page is simply shown. */
const answeredByScript = new Set(['enquiry'])

function linksOf(html: string, from: string): { path: string; anchor: string }[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `http://site${from}`)
    if (url.host !== 'site') return []
    const anchor = decodeURIComponent(url.hash.slice(1))
    return [{ path: url.pathname + url.search, anchor: answeredByScript.has(anchor) ? '' : anchor }]
  })
}

function anchorOf(html: string, anchor: string): boolean {
  return html.includes(`id="${anchor}"`)
}
