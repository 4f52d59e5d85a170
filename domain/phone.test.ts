import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { lastDigits, parsePhone } from './phone.ts'

const readPhone = (text: string) => {
  const result = parsePhone(text)
  return result.ok ? result.value : result.refusal.code
}

test('the phone parser accepts Hong Kong, Macau, mainland and Taiwan numbers in any spelling', () => {
  for (const text of [
    '91234567',
    '9123 4567',
    '+852 9123-4567',
    '852 9123 4567',
    '00852 91234567',
    '９１２３４５６７',
  ]) {
    expect(readPhone(text)).toBe('+85291234567')
  }
  expect(readPhone('2345 6789')).toBe('+85223456789')
  expect(readPhone('+853 6612 3456')).toBe('+85366123456')
  for (const text of ['13800138000', '+86 138 0013 8000', '8613800138000']) {
    expect(readPhone(text)).toBe('+8613800138000')
  }
  for (const text of ['0912 345 678', '+886 912 345 678', '+886 (0)912 345 678']) {
    expect(readPhone(text)).toBe('+886912345678')
  }
})

test('the phone parser rejects missing, short, foreign and malformed numbers', () => {
  expect(readPhone('  ')).toBe('phone-missing')
  for (const text of [
    '123',
    '+1 415 555 2671',
    '9123 456',
    '9123 45678',
    'nine one two',
    '+852',
    '1'.repeat(40),
  ]) {
    expect(readPhone(text)).toBe('phone-invalid')
  }
})

test('the phone parser accepts everything the mainland pattern of the order form accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^1[34578][0-9]{9}$/), (text) => {
      expect(readPhone(text)).toBe(`+86${text}`)
    }),
  )
})

test('the phone parser agrees with libphonenumber on which numbers exist', () => {
  const digits = fc.oneof(fc.stringMatching(/^[2-9][0-9]{7}$/), fc.stringMatching(/^9[0-9]{8}$/))
  const number = fc
    .tuple(fc.constantFrom('852', '853', '886'), digits)
    .map(([code, rest]) => `+${code}${rest}`)
  fc.assert(
    fc.property(number, (text) => {
      const theirs = parsePhoneNumberFromString(text)
      const kind = theirs?.getType()
      const isAccepted = kind === 'MOBILE' || (kind === 'FIXED_LINE' && theirs?.country === 'HK')
      expect(parsePhone(text).ok).toBe(isAccepted)
    }),
    { numRuns: 2_000 },
  )
})

test('a phone number is masked to its last four digits, whatever its country', () => {
  for (const [input, digits] of [
    ['9123 4567', '…4567'],
    ['+86 138 0013 8000', '…8000'],
  ] as const) {
    const result = parsePhone(input)
    expect(result.ok && lastDigits(result.value)).toBe(digits)
  }
  expect(lastDigits(null)).toBe('–')
})
