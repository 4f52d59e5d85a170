/** Weighs every page, HTML with its styles, as it is sent. */
import { createBrotliDecompress } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage, type PageId, pagePath } from '#app/paths.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { brotliBytes } from '#tests/support/site/brotli-weight.ts'
import { type BuiltSite, openBuiltSite } from '#tests/support/site/built-site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

/** Compressing eighty pages well takes seconds, or a minute on a busy machine. */
const longest = 240_000

/** What a server sends before the first answer of the browser comes back: ten packets of 1,440 bytes. */
const firstFlight = 14_400

interface Expected {
  /** What was reached, with a little room: the names of files, and so these bytes, differ with every build. Bytes. */
  readonly limit: number
  /** What the first flight holds at least. */
  readonly first: RegExp
}

/** The marks between Chinese phrases weigh up to 1.6 kB a page, and each choice of a set more than its name. */
const usual: Expected = { limit: 18_400, first: /<h1.*(<h2|<\/main>)/s }

/** Holds thirty questions with their answers (decisions/0001). */
const long: Partial<Record<PageId, Expected>> = {
  // Its picture is what is seen first; in Chinese the drawn heading comes with the second flight.
  home: { limit: 25_500, first: /<img[^>]* fetchPriority="high"/ },
}

function expectedOf(path: string): Expected {
  const page = (['home'] as const).find((id) => inLanguage(path, 'zh') === pagePath(id, 'zh'))
  return (page && long[page]) ?? usual
}

let site: BuiltSite
beforeAll(async () => {
  site = await openBuiltSite()
})
afterAll(() => site.close())

/** The beginning of a text that the beginning of its compressed bytes gives. */
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

test('every page stays small, and what is seen first comes first', { timeout: longest }, async () => {
  for (const path of addressesOf(demo)) {
    const { limit, first } = expectedOf(path)
    const bytes = brotliBytes(await (await site.app.request(path)).text())
    expect.soft(bytes.length, path).toBeLessThanOrEqual(limit)
    expect.soft(first.test(await beginning(bytes.subarray(0, firstFlight))), path).toBe(true)
  }
})
