import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheets = globSync('app/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
/** Properties that a component sets on its element: a height, a position, a colour of the picture. */
const components = globSync('app/**/*.tsx').map((path) => readFileSync(path, 'utf8'))
const defined = new Set([
  ...sheets.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)/g) ?? []),
  ...components.flatMap((text) => text.match(/(?<=['`])--[\w-]+(?=['`])/g) ?? []),
])

describe('tokens', () => {
  test('every custom property used by a style sheet is defined', () => {
    const missing = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
        defined.has(name) ? [] : [`${path}: ${name}`],
      ),
    )
    expect(missing).toEqual([])
  })
})
