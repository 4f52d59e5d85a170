/** From the click on a link to the largest paint of its page: after a pointer rested on the link, and without. */

import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { pagePath, setPath } from '#app/paths.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { firstSet } from './shop.ts'
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

export async function measureInstant(origin: string): Promise<Row[]> {
  // Playwright forbids pages to be rendered ahead.
  const browser = await puppeteer.launch({
    executablePath: launchOptions.executablePath ?? '',
    args: launchOptions.args,
    defaultViewport: { width: 1440, height: 900 },
  })
  const rows: Row[] = []
  try {
    for (const { name, from, to } of ways) {
      const rested: number[] = []
      const straight: number[] = []
      for (let round = 0; round < rounds; round++) {
        straight.push(await clickToPaint(browser, origin + from, to, false))
        rested.push(await clickToPaint(browser, origin + from, to, true))
      }
      const ratio = median(rested) / median(straight)
      rows.push({
        what: `${name}: click to largest paint after hover`,
        ours: `${median(rested).toFixed(0)} ms`,
        against: `without ${median(straight).toFixed(0)} ms`,
        ratio,
        target: `<= ${max}`,
        met: ratio <= max,
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}

/** Milliseconds by the clock of the machine, since the two pages count from different starts. */
async function clickToPaint(browser: Browser, url: string, to: string, rests: boolean): Promise<number> {
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
    return (await largestPaint(page)) - clickedAt
  } finally {
    await context.close()
  }
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntries().at(-1)?.startTime ?? Number.NaN
          resolve(performance.timeOrigin + paint)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
