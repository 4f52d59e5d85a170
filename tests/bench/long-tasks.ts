/** How long the set page and the enquiry page keep a slow phone's main thread: while loading, and after the first touch. */
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { timedPages } from './pages.ts'
import { median, type Row } from './table.ts'

const loads = 5
/** Long enough for the scripts that start after the first paint. */
const settleMs = 3_000
/** The browser reports tasks from here. */
const long = 50

const measured = timedPages.filter(({ name }) => ['set menu', 'enquiry'].includes(name))

/** Milliseconds; 0 when no task was long. */
interface Longest {
  readonly loading: number
  readonly firstTouch: number
}

export async function measureLongTasks(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions)
  const rows: Row[] = []
  try {
    for (const { name, path } of measured) {
      const ours: Longest[] = []
      const floor: Longest[] = []
      for (let load = 0; load < loads; load++) {
        floor.push(await loadOnce(browser, origin + path, false))
        ours.push(await loadOnce(browser, origin + path, true))
      }
      rows.push(
        rowOf(`${name}: longest task while loading`, 'loading', ours, floor),
        rowOf(`${name}: longest task after the first touch`, 'firstTouch', ours, floor),
      )
    }
  } finally {
    await browser.close()
  }
  return rows
}

function rowOf(what: string, part: keyof Longest, ours: readonly Longest[], floor: readonly Longest[]): Row {
  const of = (all: readonly Longest[]) => median(all.map((each) => each[part]))
  const isShort = of(ours) <= long || of(ours) <= of(floor)
  return {
    what,
    ours: ms(of(ours)),
    against: `without scripts ${ms(of(floor))}`,
    target: '<= 50 ms',
    met: isShort,
  }
}

const ms = (value: number) => (value === 0 ? `below ${long} ms` : `${value.toFixed(0)} ms`)

async function loadOnce(browser: Browser, url: string, withScripts: boolean): Promise<Longest> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (!withScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  // Over the page, not by a script in it, which would be a task of its own.
  await page.mouse.move(200, 400)
  await page.waitForTimeout(settleMs)
  const longest = await page.evaluate(() => (window as unknown as { longest: Longest }).longest)
  await context.close()
  return longest
}

/** Runs in the page before anything of it. */
function observe() {
  const longest = { loading: 0, firstTouch: 0 }
  Object.assign(window, { longest })
  let touchedAt = Number.POSITIVE_INFINITY
  addEventListener('pointerover', () => (touchedAt = performance.now()), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const part = startTime + duration < touchedAt ? 'loading' : 'firstTouch'
      longest[part] = Math.max(longest[part], duration)
    }
  }).observe({ type: 'longtask', buffered: true })
}
