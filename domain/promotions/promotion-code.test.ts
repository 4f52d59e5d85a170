import { expect, test } from 'vitest'
import { normaliseCode } from './promotion-code.ts'

test.each([
  ['in small letters', 'cv88'],
  ['with spaces around it', '  CV88\u3000'],
  ['by a Chinese keyboard', 'ＣＶ８８'],
])('a code is recognised when it is typed %s', (_, code) => {
  expect(normaliseCode(code)).toBe('CV88')
})

test.each([null, '', ' ', '\u3000'])('%j counts as no promotion code', (code) => {
  expect(normaliseCode(code)).toBeNull()
})
