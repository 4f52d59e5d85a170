import { describe, expect, test } from 'vitest'
import { letterOccasions } from '#domain/shop/letter-words.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { langs } from '#domain/text.ts'
import { sampleLetter } from './sample-letter.ts'

const now = new Date('2026-11-22T16:30:00+08:00')
const url = 'https://shop.example/orders/a?key=b'
const termsUrl = 'https://shop.example/terms/'
const context = { now, service: usualService, url, termsUrl, set: null }
const words = { zh: '多謝你支持小店！', en: 'Thank you for supporting a small shop!' }

describe.each(letterOccasions)('a sample of the letter about %s', (occasion) => {
  test.each(langs)('says in %s that it is a sample, and contains the shop’s own text', (lang) => {
    const letter = sampleLetter(occasion, words, context, lang)
    expect(letter.subject).toMatch(lang === 'zh' ? /^試寄：/ : /^Sample: /)
    const texts = letter.parts.flatMap((part) => ('text' in part ? [part.text] : []))
    expect(texts[0]).toMatch(lang === 'zh' ? /虛構/ : /does not exist/)
    expect(texts).toContain(words[lang])
  })

  test('equals the usual letter if the shop has no text of its own', () => {
    const [plain, own] = [null, words].map((each) => sampleLetter(occasion, each, context, 'zh'))
    expect(own?.parts.filter((part) => !('text' in part && part.text === words.zh))).toEqual(plain?.parts)
  })
})

test.each(langs)('the sample about another time says in %s which time it replaces', (lang) => {
  const { parts } = sampleLetter('moved', null, context, lang)
  expect(JSON.stringify(parts)).toContain({ zh: '"原定"', en: '"Was"' }[lang])
})
