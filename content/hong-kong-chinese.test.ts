/**
 * Checks that every Chinese text of the site follows Hong Kong usage in characters and signs. The glossary holds its words, and
 * catalogue/wording.ts checks those of the menu.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isCramped, straight } from '#catalogue/house-style.ts'
import { simplified } from '#catalogue/simplified.ts'

const root = join(import.meta.dirname, '..')

/** Code within a text that inserts words; any other inserts a figure. */
const insertsWords = /zh|Chinese|name|text|what|address|place|for|&&|\p{Script=Han}/u

/** Every file that contains texts of the site. */
const files = [...filesIn('content', /(?<!\.test)\.ts$/), ...filesIn('server/mail', /\.ts$/)]

describe.each(files)('%s', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')

  test('has no simplified characters', () => {
    const found = lines.flatMap((line, index) =>
      [...line]
        .filter((character) => simplified.has(character))
        .map((character) => `${index + 1}: ${character} in ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  // A rename across the code can reach a text that has the same word.
  test('has no name of the code in an English text', () => {
    const codeName = /\b(?!PayMe|JavaScript|WhatsApp|WebP)[A-Z][a-z]+[A-Z]\w*/
    const english = (line: string) =>
      [...line.matchAll(/en: (['"`])(.*?)\1/g)].map(([, , text = '']) => text.replace(/\$\{.*?\}/g, ''))
    expect(lines.filter((line) => english(line).some((text) => codeName.test(text)))).toEqual([])
  })

  test('has a space between Chinese and a figure or a Latin letter', () => {
    expect(lines.filter((line) => !isKeywords(line) && isCramped(spelt(line)))).toEqual([])
  })

  // dayAndTime of content/dates.ts joins the two; the weekday ends with a full-width bracket.
  test('has no space between a day and its time', () => {
    const spaced = /([dD]ay|[dD]ate|due|until)\w*(\([^)]*\))?\.zh\} \$\{\w*([tT]ime|[sS]lot|hour)/
    expect(lines.filter((line) => spaced.test(line))).toEqual([])
  })

  test('has curly apostrophes and quotation marks', () => {
    expect(lines.filter((line) => straight.test(spelt(line)))).toEqual([])
  })

  test('has full-width punctuation in Chinese sentences', () => {
    const halfWidth = /\p{Script=Han}[,;:!?](?=\s|$|\p{Script=Han})|\p{Script=Han}[()]|[(]\p{Script=Han}/u
    expect(lines.filter((line) => !isKeywords(line) && halfWidth.test(quoted(line)))).toEqual([])
  })
})

// The pages of staff write e-mail throughout.
test.each(files.filter((file) => !file.startsWith(join('content', 'staff'))))(
  '%s spells email one way in what visitors read',
  (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    expect(lines.filter((line) => /\be-mail/i.test(strings(line).join(' ')))).toEqual([])
  },
)

test('the list distinguishes simplified characters from those of Hong Kong', () => {
  expect([...'会请订国'].every((character) => simplified.has(character))).toBe(true)
  expect([...'會請訂國台枱裏里面后只着餸葱床吓晒'].some((character) => simplified.has(character))).toBe(false)
})

/** The texts of a line as they are read: an inserted Chinese text ends like one, any other figure is a figure. */
function spelt(line: string): string {
  return strings(line)
    .map((text) =>
      text.replace(/\$\{([^}]*)(\}|$)/g, (_, code: string) => (insertsWords.test(code) ? '' : '0')),
    )
    .join(' ')
}

/** A list of keywords in the page head, which is separated by commas in any language: four or more entries. */
function isKeywords(line: string): boolean {
  return /'[^'，。]*,[^'，。]*,[^'，。]*,[^'，。]*'/.test(line)
}

/** Only text in quotes: code and comments have their own punctuation. */
function quoted(line: string): string {
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
