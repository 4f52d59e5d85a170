/** A menu that has nothing in common with the demo's. */
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { langOf, pageIds, pagePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { closedPages } from '#server/page-data/public/closed-pages.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { catalogueIn } from '#tests/support/store/catalogue.ts'
import { writeSmallCatalogue } from '#tests/support/store/small-catalogue.ts'
import { testNow } from '#tests/support/store/store.ts'
import { build } from '../../scripts/build.mjs'

const catalogue = writeSmallCatalogue()
let store: Store
let site: TestSite
beforeAll(async () => {
  await build()
  const dataDir = await mkdtemp(join(tmpdir(), 'other-menu-'))
  store = await openStore({ dataDir, now: testNow, catalogue })
  site = await openTestSite({ store, pages: await openPageBuild('build') })
}, 240_000)
afterAll(async () => {
  await site.close()
  await store.close()
  // A picture that is being drawn may still arrive.
  await rm(store.dataDir, { recursive: true, force: true, maxRetries: 10 })
  rmSync(catalogue, { recursive: true })
})

test.each(addressesOf(catalogueIn(catalogue)))(
  'the page %s of a shop with another menu works, or leads to the menu if nothing is sold for it',
  async (address) => {
    const closed = closedPages(await store.content(), todayInHongKong(testNow))
    const lang = langOf(address)
    const isClosed = pageIds.some(
      (page) => closed.includes(page) && pagePath(page, lang).replace(':section', '1') === address,
    )
    const response = await site.request(address)
    expect([response.status, response.headers.get('location')]).toEqual(
      isClosed ? [302, pagePath('menu', lang)] : [200, null],
    )
    expect(await response.text()).not.toMatch(/undefined|NaN/)
  },
)

test('the menu shows its only set at the right price', async () => {
  const page = await (await site.request(pagePath('menu', 'en'))).text()
  expect(page).toContain('Our Own Set')
  expect(page).toContain('1,234.50')
  expect(page).not.toContain('Easy 10-Person')
})
