/**
 * `npm run shots` takes a screenshot of every page at five widths in both languages, into shots/, and of the picture in
 * README.md. `npm run shots -- menu /en/terms/` takes only paths that contain one of the words.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { startServer } from '#tests/support/site/server.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'
import { build } from './build.mjs'
import { root } from './root.mjs'

const widths = [390, 768, 1280, 1440, 1920]
const words = process.argv.slice(2)
const addresses = addressesOf(catalogueIn(shopCatalogue))
const names = [...addresses, ...langs.map((lang) => pagePath('notFound', lang))].filter(
  (address) => !words.length || words.some((word) => address.includes(word)),
)

await build()
const dataDir = await mkdtemp(join(tmpdir(), 'shots-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch(launchOptions)
try {
  await takeAll(browser, server.origin)
} finally {
  await browser.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function takeAll(chromium: Browser, origin: string) {
  await mkdir(join(root, 'shots'), { recursive: true })
  for (const width of widths) {
    const page = await chromium.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } })
    for (const address of names) {
      const response = await page.goto(origin + address, { waitUntil: 'networkidle' })
      await page.evaluate(loadPictures)
      const name = address.replace(/[/?=&%]+/g, '-').replace(/^-|-$/g, '') || 'home'
      const path = join(root, 'shots', `${name}-${width}.png`)
      await page.screenshot({ path, fullPage: true })
      console.log(`${response?.status()} ${address} ${width}`)
      if (address === '/' && width === 1440) {
        await page.screenshot({ path: join(root, 'docs', 'screenshot-home.png') })
      }
    }
    await page.close()
  }
}

/** Runs in the page: loads lazy content too. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}
