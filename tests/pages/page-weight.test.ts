/** Weighs every page as sent, with its styles. */
import { createBrotliDecompress } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage, type PageId, pagePath } from '#app/paths.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { brotliBytes } from '#tests/support/site/brotli-weight.ts'
import { type BuiltSite, openBuiltSite } from '#tests/support/site/built-site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

/** In milliseconds; compressing eighty pages takes a minute on a busy machine. */
const longest = 240_000

/** Bytes of the first ten packets, sent without waiting for the browser. */
const firstFlight = 14_400

interface PageLimit {
  /** In bytes, with room for changing file names. */
  readonly limit: number
  /** Required content of the first flight. */
  readonly first: RegExp
}

/** Marks between Chinese phrases weigh up to 1.6 kB a page. */
const usual: PageLimit = { limit: 18_400, first: /<h1.*(<h2|<\/main>)/s }

/** The FAQ has thirty questions with answers (decisions/0001). */
const long: Partial<Record<PageId, PageLimit>> = {
  // The picture is visible first; the Chinese drawn heading comes in the second flight.
  home: { limit: 25_600, first: /<img[^>]* fetchPriority="high"/ },
}

function expectedOf(path: string): PageLimit {
  const page = (['home'] as const).find((id) => inLanguage(path, 'zh') === pagePath(id, 'zh'))
  return (page && long[page]) ?? usual
}

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

/** Decompresses the beginning of a response. */
async function beginning(bytes: Buffer): Promise<string> {
  const stream = createBrotliDecompress()
  let text = ''
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await new Promise<void>((resolve) => stream.write(bytes, () => resolve()))
  stream.destroy()
  return text
}

test('every page stays below its limit, and the visible part comes first', {
  tags: ['slow'],
  timeout: longest,
}, async () => {
  for (const path of addressesOf(demo)) {
    const { limit, first } = expectedOf(path)
    const bytes = brotliBytes(await (await site.app.request(path)).text())
    expect.soft(bytes.length, path).toBeLessThanOrEqual(limit)
    expect.soft(first.test(await beginning(bytes.subarray(0, firstFlight))), path).toBe(true)
  }
})
