/**
 * `page` fails the test on any unexpected error, failed request or request to another host. A file that needs another
 * server overrides `site` for each test and keeps it with `inUse`: an override for the worker would start another
 * browser.
 */
import { randomUUID } from 'node:crypto'
import { cp, mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { Lang } from '#domain/text.ts'
import { trustingEnv } from './customers-behind-proxy.ts'
import { startServer } from './server.ts'
import { type SharedSite, sharedSite } from './shared-site.ts'
import { drawnPictures, siteData, template } from './template.ts'

export { expect }

/** One journey of each kind: `npm test` runs these. */
export const smoke = { tag: '@smoke' }

/** `npm run check` repeats these on a phone. */
export const alsoOnPhones = { tag: '@also-on-phones' }

export const smokeAlsoOnPhones = { tag: [smoke.tag, alsoOnPhones.tag] }

const onPhones = { tag: '@on-phones' }

/** Tests each language in one kind of window. */
export const chineseOnPhones = (lang: Lang) => (lang === 'zh' ? onPhones : {})
export const englishOnPhones = (lang: Lang) => (lang === 'en' ? onPhones : smoke)

/** playwright.config.ts blocks pictures in other tests. */
export const withPictures = { tag: '@with-pictures' }

/** Call `noise.allow(/ERR_INTERNET_DISCONNECTED/)` first. */
export interface Noise {
  allow(pattern: RegExp): void
}

interface TestFixtures {
  noise: Noise & { messages: string[] }
  /** False opens the home page's popup after two seconds. */
  popupSeen: boolean
  site: { readonly origin: string }
}

interface WorkerFixtures {
  server: { readonly origin: string }
  /** Closes the former site. */
  inUse: <Site>(site: SharedSite<Site>) => Promise<Site>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use, worker) => {
      const server = await startTemplate(`worker-${worker.workerIndex}`)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  inUse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      let last: SharedSite<unknown> | undefined
      await use(async (site) => {
        if (last !== site) await last?.close()
        last = site
        return site.site()
      })
      await last?.close()
    },
    { scope: 'worker' },
  ],

  site: async ({ server }, use) => use(server),

  baseURL: async ({ site }, use) => use(site.origin),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
  noise: async ({}, use) => {
    const allowedPatterns: RegExp[] = []
    const messages: string[] = []
    await use({ messages, allow: (pattern) => allowedPatterns.push(pattern) })
    expect(messages.filter((line) => !allowedPatterns.some((pattern) => pattern.test(line)))).toEqual([])
  },

  popupSeen: [true, { option: true }],

  page: async ({ page, site, noise, popupSeen }, use) => {
    listen(page, site.origin, noise.messages)
    if (popupSeen)
      await page.addInitScript(() => origin !== 'null' && sessionStorage.setItem('popupSeen', ''))
    await use(page)
  },
})

/** Copies the prepared data. */
async function startTemplate(name: string, env: Readonly<Record<string, string>> = {}) {
  const dataDir = join(siteData, name)
  await cp(template, dataDir, { recursive: true })
  await mkdir(drawnPictures, { recursive: true })
  await symlink(drawnPictures, join(dataDir, 'derivatives'))
  // Limits count customers by address, which a test may choose.
  const server = await startServer({ DATA_DIR: dataDir, ...trustingEnv, ...env })
  const close = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, close }
}

/** Each worker starts the site once. */
export function testWithEnv(env: Readonly<Record<string, string>>) {
  const site = sharedSite(() => startTemplate(`environment-${randomUUID()}`, env))
  return test.extend({ site: async ({ inUse }, use) => use(await inUse(site)) })
}

function listen(page: Page, origin: string, messages: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => messages.push(`script error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`))
      messages.push(`request to another host: ${url}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // Leaving a page aborts its remaining requests.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      messages.push(`failed request: ${request.url()} ${reason}`)
  })
}
