/** A site in the worker's own process, so that a test can change an order under its open page. */
import { type ServedSite, serveTestSite } from './served-site.ts'
import { test as base } from './site.ts'

export const test = base.extend<object, { shop: ServedSite }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const shop = await serveTestSite({ now: new Date() })
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
