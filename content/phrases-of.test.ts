import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownWords } from '#content/line-words.ts'
import { insideWholeWords, wholeWords } from '#tests/support/whole-words.ts'
import { phrasesOf, wordsOf } from './phrases-of.ts'

const lines: readonly (readonly [string, string])[] = [
  ['會議午餐、開張、週年晚宴', '會議午餐、開張、週年|晚宴'],
  ['70 多款中西泰日菜式', '70 多款|中西泰日|菜式'],
  ['雜錦罐裝汽水（12罐）', '雜錦|罐裝|汽水（12罐）'],
  ['迷你牛油果鷹嘴豆漢堡', '迷你|牛油果|鷹嘴豆|漢堡'],
  ['商務午餐三十人自助套餐', '商務午餐|三十人|自助|套餐'],
  ['我哋唔使你手忙腳亂', '我哋|唔使|你|手忙腳亂'],
  ['黃大文先生同陳小姐', '黃大文先生|同陳小姐'],
  ['每單限用一個', '每單|限用|一個'],
  ['以 WhatsApp 傳給我們', '以 WhatsApp 傳給|我們'],
]

test.each(lines)('%s breaks between its words', (text, phrases) => {
  expect(phrasesOf(text).join('|')).toBe(phrases)
})

const chineseTexts = readdirSync('catalogue')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => readFileSync(`catalogue/${file}`, 'utf8').match(/[^"]*\p{Script=Han}[^"]*/gu) ?? [])

test('no word of the manual list is split, alone or in the demo menu', () => {
  expect(chineseTexts.length).toBeGreaterThan(500)
  const torn = [...wholeWords, ...chineseTexts].flatMap((text) => {
    const inside = insideWholeWords(text)
    const phrases = phrasesOf(text)
    const starts = phrases.map((_, index) => phrases.slice(0, index).join('').length)
    return starts
      .filter((start) => inside.has(start))
      .map((start) => `${text.slice(0, start)}|${text.slice(start)}`)
  })
  expect(torn).toEqual([])
})

test('no word of the shop’s list is split', () => {
  for (const word of ownWords) expect(wordsOf(`甲、${word}。`)).toContain(word)
})

test('the phrases of a text join to the whole text, and no line begins with a closing sign', () => {
  const signs = fc.constantFrom(...'到會菜式的了不會，。？「」（）／…12a <&')
  fc.assert(
    fc.property(fc.array(signs), (letters) => {
      const text = letters.join('')
      const phrases = phrasesOf(text)
      expect(phrases.join('')).toBe(text)
      for (const phrase of phrases.slice(1)) expect(phrase).toMatch(/^[\p{L}\p{N}]/u)
    }),
  )
})

test('joining words never make a phrase too long for a narrow column', () => {
  for (const phrase of phrasesOf('不會在那一間由你和我就都也的了'.repeat(4)))
    expect(phrase.length).toBeLessThanOrEqual(8)
})
