/** A rule that is left in one style sheet while its element takes its class from another never applies. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'
import { modulesIn } from './support/imports.ts'

interface Wearer {
  readonly text: string
  /** The name by which the module knows the sheet. */
  readonly name: string
}

/** The modules that import each style sheet. */
function wearersBySheet(): ReadonlyMap<string, readonly Wearer[]> {
  const found = modulesIn(['app']).flatMap(({ path, text }) =>
    [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(([, name = '', from = '']) => ({
      sheet: from.startsWith('#') ? from.slice(1) : join(dirname(path), from),
      wearer: { text, name },
    })),
  )
  const bySheet = Map.groupBy(found, ({ sheet }) => sheet)
  return new Map([...bySheet].map(([sheet, all]) => [sheet, all.map(({ wearer }) => wearer)]))
}

function classesIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    for (const [, name = ''] of own.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name)
  })
  return classes
}

test('every class of a style sheet is worn by a component that imports it', () => {
  const sheets = wearersBySheet()
  expect(sheets.size).toBeGreaterThan(100)
  const unworn = [...sheets].flatMap(([sheet, modules]) => {
    // A class that is chosen by a value can be any of them.
    if (modules.some(({ text, name }) => text.includes(`${name}[`))) return []
    return [...classesIn(readFileSync(join(root, sheet), 'utf8'))]
      .filter((each) => !modules.some(({ text, name }) => new RegExp(`\\b${name}\\.${each}\\b`).test(text)))
      .map((each) => `${sheet} .${each}`)
  })
  expect(unworn).toEqual([])
})
