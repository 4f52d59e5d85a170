/** Weighs the scripts that a visitor's browser loads from the set page to the placed order. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { brotliWeight } from '#tests/support/brotli-weight.ts'
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

test.each(langs)('the scripts of an order stay small (%s)', async (lang) => {
  const [, entry = ''] =
    /<script type="module" src="([^"]+)"/.exec(await textOf(pagePath('home', lang))) ?? []
  const loaded = new Set([entry])
  let bytes = 0
  const found = new Set<string>()
  for (const path of loaded) {
    const text = await textOf(path)
    bytes += brotliWeight(text)
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
