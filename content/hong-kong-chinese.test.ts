/**
 * Checks Hong Kong characters and punctuation. The glossary covers terms, catalogue/wording.ts the menu.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lacksSpace, straight } from '#catalogue/house-style.ts'
import { simplifiedCharacters } from '#catalogue/simplified-characters.ts'

const root = join(import.meta.dirname, '..')

/** Matches placeholders for words; all others are figures. */
const insertsWords = /zh|Chinese|[nN]ame|text|what|address|place|for|&&|\p{Script=Han}/u

const files = [...filesIn('content', /(?<!\.test)\.ts$/), ...filesIn('server/mail', /\.ts$/)]

describe.each(files)('the file %s', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')

  test('has no simplified characters', () => {
    const matches = lines.flatMap((line, index) =>
      [...line]
        .filter((character) => simplifiedCharacters.has(character))
        .map((character) => `${index + 1}: ${character} in ${line.trim()}`),
    )
    expect(matches).toEqual([])
  })

  // Renaming code can change equal words in texts.
  test('has no code identifier in an English text', () => {
    const codeName = /\b(?!PayMe|JavaScript|WhatsApp|WebP|IndexedDB)[A-Z][a-z]+[A-Z]\w*/
    const english = (line: string) =>
      [...line.matchAll(/en: (['"`])(.*?)\1/g)].map(([, , text = '']) => text.replace(/\$\{.*?\}/g, ''))
    expect(lines.filter((line) => english(line).some((text) => codeName.test(text)))).toEqual([])
  })

  test('has a space between Chinese and a figure or a Latin letter', () => {
    expect(lines.filter((line) => !isKeywords(line) && lacksSpace(spelt(line)))).toEqual([])
  })

  // dayAndTime of content/dates.ts omits the space after the weekday's full-width bracket.
  test('has no space between a day and its time', () => {
    const spacePattern = /([dD]ay|[dD]ate|due|until)\w*(\([^)]*\))?\.zh\} \$\{\w*([tT]ime|[sS]lot|hour)/
    expect(lines.filter((line) => spacePattern.test(line))).toEqual([])
  })

  test('has curly apostrophes and quotation marks', () => {
    expect(lines.filter((line) => straight.test(spelt(line)))).toEqual([])
  })

  test('has full-width punctuation in Chinese sentences', () => {
    const halfWidth = /\p{Script=Han}[,;:!?](?=\s|$|\p{Script=Han})|\p{Script=Han}[()]|[(]\p{Script=Han}/u
    expect(lines.filter((line) => !isKeywords(line) && halfWidth.test(textsIn(line)))).toEqual([])
  })
})

test('the list distinguishes simplified characters from those of Hong Kong', () => {
  expect([...'会请订国'].every((character) => simplifiedCharacters.has(character))).toBe(true)
  expect(
    [...'會請訂國台枱裏里面后只着餸葱床吓晒'].some((character) => simplifiedCharacters.has(character)),
  ).toBe(false)
})

/** Replaces placeholders with a sample word or figure. */
function spelt(line: string): string {
  return strings(line)
    .map((text) =>
      text.replace(/\$\{([^}]*)(\}|$)/g, (_, code: string) => (insertsWords.test(code) ? '' : '0')),
    )
    .join(' ')
}

/** Four or more entries, which use commas in any language. */
function isKeywords(line: string): boolean {
  return /'[^'，。]*,[^'，。]*,[^'，。]*,[^'，。]*'/.test(line)
}

/** Code and comments have other punctuation. */
function textsIn(line: string): string {
  return strings(line)
    .map((text) => text.replace(/\$\{[^}]*\}/g, '0'))
    .join(' ')
}

function strings(line: string): string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .sort()
}
