/**
 * `npm run shots` takes a screenshot of every page at five widths in both languages, into shots/, and the pictures of
 * README.md and docs/guide/, into docs/pictures/. `npm run shots -- menu /en/terms/ docs/pictures/run` takes only those
 * whose path contains one of the words.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import { launchOptions } from '#tests/support/browser/browser.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { startServer } from '#tests/support/site/server.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'
import { build } from './build.mjs'
import { cookieOf, openDemoShop, shotNow } from './pictures/demo-shop.ts'
import { type Picture, pictures, sizes } from './pictures/pictures.ts'
import { root } from './root.mjs'

const widths = [390, 768, 1280, 1440, 1920]
const words = process.argv.slice(2)
const isChosen = (path: string) => !words.length || words.some((word) => path.includes(word))
const fileOf = ({ name }: Picture) => `docs/pictures/${name}.webp`

const addresses = addressesOf(catalogueIn(shopCatalogue))
const names = [...addresses, ...langs.map((lang) => pagePath('notFound', lang))].filter(isChosen)
const chosenPictures = pictures.filter((picture) => isChosen(fileOf(picture)))

await build()
const browser = await chromium.launch(launchOptions)
try {
  if (names.length > 0) await takePages(browser)
  if (chosenPictures.length > 0) await takePictures(browser)
} finally {
  await browser.close()
}
// The page build keeps a message port open.
process.exit()

async function takePages(chromium: Browser) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shots-'))
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    await takeAll(chromium, server.origin)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function takePictures(chromium: Browser) {
  await mkdir(join(root, 'docs', 'pictures'), { recursive: true })
  const shop = await openDemoShop()
  try {
    for (const picture of chosenPictures) {
      const context = await chromium.newContext({
        ...sizes[picture.size],
        locale: 'zh-HK',
        timezoneId: 'Asia/Hong_Kong',
        reducedMotion: 'reduce',
      })
      if (picture.role) await context.addCookies([{ ...cookieOf(picture.role), url: shop.origin }])
      const page = await context.newPage()
      await page.addInitScript(() => sessionStorage.setItem('popupSeen', ''))
      await page.clock.setFixedTime(shotNow)
      const response = await page.goto(shop.origin + (await picture.path(shop)), { waitUntil: 'load' })
      await settle(page)
      await picture.act?.(page)
      await settle(page)
      await page.evaluate(writeDates)
      const { width } = sizes[picture.size].viewport
      const bytes = await sharp(await page.screenshot({ animations: 'disabled' }))
        .resize({ width: Math.min(Math.max(width, 640), 1280), withoutEnlargement: true })
        .webp({ quality: 82, smartSubsample: true })
        .toBuffer()
      await writeFile(join(root, fileOf(picture)), bytes)
      console.log(`${response?.status()} ${fileOf(picture)} ${Math.round(bytes.length / 1024)} KB`)
      await context.close()
    }
  } finally {
    await shop.close()
  }
}

/** Waits for faces, pictures and the script that takes over the page. Open pages of staff keep a connection. */
async function settle(page: Page) {
  await page.evaluate(loadPictures)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
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
    }
    await page.close()
  }
}

/** Runs in the page: date fields follow the machine's language, so copies show what a phone in Hong Kong shows. */
function writeDates() {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    const copy = input.cloneNode() as HTMLInputElement
    const day = input.value.split('-').toReversed().join('/')
    copy.removeAttribute('name')
    copy.type = 'text'
    copy.value = day || '日/月/年'
    copy.style.width = `${input.offsetWidth}px`
    input.before(copy)
    input.style.display = 'none'
  }
}

/** Runs in the page: loads lazy content too. */
async function loadPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}
