import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksIn, type ClauseBlock, clauseText, visibleClauses } from './clauses.ts'

const line = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => `甲${text.replaceAll(/\s/g, ' ').trim()}`)
const text = fc.record({ zh: line, en: line })
const block: fc.Arbitrary<ClauseBlock> = fc.oneof(
  text,
  fc.record({ points: fc.array(text, { minLength: 1, maxLength: 3 }) }),
)

test('paragraphs and lists of a clause are read back as they were written', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
      const written = clauseText(blocks)
      expect(clauseText(blocksIn(written))).toEqual(written)
      // Two lists that follow each other become one.
      const isList = (each: ClauseBlock | undefined) => each !== undefined && 'points' in each
      if (!blocks.some((each, at) => isList(each) && isList(blocks[at + 1])))
        expect(blocksIn(written)).toEqual(blocks)
    }),
  )
})

test('an entry becomes a point with its term', () => {
  const entry = {
    term: { zh: '電郵', en: 'Email' },
    text: { zh: 'a@b.example', en: 'a@b.example' },
    href: '#',
  }
  expect(blocksIn(clauseText([{ entries: [entry] }]))).toEqual([
    { points: [{ zh: '電郵：a@b.example', en: 'Email: a@b.example' }] },
  ])
})

test('a page shows the clauses that the owner placed on it, in their order, and standard ones otherwise', () => {
  const clause = (id: string) => ({ id, title: { zh: id, en: id }, body: [{ zh: '標準', en: 'Standard' }] })
  const standard = [clause('scope'), clause('prices')]
  const place = { sectionId: 'terms', question: null, answer: null }
  const own = { zh: '自訂', en: 'Own' }
  expect(visibleClauses(standard, 'privacy', [{ ...place, id: 'scope' }])).toBe(standard)
  expect(
    visibleClauses(standard, 'terms', [
      { ...place, id: 'own-1', question: own, answer: own },
      { ...place, id: 'prices', answer: own },
      { ...place, id: 'gone' },
    ]),
  ).toEqual([
    { id: 'own-1', title: own, body: [own] },
    { ...clause('prices'), body: [own] },
  ])
})
