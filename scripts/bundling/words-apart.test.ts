import { expect, test } from 'vitest'
import { inLanguage, markTexts } from './words-apart.ts'

const code = `
export const name = { zh: '開源', en: 'Hoi Yuen' }
export const list = (rest: readonly string[]) => ({
  en: rest.map((each) => ({ zh: '甲', en: each })['en']),
  zh: rest.length > 0 ? { zh: ['乙'], en: 'B' } : '丙',
})
export const other = { zh: '丁', en: 'D', fr: 'Q' }
`
const inOne = (lang: 'zh' | 'en') => inLanguage(markTexts(code).replace(': readonly string[]', ''), lang)

test('a script in one language has its words alone', () => {
  expect(inOne('zh').replaceAll(/\s+/g, ' ')).toBe(
    " export const name = { zh: '開源' } export const list = (rest) => ({ zh: rest.length > 0 ? { zh: ['乙'] } : '丙', }) export const other = { zh: '丁', en: 'D', fr: 'Q' } ",
  )
  expect(inOne('en').replaceAll(/\s+/g, ' ')).toBe(
    " export const name = { en: 'Hoi Yuen' } export const list = (rest) => ({ en: rest.map((each) => ({ en: each })['en']), }) export const other = { zh: '丁', en: 'D', fr: 'Q' } ",
  )
})

test('what is not marked stays', () => {
  const tags = "export const tags = { zh: 'zh-HK', en: 'en' }"
  expect(inLanguage(tags, 'zh')).toBe(tags)
})

test('words of one language are read in a text alone', () => {
  const name = "const name = { zh: '開源', en: 'Hoi Yuen' };"
  expect(() => markTexts(`${name} export const length = name.zh.length`)).toThrow('name.zh is read outside')
  expect(() => markTexts(`${name} export const long = { zh: name.zh, en: name.en }`)).not.toThrow()
})
