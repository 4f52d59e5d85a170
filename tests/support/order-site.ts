/** A site in the worker's own process, so that a test can change an order under its open page. */
import type { TestSiteOptions } from './http-site.ts'
import { type ServedSite, serveTestSite } from './served-site.ts'
import { test as base } from './site.ts'

/** Tests whose shop holds only their own orders: each call makes another shop. */
export const testWithOwnShop = (options: Partial<TestSiteOptions> = {}) =>
  base.extend<object, { shop: ServedSite }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
      async ({}, use) => {
        const shop = await serveTestSite({ now: new Date(), ...options })
        await use(shop)
        await shop.close()
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ shop }, use) =>
        use({
          origin: shop.origin,
          pid: process.pid,
          output: () => shop.logged.join('\n'),
          stop: async () => ({ code: 0, signal: null }),
          exited: new Promise(() => {}),
        }),
      { scope: 'worker' },
    ],
  })

/** Tests that share a shop with those of other files. */
export const test = testWithOwnShop()
