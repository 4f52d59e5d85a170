/** Checks that no text says what the glossary refuses: in content, in the catalogue, and in every letter. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { langs } from '#domain/text.ts'
import { happenings, letterFacts } from '#tests/support/orders/mailed-order.ts'
import { stringsOf, textsOfData, textsOfModules, type WrittenText } from '#tests/support/texts.ts'
import { customerLetter } from './ordering/letters/customer-letter.ts'

interface Exception {
  readonly words: string
  /** A file, or a part of the text. */
  readonly where: string
  readonly why: string
}

const tables = tablesOf(readFileSync(join(import.meta.dirname, 'glossary.md'), 'utf8'))

const refused = [...new Set(tables.flatMap(refusedIn))]

/** Words whose texts are still to be rewritten. */
const toBeRewritten = [
  'a sheet',
  'all of it',
  'all the same',
  'bring back',
  'by itself',
  'by themselves',
  'by way to pay',
  'can not',
  'e-mail',
  'e-mails',
  'for nothing',
  'gave out',
  'hear nothing',
  'is over.',
  'is told',
  'lie on',
  'like that',
  'look again',
  'meanwhile',
  'of its own',
  'on the road',
  'pax',
  'pickup place',
  'reaching the door',
  'recall',
  'remote place',
  'remote places',
  'special fee',
  'stands',
  'take back',
  'the log',
  'there is no such',
  'trail',
  'weather day',
  'weather days',
  'what waits',
  '上門備註',
  '上門安排',
  '上門送貨',
  '不接單',
  '人手報價',
  '付款方法',
  '佔比',
  '偏遠地方',
  '偏遠地點',
  '其實未送到',
  '取消完成',
  '取貨',
  '取餐地點',
  '客人上載的收據',
  '尚欠',
  '收據不符',
  '收據待核對',
  '收據相片',
  '有收據',
  '特別要求',
  '特別運費',
  '產能',
  '看板',
  '移走',
  '菜組',
  '記帳',
  '課目',
  '逾期未付',
  '重試',
  '鎖屏',
  '魚膠',
]

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

test('the glossary names what is refused, and why a place is an exception', () => {
  expect(refused.length).toBeGreaterThan(100)
  for (const { words, why } of exceptions) {
    expect(refused).toContain(words)
    expect(why).toMatch(/\w/)
  }
})

describe('no text of the site or of a letter', () => {
  test.each(refused.filter((words) => !toBeRewritten.includes(words)))('says "%s"', (words) => {
    const found = texts.filter(({ place, text }) => says(text, words) && !isException({ place, text }, words))
    expect(found).toEqual([])
  })
})

test('every exception is still needed', () => {
  const unused = exceptions.filter(
    ({ words, where }) =>
      !texts.some(({ place, text }) => says(text, words) && `${place} ${text}`.includes(where)),
  )
  expect(unused).toEqual([])
})

test('English words are found whole and in any letter case, Chinese ones anywhere', () => {
  expect(says('Your E-mail address', 'e-mail')).toBe(true)
  expect(says('He understands it', 'stands')).toBe(false)
  expect(says('請掃碼付款', '掃碼')).toBe(true)
})

function says(text: string, words: string): boolean {
  if (!/^[\w’ .-]+$/.test(words)) return text.includes(words)
  const literal = words.replaceAll('.', '\\.')
  return new RegExp(`\\b${literal}${/\w$/.test(words) ? '\\b' : ''}`, 'i').test(text)
}

function isException({ place, text }: WrittenText, words: string): boolean {
  return exceptions.some((each) => each.words === words && `${place} ${text}`.includes(each.where))
}

/** Codes and names of files are no words. */
function isWords(text: string): boolean {
  return /\p{Script=Han}|\s/u.test(text) || /^\p{Lu}/u.test(text)
}

function letters(): WrittenText[] {
  return Object.entries(happenings).flatMap(([happening, changes]) =>
    langs.flatMap((lang) =>
      stringsOf(customerLetter(letterFacts(changes), lang)).map((text) => ({
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

function refusedIn({ head, rows }: Table): string[] {
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
