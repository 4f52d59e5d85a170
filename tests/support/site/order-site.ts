/** A site in the worker's own process, so that a test can change an order under its open page. */
import type { TestSiteOptions } from './http-site.ts'
import { keptSite } from './kept-site.ts'
import { type ServedSite, serveTestSite } from './served-site.ts'
import { test as base } from './site.ts'

/** Tests of a shop that `open` makes, once in a worker. */
export function testWithShop<Shop extends ServedSite>(open: () => Promise<Shop>) {
  const kept = keptSite(open)
  return base.extend<{ shop: Shop }>({
    shop: async ({ inUse }, use) => use(await inUse(kept)),
    site: async ({ shop }, use) => use(shop),
  })
}

/** Tests whose shop holds only their own orders: each call makes another shop. */
export const testWithOwnShop = (options: Partial<TestSiteOptions> = {}) =>
  testWithShop(() => serveTestSite({ now: new Date(), ...options }))

/** Tests that share a shop with those of other files. */
export const test = testWithOwnShop()
