/** Weighs the scripts from the set page to the placed order. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { brotliWeight } from '#tests/support/site/brotli-weight.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'

/** The limit includes the character variants of the district search, and 3 kB for laid tables and what guests cannot eat. */
const limit = 133_000

/** Names of scripts loaded on demand, without the hash. */
const onTheWay = ['set-page', 'overlay', 'pay', 'order-page']

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
})
afterAll(() => site.close())

const textOf = async (path: string) => (await site.request(path)).text()

/** Resolves a script's import. */
const besides = (path: string, file: string) => new URL(file, `http://shop${path}`).pathname

/** These are the script's static imports. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import) ?["'`](\.[\w./-]+)["'`]/g)].map(([, file = '']) =>
    besides(path, file),
  )
}

interface LoadedLater {
  readonly path: string
  /** The name has no hash. */
  readonly name: string
}

/** These are the script's dynamic imports. */
function loadedLater(path: string, text: string): LoadedLater[] {
  const iterator = text.matchAll(/import\(["'`](\.{1,2}\/([\w.-]+)-[\w-]{8}\.[\w.]+)["'`]\)/g)
  return [...iterator].map(([, file = '', name = '']) => ({ path: besides(path, file), name }))
}

async function startScript(path: string): Promise<string> {
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(await textOf(path)) ?? []
  return script
}

async function scriptsOfOrder(): Promise<string[]> {
  const paths = new Set([await startScript(pagePath('home', 'zh'))])
  const ids = new Set<string>()
  const texts: string[] = []
  for (const path of paths) {
    const text = await textOf(path)
    texts.push(text)
    for (const file of importsOf(path, text)) paths.add(file)
    for (const later of loadedLater(path, text))
      if (onTheWay.includes(later.name)) {
        paths.add(later.path)
        ids.add(later.name)
      }
  }
  expect([...ids].sort()).toEqual([...onTheWay].sort())
  return texts
}

test('the scripts of an order stay below their limit', async () => {
  const bytes = (await scriptsOfOrder()).reduce((sum, text) => sum + brotliWeight(text), 0)
  expect(bytes).toBeLessThanOrEqual(limit)
})

const withoutReact = ['gift', 'how-much-food', 'order-page', 'set', 'tabs']

test('pages without islands load no React', async () => {
  const start = await startScript(pagePath('home', 'zh'))
  const islands = loadedLater(start, await textOf(start))
  const laters = islands.filter(({ name }) => withoutReact.includes(name))
  expect(laters.map(({ name }) => name).sort()).toEqual(withoutReact)
  const paths = new Set(laters.map(({ path }) => path))
  for (const path of paths) for (const file of importsOf(path, await textOf(path))) paths.add(file)
  const isReact = (path: string) => path.includes('/react-')
  expect([...paths].filter(isReact)).toEqual([])
  const enquiry = islands.find(({ name }) => name === 'enquiry')?.path ?? ''
  expect(importsOf(enquiry, await textOf(enquiry)).filter(isReact)).toHaveLength(1)
})

test('the back office never loads the script of the public pages', async () => {
  const html = await textOf(staffPath('signIn'))
  const paths = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  for (const path of paths) {
    const text = await textOf(path)
    for (const file of importsOf(path, text)) paths.add(file)
    for (const later of loadedLater(path, text)) paths.add(later.path)
  }
  expect(paths.size).toBeGreaterThan(10)
  expect([...paths].filter((path) => path.includes('/visitors-'))).toEqual([])
})
