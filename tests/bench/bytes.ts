/** What a page weighs: its document with the styles inside, and every script it fetches until nothing moves. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { orderToTheEnd } from './order-flow.ts'
import { measuredPages } from './pages.ts'
import { kilobytes, type Row } from './table.ts'

const documentLimit = 14_000
const scriptLimit = 100_000

export async function measureBytes(origin: string): Promise<Row[]> {
  const browser = await chromium.launch(launchOptions)
  try {
    const rows: Row[] = []
    for (const { name, path } of measuredPages) rows.push(...(await pageRows(browser, name, origin + path)))
    return [...rows, await orderRow(browser, origin)]
  } finally {
    await browser.close()
  }
}

async function pageRows(browser: Browser, name: string, url: string): Promise<Row[]> {
  const answer = await fetch(url)
  if (answer.status !== 200) return [{ what: name, ours: `answers ${answer.status}` }]
  const document = Buffer.from(await answer.arrayBuffer())
  const styles = [...document.toString().matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css]) => css)
    .join('')
  const scripts = await scriptsOf(browser, url, async (page) => page.waitForTimeout(2_000))
  const html = weigh([document])
  return [
    {
      what: `${name}: HTML with CSS`,
      ours: show(html),
      target: '<= 14 kB br',
      met: html.br <= documentLimit,
    },
    { what: `${name}: CSS in it`, ours: show(weigh([Buffer.from(styles)])) },
    { what: `${name}: JS after idle, ${scripts.length} files`, ours: show(weigh(scripts)) },
  ]
}

async function orderRow(browser: Browser, origin: string): Promise<Row> {
  const scripts = await scriptsOf(browser, origin, (page) => orderToTheEnd(page, origin))
  const weight = weigh(scripts)
  return {
    what: `JS to the end of an order, ${scripts.length} files`,
    ours: show(weight),
    target: '<= 100 kB br',
    met: weight.br <= scriptLimit,
  }
}

async function scriptsOf(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Buffer[]> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await act(page)
    return await Promise.all(scripts.values())
  } finally {
    await page.close()
  }
}

interface Weight {
  readonly plain: number
  readonly gzip: number
  readonly br: number
}

/** Each file compressed by itself, as it travels. */
function weigh(files: readonly Buffer[]): Weight {
  const sum = (size: (file: Buffer) => number) => files.reduce((total, file) => total + size(file), 0)
  return {
    plain: sum((file) => file.length),
    gzip: sum((file) => (file.length ? gzipSync(file, { level: 9 }).length : 0)),
    br: sum((file) => (file.length ? brotliCompressSync(file).length : 0)),
  }
}

const show = ({ plain, gzip, br }: Weight) =>
  `${kilobytes(br)} br, ${kilobytes(gzip)} gz, ${kilobytes(plain)} plain`
