/** Builds a copy of the checkout without the back office: visitors of the public pages must not notice any difference. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { copyCheckout } from '../../scripts/copy-checkout.mjs'
import { lockedNode } from '../../scripts/locked-node.mjs'

let copy: string
let without: TestSite
let shop: TestSite
beforeAll(async () => {
  copy = copyCheckout()
  rmSync(join(copy, 'app/staff'), { recursive: true })
  const table = join(copy, 'app/routes.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replaceAll(/.*staffRoutes.*\n/g, ''))
  execFileSync(lockedNode(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  without = await openTestSite({ pages: await openPageBuild(join(copy, 'build')) })
  shop = await openTestSite({ pages: await openPageBuild('build') })
}, 240_000)
afterAll(async () => {
  await without.close()
  await shop.close()
  rmSync(copy, { recursive: true })
})

const pageOf = async (site: TestSite, path: string) => (await site.request(path)).text()

/** Removes what differs between two builds: short class names, and hashed file names. */
function unnumbered(text: string): string {
  return text
    .replaceAll(/\b_[0-9a-z]{1,3}\b/g, '_')
    .replaceAll(/([\w.-]+?)-[\w-]{8}\.(js|css|woff2)/g, '$1.$2')
}

const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/s, '')

test.each(langs)('no public page changes (%s)', async (lang) => {
  for (const page of ['home', 'menu', 'enquiry', 'terms'] as const) {
    const path = pagePath(page, lang)
    const [before, after] = [await pageOf(without, path), await pageOf(shop, path)]
    expect(unnumbered(withoutStyles(after)), page).toBe(unnumbered(withoutStyles(before)))
    expect(unnumbered(after).length, page).toBe(unnumbered(before).length)
    expect(after).toContain('</main>')
  }
})

/** Every script that a public page may load: their names without the hash, and their length in all. */
async function scriptsOf(site: TestSite) {
  const home = await pageOf(site, pagePath('home', 'zh'))
  const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(home) ?? []
  const pending = [entry]
  let length = 0
  for (const path of pending) {
    const text = await pageOf(site, path)
    length += unnumbered(text).length
    for (const [, named = ''] of text.matchAll(/["'`]((?:\.{1,2}\/|\/?assets\/)[\w./-]+\.js)["'`]/g)) {
      const file = new URL(named.replace(/^assets/, '/assets'), `http://shop${path}`).pathname
      if (!pending.includes(file)) pending.push(file)
    }
  }
  return { names: pending.map((path) => unnumbered(basename(path))).sort(), length }
}

/** The bundler wraps a package differently once a third module imports it, in each of the two files that do. Characters. */
const wrapping = 2 * 16

test('no public page loads another script, or a longer one', async () => {
  const [before, after] = [await scriptsOf(without), await scriptsOf(shop)]
  expect(after.names).toEqual(before.names)
  expect(after.names.length).toBeGreaterThan(10)
  expect(after.length).toBeLessThanOrEqual(before.length + wrapping)
})
