/** Measures a page's document and every script it fetches until it is idle. */
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { brotliWeight } from '#tests/support/site/brotli-weight.ts'
import { firstLine } from '../../scripts/root.mjs'
import { getRequest, openConnection } from './keep-alive.ts'
import { orderToTheEnd } from './order-flow.ts'
import { timedPages } from './pages.ts'
import { shop } from './shop.ts'
import { kilobytes, type Row } from './table.ts'

const documentLimit = 14_000
const scriptLimit = 100_000

export async function measureBytes(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions)
  try {
    const rows: Row[] = []
    for (const address of addressesOf(shop)) rows.push(await documentRow(origin, address))
    for (const { name, path } of timedPages) rows.push(await scriptRow(browser, name, origin + path))
    return [...rows, await orderRow(browser, origin)]
  } finally {
    await browser.close()
  }
}

async function documentRow(origin: string, address: string): Promise<Row> {
  const response = await fetch(origin + address)
  if (response.status !== 200) return { what: address, ours: `answers ${response.status}` }
  const styles = [...(await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
  const html = await weigh([origin + address])
  return {
    what: `${address}: HTML, with ${kilobytes(Buffer.byteLength(styles.join('')))} of CSS`,
    ours: show(html),
    target: '<= 14 kB br',
    met: html.br <= documentLimit,
  }
}

async function scriptRow(browser: Browser, name: string, url: string): Promise<Row> {
  const scripts = await scriptsOf(browser, url, async (page) => page.waitForTimeout(2_000))
  return { what: `${name}: JS after idle, ${scripts.length} files`, ours: show(await weigh(scripts)) }
}

async function orderRow(browser: Browser, origin: string): Promise<Row> {
  const scripts = await scriptsOf(browser, origin, (page) => orderToTheEnd(page, origin)).catch(
    (error: Error) => error,
  )
  if (scripts instanceof Error)
    return { what: 'JS to the end of an order', ours: `stopped: ${firstLine(scripts)}` }
  for (const script of scripts) await expectCompression(script)
  const weight = await weigh(scripts)
  return {
    what: `JS to the end of an order, ${scripts.length} files`,
    ours: show(weight),
    target: '<= 100 kB br',
    met: weight.br <= scriptLimit,
  }
}

/** URLs of scripts fetched while `act` runs. */
async function scriptsOf(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await act(page)
    return [...scripts]
  } finally {
    await page.close()
  }
}

interface Weight {
  readonly plain: number
  readonly gzip: number
  readonly br: number
}

/** The size is the one sent over the network. */
async function weigh(urls: readonly string[]): Promise<Weight> {
  const sum = async (encoding: string) => {
    let bytes = 0
    for (const url of urls) bytes += await bodySize(url, encoding)
    return bytes
  }
  return { plain: await sum('identity'), gzip: await sum('gzip'), br: await sum('br') }
}

async function bodySize(url: string, encoding: string): Promise<number> {
  const { origin, pathname, search } = new URL(url)
  const connection = await openConnection(origin)
  const { body } = await connection.send(getRequest(pathname + search, encoding))
  connection.close()
  return body.length
}

/** The best compression happens when idle, later on a busy machine. */
async function expectCompression(url: string): Promise<void> {
  const best = brotliWeight(await (await fetch(url)).text())
  for (let tries = 0; tries < 60 && (await bodySize(url, 'br')) > best; tries++) await setTimeout(1_000)
}

const show = ({ plain, gzip, br }: Weight) =>
  `${kilobytes(br)} br, ${kilobytes(gzip)} gz, ${kilobytes(plain)} plain`
