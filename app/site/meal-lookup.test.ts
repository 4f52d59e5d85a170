import { describe, expect, test } from 'vitest'
import type { SetMenu } from '#domain/catalogue.ts'
import { findSet } from './meal-lookup.ts'

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
    'Easy 10-Person Party Set',
    'easy-party-10',
    ' EASY-PARTY-10 ',
    'easy 10-person  party set',
  ])('by %s', (name) => expect(findSet(sets, name)?.slug).toBe('easy-party-10'))
})

describe('nothing is found', () => {
  test.each([null, '', '  ', 'hidden', '收起', 'easy', '__proto__'])('by %s', (name) => {
    expect(findSet(sets, name)).toBeNull()
  })
})
