/** Checks content, catalogue and letters for terms that the glossary refuses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { langs } from '#domain/text.ts'
import { happenings, letterContext } from '#tests/support/orders/mailed-order.ts'
import { stringsOf, textsOfData, textsOfModules, type WrittenText } from '#tests/support/texts.ts'
import { customerLetter } from './ordering/letters/customer-letter.ts'

interface Exception {
  readonly words: string
  readonly where: string
  readonly why: string
}

const tables = tablesOf(readFileSync(join(import.meta.dirname, 'glossary.md'), 'utf8'))

const refusedWords = [...new Set(tables.flatMap(refusedWordsIn))]

const exceptions: Exception[] = tables
  .filter(({ head }) => head.includes('why'))
  .flatMap(({ rows }) =>
    rows.map(([words = '', where = '', why = '']) => ({ words: plain(words), where: plain(where), why })),
  )

const texts: WrittenText[] = [
  ...textsOfModules('content').filter(({ text }) => isWords(text)),
  ...textsOfModules('server/mail').filter(({ text }) => isWords(text)),
  ...textsOfData('catalogue').filter(({ text }) => isWords(text)),
  ...letters(),
]

test('the glossary names every forbidden word, and why a place is an exception', () => {
  expect(refusedWords.length).toBeGreaterThan(100)
  for (const { words, why } of exceptions) {
    expect(refusedWords).toContain(words)
    expect(why).toMatch(/\w/)
  }
})

describe('no text of the site or of a letter', () => {
  test.each(refusedWords)('says "%s"', (words) => {
    const siteTexts = texts.filter(
      ({ place, text }) => says(text, words) && !isException({ place, text }, words),
    )
    expect(siteTexts).toEqual([])
  })
})

test('every exception of the glossary is still needed', () => {
  const unusedExceptions = exceptions.filter(
    ({ words, where }) =>
      !texts.some(({ place, text }) => says(text, words) && `${place} ${text}`.includes(where)),
  )
  expect(unusedExceptions).toEqual([])
})

test('English words are found whole and in any letter case, and Chinese words anywhere', () => {
  expect(says('Your E-mail address', 'e-mail')).toBe(true)
  expect(says('He understands it', 'stands')).toBe(false)
  expect(says('請掃碼付款', '掃碼')).toBe(true)
})

test('a glossary pattern finds every form of its word', () => {
  const forms = ['a day that is over', 'Days that are over']
  expect(forms.filter((form) => says(form, '/\\bdays? that (is )?(are )?over/'))).toEqual(forms)
  expect(says('The days are over', '/\\bdays? that (is )?(are )?over/')).toBe(false)
})

test('a text with 我們 uses written Chinese throughout', () => {
  const mixedTexts = texts.filter(({ text }) => {
    const words = text.replace(/「[^」]*」/g, '')
    return words.includes('我們') && /我哋|[揀唔嘅]/.test(words)
  })
  expect(mixedTexts).toEqual([])
})

function says(text: string, words: string): boolean {
  const [, pattern] = /^\/(.+)\/$/.exec(words) ?? []
  if (pattern) return new RegExp(pattern, 'iu').test(text)
  if (!/^[\w’ .-]+$/.test(words)) return text.includes(words)
  const literal = words.replaceAll('.', '\\.')
  return new RegExp(`\\b${literal}${/\w$/.test(words) ? '\\b' : ''}`, 'i').test(text)
}

function isException({ place, text }: WrittenText, words: string): boolean {
  return exceptions.some((each) => each.words === words && `${place} ${text}`.includes(each.where))
}

function isWords(text: string): boolean {
  return /\p{Script=Han}|\s/u.test(text) || /^\p{Lu}/u.test(text)
}

function letters(): WrittenText[] {
  return Object.entries(happenings).flatMap(([happening, changes]) =>
    langs.flatMap((lang) =>
      stringsOf(customerLetter(letterContext(changes), lang)).map((text) => ({
        place: `letter of ${happening}`,
        text,
      })),
    ),
  )
}

interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function refusedWordsIn({ head, rows }: Table): string[] {
  return rows.flatMap((row) =>
    row.flatMap((cell, column) =>
      head[column] === 'never' ? [...cell.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words) : [],
    ),
  )
}

function tablesOf(page: string): Table[] {
  return page
    .split(/\n\n+/)
    .filter((block) => block.startsWith('|'))
    .map((block) => {
      const [head = [], , ...rows] = block.trim().split('\n').map(cellsOf)
      return { head, rows }
    })
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function plain(cell: string): string {
  return cell.replaceAll('`', '')
}
