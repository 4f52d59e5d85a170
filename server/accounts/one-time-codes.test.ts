import { expect, test } from 'vitest'
import { codeAt, secretAddress, secretText, stepAt, stepOfCode } from './one-time-codes.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the one-time code at %d seconds matches RFC 6238: %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(at(seconds)))).toBe(code)
})

test('a code is accepted one step early or late, and only once', () => {
  for (const seconds of [35, 59, 89]) expect(stepOfCode(secret, '287082', at(seconds), 0)).toBe(1)
  expect(stepOfCode(secret, '287082', at(90), 0)).toBeNull()
  expect(stepOfCode(secret, '287082', at(59), 1)).toBeNull()
  expect(stepOfCode(secret, '287083', at(59), 0)).toBeNull()
})

test('an app shows the secret with the names of the shop and of the account', () => {
  expect(secretText(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(secretAddress(secret, { shop: '開源 & Co', email: 'ming@example.com' })).toBe(
    `otpauth://totp/${encodeURIComponent('開源 & Co')}:ming%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent('開源 & Co')}`,
  )
})
