import { describe, expect, test } from 'vitest'
import type { SetMenu } from './catalogue.ts'
import { findSet, isListedIn } from './set-lookup.ts'

const sets = [
  { slug: 'hidden', name: { zh: '收起', en: 'Hidden' }, published: false },
  {
    slug: 'easy-party-10',
    name: { zh: '輕鬆派對十人套餐', en: 'Easy 10-Person Party Set' },
    published: true,
  },
] as unknown as SetMenu[]

describe('a set is found', () => {
  test.each([
    '輕鬆派對十人套餐',
    ' 輕鬆派對十人套餐\n',
    'Easy 10-Person Party Set',
    'easy-party-10',
    ' EASY-PARTY-10 ',
    'easy 10-person  party set',
    'Ｅａｓｙ　１０－Ｐｅｒｓｏｎ Party Set',
    '轻松派对十人套餐',
  ])('by the name or slug %j', (name) => expect(findSet(sets, name)?.slug).toBe('easy-party-10'))
})

test('a set’s slug takes precedence over another set’s name', () => {
  const renamedSet = { ...sets[1], slug: 'renamed', name: { zh: '甲', en: 'Second' } } as SetMenu
  const second = { ...sets[1], slug: 'second', name: { zh: '乙', en: 'Another' } } as SetMenu
  for (const menu of [
    [renamedSet, second],
    [second, renamedSet],
  ])
    expect([findSet(menu, 'Second')?.slug, findSet(menu, '甲')?.slug]).toEqual(['second', 'renamed'])
})

describe('no set is found', () => {
  test.each([null, '', '  ', '\u3000', 'hidden', '收起', 'easy', '__proto__'])('by the name %j', (name) => {
    expect(findSet(sets, name)).toBeNull()
  })
})

test('a set is listed in its main category and in its additional ones, and in no other', () => {
  const set = { categoryId: 'party-sets', alsoIn: ['thai'] }
  const isListed = ['party-sets', 'thai', 'gifts', ''].map((id) => isListedIn(set, id))
  expect(isListed).toEqual([true, true, false, false])
})
