/** Weighs the scripts that a visitor's browser loads from the set page to the placed order, and follows their imports. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { brotliWeight } from '#tests/support/brotli-weight.ts'
import { openTestSite, type TestSite } from '#tests/support/http-site.ts'

/** What was reached, in bytes as sent with brotli: the same sources weigh the same on every machine. */
const limit = 108_900

/** Scripts that are loaded on the way when they are needed, by their names without the hash. */
const onTheWay = ['set-page', 'react', 'ordering', 'overlay', 'order-page']

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

const textOf = async (path: string) => (await site.request(path)).text()

/** The files that a script imports as it starts. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+)["'`]/g)].map(
    ([, file = '']) => `/assets/${file}`,
  )
}

interface LoadedLater {
  readonly path: string
  /** Without the hash. */
  readonly name: string
}

/** The files that a script loads when it needs them. */
function loadedLater(text: string): LoadedLater[] {
  const found = text.matchAll(/import\(["'`]\.\/(([\w.-]+)-[\w-]{8}\.[\w.]+)["'`]\)/g)
  return [...found].map(([, file = '', name = '']) => ({ path: `/assets/${file}`, name }))
}

async function startScript(path: string): Promise<string> {
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(await textOf(path)) ?? []
  return script
}

test.each(langs)('the scripts of an order stay small (%s)', async (lang) => {
  const loaded = new Set([await startScript(pagePath('home', lang))])
  let bytes = 0
  const found = new Set<string>()
  for (const path of loaded) {
    const text = await textOf(path)
    bytes += brotliWeight(text)
    for (const file of importsOf(text)) loaded.add(file)
    for (const { path, name } of loadedLater(text))
      if (onTheWay.includes(name)) {
        loaded.add(path)
        found.add(name)
      }
  }
  expect([...found].sort()).toEqual([...onTheWay].sort())
  expect(bytes).toBeLessThanOrEqual(limit)
})

const withoutReact = ['gift', 'how-much-food', 'order-page', 'set', 'tabs']

test('what needs no React loads none of it', async () => {
  const islands = loadedLater(await textOf(await startScript(pagePath('home', 'zh'))))
  const found = islands.filter(({ name }) => withoutReact.includes(name))
  expect(found.map(({ name }) => name).sort()).toEqual(withoutReact)
  const loaded = new Set(found.map(({ path }) => path))
  for (const path of loaded) for (const file of importsOf(await textOf(path))) loaded.add(file)
  expect([...loaded].filter((path) => /\/(react|ordering)-/.test(path))).toEqual([])
})

test('the back office never loads the script of the public pages', async () => {
  const html = await textOf(staffPath('signIn'))
  const loaded = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  for (const path of loaded) {
    const text = await textOf(path)
    for (const file of [...importsOf(text), ...loadedLater(text).map((later) => later.path)]) loaded.add(file)
  }
  expect(loaded.size).toBeGreaterThan(10)
  expect([...loaded].filter((path) => path.includes('/entry.client-'))).toEqual([])
})
