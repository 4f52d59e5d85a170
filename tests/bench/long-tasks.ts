/** How long the set page and the enquiry page keep a slow phone's main thread: while loading, and after the first touch. */
import { setTimeout } from 'node:timers/promises'
import { timedPages } from './pages.ts'
import { openQuietBrowser, type QuietBrowser } from './quiet-browser.ts'
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
  const browser = await openQuietBrowser()
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

async function loadOnce(browser: QuietBrowser, url: string, withScripts: boolean): Promise<Longest> {
  const page = await browser.newPage()
  await page.call('Emulation.setDeviceMetricsOverride', {
    ...{ width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true },
  })
  await page.call('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.call('Network.enable')
  if (!withScripts) await page.call('Network.setBlockedURLs', { urls: ['*.js', '*.js?*'] })
  await page.call('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.call('Page.enable')
  await page.call('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` })
  await page.call('Page.navigate', { url })
  await setTimeout(settleMs)
  // Over the page, not by a script in it, which would be a task of its own.
  await page.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 200, y: 400 })
  await setTimeout(settleMs)
  const { loading, firstTouch, loaded } = (await page.evaluate('longest')) as Longest & { loaded: boolean }
  if (!loaded) throw new Error(`${url} did not load in ${settleMs} ms`)
  await page.close()
  return { loading, firstTouch }
}

/** Runs in the page before anything of it. */
function observe() {
  const longest = { loading: 0, firstTouch: 0, loaded: false }
  Object.assign(window, { longest })
  addEventListener('load', () => (longest.loaded = true))
  let touchedAt = Number.POSITIVE_INFINITY
  addEventListener('pointerover', () => (touchedAt = performance.now()), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const part = startTime + duration < touchedAt ? 'loading' : 'firstTouch'
      longest[part] = Math.max(longest[part], duration)
    }
  }).observe({ type: 'longtask', buffered: true })
}
