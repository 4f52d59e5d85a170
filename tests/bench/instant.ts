/** From the click on a link to the largest paint of its page: after a pointer rested on the link, and without. */

import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { pagePath, setPath } from '#app/paths.ts'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { firstSet } from './shop.ts'
import { startSlowLine } from './slow-line.ts'
import { median, type Row } from './table.ts'

const rounds = 5
/** The browser starts after 200 ms on a link; a slow processor then needs this long to render the page. */
const restMs = 4_000
const settleMs = 2_000
const max = 0.2

const ways = [
  { name: 'contact to menu', from: pagePath('contact', 'zh'), to: pagePath('menu', 'zh') },
  { name: 'menu to contact', from: pagePath('menu', 'zh'), to: pagePath('contact', 'zh') },
  { name: 'set to menu', from: setPath(firstSet().slug, 'zh'), to: pagePath('menu', 'zh') },
]

export async function measureInstant(server: string): Promise<Row[]> {
  // Without one, a page from the same machine is there almost as soon as it is asked for.
  const { origin, stop } = await startSlowLine(server)
  // Playwright forbids pages to be rendered ahead.
  const browser = await puppeteer.launch({
    executablePath: launchOptions.executablePath ?? '',
    args: launchOptions.args,
    defaultViewport: { width: 1440, height: 900 },
  })
  const rows: Row[] = []
  try {
    for (const { name, from, to } of ways) {
      const rested: Arrival[] = []
      const straight: Arrival[] = []
      for (let round = 0; round < rounds; round++) {
        straight.push(await clickToPaint(browser, origin + from, to, false))
        rested.push(await clickToPaint(browser, origin + from, to, true))
      }
      rows.push(rowOf(name, rested, straight))
    }
  } finally {
    await browser.close()
    stop()
  }
  return rows
}

interface Arrival {
  /** From the click to the largest paint. Milliseconds. */
  readonly time: number
  /** Whether the browser showed a page that it had rendered ahead, instead of loading it at the click. */
  readonly isAhead: boolean
}

function rowOf(name: string, rested: readonly Arrival[], straight: readonly Arrival[]): Row {
  const [ours, without] = [rested, straight].map((all) => median(all.map(({ time }) => time))) as [
    number,
    number,
  ]
  const ahead = (all: readonly Arrival[]) =>
    `${all.filter(({ isAhead }) => isAhead).length} of ${all.length} rendered ahead`
  const ratio = ours / without
  return {
    what: `${name}: click to largest paint after hover`,
    ours: `${ours.toFixed(0)} ms, ${ahead(rested)}`,
    against: `without ${without.toFixed(0)} ms, ${ahead(straight)}`,
    ratio,
    target: `<= ${max}, all rendered ahead`,
    met: ratio <= max && rested.every(({ isAhead }) => isAhead),
  }
}

/** By the clock of the machine, since the two pages count from different starts. */
async function clickToPaint(browser: Browser, url: string, to: string, rests: boolean): Promise<Arrival> {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await sleep(settleMs)
    const link = await page.waitForSelector(`a[href="${to}"]:not([data-opens])`)
    if (!link) throw new Error(`${url} has no link to ${to}`)
    if (rests) {
      await link.hover()
      await sleep(restMs)
    }
    const clickedAt = await link.evaluate((element) => {
      if (element instanceof HTMLElement) setTimeout(() => element.click())
      return Date.now()
    })
    await sleep(settleMs)
    const { paintedAt, isAhead } = await largestPaint(page, to)
    return { time: paintedAt - clickedAt, isAhead }
  } finally {
    await context.close()
  }
}

/** Of the page that is shown now, which has to be the one that was clicked for. */
function largestPaint(page: Page, path: string): Promise<{ paintedAt: number; isAhead: boolean }> {
  return page.evaluate((expected) => {
    if (location.pathname !== expected) throw new Error(`${location.pathname} is shown, not ${expected}`)
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly activationStart: number
    })[]
    const shownAt = navigation?.activationStart ?? 0
    return new Promise<{ paintedAt: number; isAhead: boolean }>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntries().at(-1)?.startTime ?? Number.NaN
        // A page rendered ahead is painted for nobody until it is shown.
        resolve({ paintedAt: performance.timeOrigin + Math.max(paint, shownAt), isAhead: shownAt > 0 })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
  }, path)
}
