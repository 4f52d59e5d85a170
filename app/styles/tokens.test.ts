import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type BrandColour, brandTokens, fixedColours, standardBrand } from '#domain/shop/brand.ts'
import { brandProperties } from '#domain/shop/brand-style.ts'

const sheets = globSync('app/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
/** Components set these: a height, a position, a colour of the picture. */
const components = globSync('app/**/*.tsx').map((path) => readFileSync(path, 'utf8'))
const definedTokens = new Set([
  ...sheets.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)/g) ?? []),
  ...components.flatMap((text) => text.match(/(?<=['`])--[\w-]+(?=['`])/g) ?? []),
])

/** These pictures have their own colours. */
const drawings = [
  'domain/shop/brand.ts',
  'app/public/district/enamel.ts',
  'app/public/district/way-map.tsx',
  'app/public/landing/boat/junk.tsx',
  'app/public/landing/looks.ts',
  'app/public/landing/thai/chilli.tsx',
  'server/commands/demo/demo-proof.ts',
  'server/images/draw-table.ts',
  'server/images/plate.ts',
  'server/images/share-picture.ts',
  'server/payments/qr-code.ts',
  // Spreadsheets know no tokens.
  'server/commands/shop/menu-file/write-workbook.ts',
]

const tableOfColours = /(styles.(tokens|shades)|shell.tokens).css$/

/** Letters and pictures alone show these. */
const onlyDrawn = new Set(['thread', 'letter-ground', 'letter-gold'])

/** Equal in all shops: states, and the papers and lines of the back office. */
const meaning = [
  'blue',
  'changed',
  'deadline-ink',
  'desk',
  'err',
  'err-bg',
  'err-ink',
  'focus-dark',
  'group-rule',
  'info-bg',
  'info-ink',
  'ink-hover',
  'late-fill',
  'late-line',
  'next',
  'off-ink',
  'off-mark',
  'ok-bg',
  'ok-ink',
  'rivet',
  'rivet-dark',
  'rivet-edge',
  'row-over',
  'rule',
  'rule-2',
  'sheet',
  'stop-over',
  'sunk',
  'warn',
  'warn-bg',
  'warn-ink',
  'warn-line',
]

describe('style sheets', () => {
  test('use only custom properties that are defined', () => {
    const missing = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) =>
        definedTokens.has(name) ? [] : [`${path}: ${name}`],
      ),
    )
    expect(missing).toEqual([])
  })

  test('name only files that exist', () => {
    const missing = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/url\(['"]?(\.{1,2}\/[^'")?#]+)/g)].flatMap(([, file = '']) =>
        existsSync(join(dirname(path), file)) ? [] : [`${path}: ${file}`],
      ),
    )
    expect(missing).toEqual([])
  })

  test('contain no address that begins with #, which would be a place in the page', () => {
    expect(sheets.filter(({ text }) => /url\(["']?#/.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('contain no colours besides the colour tokens', () => {
    const items = sheets
      .filter(({ path }) => !tableOfColours.test(path))
      .flatMap(({ path, text }) => colours(text).map((colour) => `${path}: ${colour}`))
    expect(items).toEqual([])
  })

  test('have the colours of the standard look as their own', () => {
    const definedTokens = sheets.map(({ text }) => text).join('')
    const tokens = Object.keys(brandTokens).flatMap((base) =>
      Object.entries(brandTokens[base as BrandColour]),
    )
    for (const [token, colour] of [...tokens, ...Object.entries(fixedColours)]) {
      if (onlyDrawn.has(token)) continue
      const short = colour === '#ffffff' ? '#fff' : colour
      expect(definedTokens, token).toMatch(new RegExp(`--${token}(: ${short};|, ${short}\\))`))
    }
  })

  test('define the properties of a brand with their standard values or not at all', () => {
    const text = sheets.map((sheet) => sheet.text.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
    const standard = brandProperties(standardBrand)
    const others = [...text.matchAll(/\s(--[\w-]+):\s*([^;]+);/g)].flatMap(([, name = '', value = '']) =>
      standard[name] === undefined ||
      /^(var\(|color-mix\(|currentColor)/.test(value) ||
      standard[name] === value.replace(/\s+/g, ' ')
        ? []
        : [`${name}: ${value}`],
    )
    expect(others).toEqual([])
  })

  test('let every colour follow the brand besides those of meaning', () => {
    const tables = sheets.filter(({ path }) => tableOfColours.test(path))
    const literal = tables.flatMap(({ text }) => text.match(/(?<=@value |\s--)[\w-]+(?=: #[\da-f])/g) ?? [])
    const names = [...new Set(literal)]
    const following = new Set(Object.values(brandTokens).flatMap((tokens) => Object.keys(tokens)))
    expect(names.filter((name) => !following.has(name)).toSorted()).toEqual(
      [...meaning, ...Object.keys(fixedColours)].toSorted(),
    )
  })

  test('are the only files with colours, besides drawing modules', () => {
    const items = globSync('{app,content,domain,server}/**/*.{ts,tsx}')
      .filter((path) => !/\.test\.tsx?$/.test(path) && !drawings.includes(path))
      .filter((path) => /['"`:\s(]#([0-9a-f]{3}|[0-9a-f]{6})\b/i.test(readFileSync(path, 'utf8')))
    expect(items).toEqual([])
  })

  test('are searched for colours in every notation', () => {
    const matches = [
      '#cdbb97',
      '#FAFAFA',
      '#abc',
      '#11223344',
      'rgb(29 20 38 / 0.6)',
      'hsl(20 10% 5%)',
      'tomato',
    ]
    for (const colour of matches) expect(colours(`a { border: 1px solid ${colour}; }`)).toEqual([colour])
    const free = [
      '#fff',
      '#0000',
      'rgb(255 255 255 / 0.1)',
      'transparent',
      'currentColor',
      'var(--tomato-600)',
    ]
    for (const colour of free) expect(colours(`a { color: ${colour}; }`)).toEqual([])
    expect(colours('a { mask: url("data:image/svg+xml,%3Csvg stroke=%23123456 fill=#123456%3E") }')).toEqual(
      [],
    )
  })
})

const notation =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)|(?<=[:\s,(])(?:white|black|gr[ae]y|red|green|blue|tomato|orange|yellow|pink|navy|gold)(?=[\s;,)])/gi
/** White and black, opaque or not; every other colour is a token. */
const free = /^(#fff|#000|#0000|rgb\((255 255 255|0 0 0) \/ [\d.]+\))$/i

/** Ignores comments and embedded pictures. */
function colours(sheet: string): readonly string[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/g, '')
  return (rules.match(notation) ?? []).filter((colour) => !free.test(colour))
}
