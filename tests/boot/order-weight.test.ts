/** Weighs the scripts that a visitor's browser loads from the set page to the placed order. */
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'

/** What was reached, in bytes as sent with brotli: the same sources weigh the same on every machine. */
const limit = 114_300

/** Scripts that are loaded on the way when they are needed, by their names without the hash. */
const onTheWay = ['set-page', 'react', 'set-choice', 'overlay', 'order-page']

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

const textOf = async (path: string) => (await site.request(path)).text()

/** As a server sends it that has had the time to compress it well. */
function weightOf(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  return brotliCompressSync(text, { params }).length
}

test.each(langs)('the scripts of an order stay small (%s)', async (lang) => {
  const [, entry = ''] =
    /<script type="module" src="([^"]+)"/.exec(await textOf(pagePath('home', lang))) ?? []
  const loaded = new Set([entry])
  let bytes = 0
  const found = new Set<string>()
  for (const path of loaded) {
    const text = await textOf(path)
    bytes += weightOf(text)
    for (const [, file = ''] of text.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g))
      loaded.add(`/assets/${file}`)
    for (const [, file = '', name = ''] of text.matchAll(
      /import\(["'`]\.\/(([\w-]+)-[\w-]{8}\.[\w.]+)["'`]\)/g,
    ))
      if (onTheWay.includes(name)) {
        loaded.add(`/assets/${file}`)
        found.add(name)
      }
  }
  expect([...found].sort()).toEqual([...onTheWay].sort())
  expect(bytes).toBeLessThanOrEqual(limit)
})
