import { describe, expect, test } from 'vitest'
import { searchOptions } from '#app/ui/form/search-options.ts'
import { hasWords } from '#domain/staff/office/name-search.ts'
import { alternativesOf, searchWords } from '#domain/staff/orders/order-search.ts'
import { readDishFilter } from '#domain/staff/shop/menus/dish-filter.ts'
import { modulesIn } from '#tests/support/imports.ts'
import { searchable, withoutVariants } from './folded-text.ts'
import { beginsWith, holds } from './search-text.ts'

const spellings = [
  ['啟德郵輪碼頭', '啓德'],
  ['啓德郵輪碼頭', '啟德'],
  ['衞生署', '衛生'],
  ['裏面', '裡面'],
  ['秀茂坪翠峰苑', '翠峯'],
  ['臺北道 1 號', '台北'],
  ['利羣商場', '利群'],
  ['觀塘道 1 號', '观塘'],
  ['观塘道 1 号', '觀塘道'],
  ['鷄蛋三文治', '雞蛋'],
  ['Kwai Chung', 'Kwaichung'],
  ['Kwaichung', 'kwai chung'],
  ['Kwun Tong Road 1', 'Kwun-Tong'],
  ['Kwun-Tong Road 1', 'kwun tong'],
  ['Room 12, ABC Tower', 'ＡＢＣ'],
] as const

const searches = {
  districts: (text: string, search: string) =>
    searchOptions(
      [{ label: '', options: [{ value: 'a', label: '', note: '', words: `x|y|${text}`, outcome: '' }] }],
      search,
    ).length > 0,
  'dishes, sets, categories and gifts': (text: string, search: string) =>
    hasWords([{ zh: text, en: '' }], search),
  // Imitates the database search: every word needs an alternative in the stored text.
  orders: (text: string, search: string) => {
    const foldedText = text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s\p{P}]+/u)
      .flatMap((chunk) => [chunk, ...[...chunk].slice(1).map((each, at) => `${[...chunk][at]}${each}`)])
    return searchWords(search).every((word) =>
      alternativesOf(word).some((all) => all.every((one) => foldedText.some((each) => each.startsWith(one)))),
    )
  },
}

describe.each(Object.entries(searches))('the search of %s', (_, finds) => {
  test.each(spellings)('finds %s by %s', (text, search) => {
    expect(finds(text, search)).toBe(true)
  })

  test.each([
    ['Tsim Sha Tsui', 'TST'],
    ['尖沙咀', 'tst'],
    ['銅鑼灣', 'CWB'],
    ['旺角', 'MK'],
    ['Mong Kok', 'mk'],
    ['將軍澳', 'TKO'],
    ['尖沙咀', '尖咀'],
    ['尖沙咀', '尖嘴'],
    ['Tsim Sha Tsui', '尖咀'],
    ['尖東', 'TST East'],
    ['Tsim Sha Tsui East', 'tst-east'],
    ['愉景灣', 'DB'],
    ['Discovery Bay', 'ＤＢ'],
    ['Tsuen Wan West', 'TW West'],
  ])('finds %s by its short name %s', (text, search) => {
    expect(finds(text, search)).toBe(true)
  })

  test('does not find another place', () => {
    expect(finds('觀塘', '旺角')).toBe(false)
    expect(finds('Kwun Tong', 'MK')).toBe(false)
  })
})

test.each('塩鹽 餠餅 麻蔴 煑煮 麺麵 茘荔 値值 硏研 産產 鵞鵝'.split(' '))(
  'the variants %s are equal in a search',
  (pair) => {
    const [one = '', other = ''] = pair
    expect(withoutVariants(one)).toBe(withoutVariants(other))
  },
)

test('no module compares the names of the menu by case alone', () => {
  const modules = modulesIn(['app', 'domain', 'server']).filter(
    ({ text, imports }) =>
      /toLowerCase\(\)(?!\s*\.replace)/.test(text) &&
      /\.zh\b/.test(text) &&
      !imports.some(({ target }) => target === 'domain/folded-text.ts'),
  )
  expect(modules.map(({ path }) => path)).toEqual([])
})

test('a text that is too long or consists of spaces is searched as empty', () => {
  expect(searchable('好'.repeat(200), 50)).toBe('')
  expect(searchable(' ・ ', 50)).toBe('')
})

test('an empty search matches every text', () => {
  expect(holds('觀塘', ' ')).toBe(true)
  expect(beginsWith('觀塘', '')).toBe(true)
})

test('the filter of dishes keeps the text as it was typed', () => {
  expect(readDishFilter((name) => (name === 'q' ? '观塘 ' : null)).search).toBe('观塘')
})
