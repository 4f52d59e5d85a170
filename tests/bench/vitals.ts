/** Measures how a page loads on a slow phone, compared with the same page with its scripts blocked. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { timedPages } from './pages.ts'
import { median, type Row } from './table.ts'

const loads = 5
/** Long enough for scripts that start after the first paint. */
const settleMs = 2_000

interface Vitals {
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

export async function measureVitals(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions)
  const rows: Row[] = []
  try {
    for (const { name, path } of timedPages) {
      const answer = await fetch(origin + path)
      if (answer.status !== 200) {
        rows.push({ what: name, ours: `answers ${answer.status}` })
        continue
      }
      const ours: Vitals[] = []
      const floor: Vitals[] = []
      for (let load = 0; load < loads; load++) {
        floor.push(await loadOnce(browser, origin + path, true))
        ours.push(await loadOnce(browser, origin + path, false))
      }
      rows.push(...rowsOf(name, middle(ours), middle(floor)))
    }
  } finally {
    await browser.close()
  }
  return rows
}

function rowsOf(name: string, ours: Vitals, floor: Vitals): Row[] {
  const ratio = ours.lcp / floor.lcp
  return [
    {
      what: `${name}: FCP`,
      ours: ms(ours.fcp),
      against: `without scripts ${ms(floor.fcp)}`,
      ratio: ours.fcp / floor.fcp,
      target: '<= 450 ms',
      met: ours.fcp <= 450,
    },
    {
      what: `${name}: LCP`,
      ours: ms(ours.lcp),
      against: `without scripts ${ms(floor.lcp)}`,
      ratio,
      target: '<= 1.15 and <= 700 ms',
      met: ratio <= 1.15 && ours.lcp <= 700,
    },
    {
      what: `${name}: TBT`,
      ours: ms(ours.tbt),
      against: `without scripts ${ms(floor.tbt)}`,
      target: '0 ms',
      met: ours.tbt < 1,
    },
    { what: `${name}: CLS`, ours: ours.cls.toFixed(3), target: '0.000', met: ours.cls < 0.0005 },
  ]
}

const ms = (value: number) => `${value.toFixed(0)} ms`

function middle(all: readonly Vitals[]): Vitals {
  const of = (key: keyof Vitals) => median(all.map((each) => each[key]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

/** One load with a cold cache. Blocking the script files leaves the rest of the page unchanged. */
async function loadOnce(browser: Browser, url: string, blockScripts: boolean): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await slowDown(page, blockScripts)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(settleMs)
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  await context.close()
  return vitals
}

async function slowDown(page: Page, blockScripts: boolean) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  })
  if (blockScripts) await devtools.send('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page before its own scripts. */
function observe() {
  const vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 }
  Object.assign(window, { vitals })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) vitals.cls += shift.value
  })
}
