import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  readonly license?: string
  readonly dev?: boolean
}

const readText = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const { packages }: { packages: Record<string, Package> } = JSON.parse(readText('package-lock.json'))
/** `@img/sharp-libvips-*` matches all packages with that prefix. */
const namedPackages = [...readText('NOTICE').matchAll(/@[\w-]+\/[\w-]+|(?<=^ {2}packages? +)[\w-]+/gm)].map(
  ([name]) => name,
)

/** Licences that only require the licence text to stay in the package. */
const permissive =
  /^\(?(MIT|MIT-0|BlueOak-1\.0\.0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|Unlicense)( OR [\w.-]+\))?$/

test('the NOTICE file names every package of the running shop whose licence requires it', () => {
  const running = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(running.length).toBeGreaterThan(50)
  const missingNotices = running
    .map(([path, { license = 'none' }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }))
    .filter(({ license }) => !permissive.test(license))
    .filter(({ name }) => !namedPackages.some((start) => name.startsWith(start)))
  expect(missingNotices).toEqual([])
})

test('the NOTICE file names every typeface that is sent to browsers', () => {
  const families = readdirSync(new URL('../app/fonts', import.meta.url))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => name.match(/^(barlow|[a-z]+-[a-z]+)-/)?.[1] ?? name)
  expect(families).not.toEqual([])
  for (const family of families) expect(readText('NOTICE')).toContain(`app/fonts/${family}-*.woff2`)
})
