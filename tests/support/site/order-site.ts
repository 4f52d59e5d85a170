/** The site runs in the worker's process, so that a test can change an open page's order. */
import type { TestSiteOptions } from './http-site.ts'
import { type ServedSite, serveTestSite } from './served-site.ts'
import { sharedSite } from './shared-site.ts'
import { test as base } from './site.ts'

/** `open` runs once in a worker. */
export function testWithShop<Shop extends ServedSite>(open: () => Promise<Shop>) {
  const site = sharedSite(open)
  return base.extend<{ shop: Shop }>({
    shop: async ({ inUse }, use) => use(await inUse(site)),
    site: async ({ shop }, use) => use(shop),
  })
}

/** Each call makes another shop. */
export const testWithOwnShop = (options: Partial<TestSiteOptions> = {}) =>
  testWithShop(() => serveTestSite({ now: new Date(), ...options }))

/** Shares a shop with other files. */
export const test = testWithOwnShop()
