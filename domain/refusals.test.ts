import { expect, test } from 'vitest'
import { refusalCodes } from './refusals.ts'

test('every code is listed once', () => {
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length)
  expect(refusalCodes).toContain('price-changed')
})
