import { expect, test } from 'vitest'
import { visitorLanguage } from './visitor-language.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,zh-HK;q=0.8', 'en'],
  ['fr-FR, en;q=0.7', 'en'],
  ['zh-Hant-HK,en', 'zh'],
  ['x'.repeat(100_000), 'zh'],
])('Accept-Language %s gives the language %s', (acceptLanguage, lang) => {
  expect(visitorLanguage(acceptLanguage)).toBe(lang)
})
