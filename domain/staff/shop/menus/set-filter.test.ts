import { describe, expect, test } from 'vitest'
import { isSetListed, readSetFilter } from './set-filter.ts'

const set = {
  name: { zh: '輕鬆派對餐', en: 'Easy Party Set' },
  categoryId: 'party',
  dishes: [{ zh: '瑞士雞翼', en: 'Swiss Wings' }],
  hasDraft: true,
  isOnSale: true,
  isOutOfSeason: false,
  isCategoryOff: false,
}
const idsListedBy = (parameters: Readonly<Record<string, string>>, changes: Partial<typeof set> = {}) =>
  isSetListed(
    { ...set, ...changes },
    readSetFilter((name) => parameters[name] ?? null),
  )

describe('the filter of sets', () => {
  test('finds a set by its name or by a dish, in either language', () => {
    for (const q of ['派對', 'easy p', '雞翼', 'WINGS', '']) expect(idsListedBy({ q })).toBe(true)
    expect(idsListedBy({ q: 'turkey' })).toBe(false)
  })

  test('lists by sale, draft and category; a set out of season or of a category off sale is not on sale', () => {
    expect(idsListedBy({ list: 'on-sale', category: 'party' })).toBe(true)
    expect(idsListedBy({ list: 'on-sale' }, { isOutOfSeason: true })).toBe(false)
    expect(idsListedBy({ list: 'off-sale' }, { isOutOfSeason: true })).toBe(true)
    expect(idsListedBy({ list: 'on-sale' }, { isCategoryOff: true })).toBe(false)
    expect(idsListedBy({ list: 'draft' }, { hasDraft: false })).toBe(false)
    expect(idsListedBy({ category: 'bento' })).toBe(false)
  })

  test('ignores unknown values, and limits their length', () => {
    expect(readSetFilter(() => 'x'.repeat(500))).toEqual({
      list: 'all',
      category: 'x'.repeat(60),
      search: 'x'.repeat(60),
    })
  })
})
