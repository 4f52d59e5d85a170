import { expect, test } from 'vitest'
import { refusal, refusalCodes } from './refusals.ts'

test('every code is listed once', () => {
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length)
  expect(refusalCodes).toContain('price-changed')
})

test('a refusal carries its code, its field and what it knows', () => {
  expect(refusal('extra-invalid', 'tongs', { max: 3 })).toEqual({
    code: 'extra-invalid',
    field: 'tongs',
    data: { max: 3 },
  })
})
