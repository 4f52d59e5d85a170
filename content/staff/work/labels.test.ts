import { expect, test } from 'vitest'
import { allergensText } from './labels.ts'

test('a label tells unknown allergens from none', () => {
  expect(allergensText(null)).toEqual({ zh: '致敏原不詳', en: 'Allergens not known' })
  expect(allergensText([])).toEqual({ zh: '不含十類致敏原', en: 'None of the 10 allergens' })
  expect(allergensText(['egg']).en).toMatch(/egg/i)
})
