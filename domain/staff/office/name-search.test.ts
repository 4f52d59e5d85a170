import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demo } from '#tests/support/store/catalogue.ts'
import { hasWords } from './name-search.ts'

const wings = [{ zh: '瑞士雞翼', en: 'Swiss Wings' }]

describe('the search by names', () => {
  test('finds parts of both languages, in any order, case and width', () => {
    for (const search of ['雞翼', '士雞', 'wing', 'WINGS swiss', ' ｓｗｉｓｓ  瑞士 ', ''])
      expect(hasWords(wings, search), search).toBe(true)
    for (const search of ['雞翅', 'swiss rolls']) expect(hasWords(wings, search), search).toBe(false)
  })

  test('finds every set and dish by any part of either of its names', () => {
    const names = [...demo.sets, ...demo.dishes].map(({ name }) => name)
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom('zh', 'en'),
        fc.nat(),
        fc.nat(),
        (name, lang, a, b) => {
          const letters = [...name[lang]]
          const from = a % letters.length
          expect(hasWords([name], letters.slice(from, from + 1 + (b % letters.length)).join(''))).toBe(true)
        },
      ),
    )
  })
})
