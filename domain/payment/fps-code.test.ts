import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents } from '#domain/money.ts'
import { fpsObjects } from '#tests/support/store/fps-objects.ts'
import { checksum, type FpsAccount, fpsPayload, parseFpsAccount } from './fps-code.ts'

const anyAmount: fc.Arbitrary<Cents> = fc.integer({ min: 1, max: 100_000_000 }).map(cents)
const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const anyAccount: fc.Arbitrary<FpsAccount> = fc.oneof(
  fc.record({ kind: fc.constant('id' as const), value: fc.oneof(digits(7), digits(9)) }),
  fc.record({ kind: fc.constant('phone' as const), value: digits(8).map((phone) => `+852-${phone}`) }),
  fc.record({ kind: fc.constant('email' as const), value: fc.constant('pay@caterer.example') }),
)
const anyReference = fc.option(fc.constantFrom('K7QF3MXA', 'AC34DE67'))

test('the checksum is CRC-16/CCITT-FALSE, by its published check value', () => {
  expect(checksum('123456789')).toBe('29B1')
})

test('a code contains the payee, the amount and, if wanted, the reference', () => {
  expect(
    fpsPayload({
      account: { kind: 'id', value: '123456789' },
      amount: cents(246_340),
      reference: 'K7QF3MXA',
    }),
  ).toMatch(
    /^00020101021226290012hk\.com\.hkicl020912345678952040000530334454072463\.405802HK5902NA6002HK62120508K7QF3MXA6304[0-9A-F]{4}$/,
  )
})

test('every code can be read back to its values, and its checksum is right', () => {
  fc.assert(
    fc.property(anyAccount, anyAmount, anyReference, (account, amount, reference) => {
      const text = fpsPayload({ account, amount, reference })
      const objects = fpsObjects(text)
      const fps = fpsObjects(objects.get('26') ?? '')
      expect(Object.fromEntries(objects)).toMatchObject({ '00': '01', '01': '12', '53': '344', '58': 'HK' })
      expect(fps.get('00')).toBe('hk.com.hkicl')
      expect(fps.get({ id: '02', phone: '03', email: '04' }[account.kind])).toBe(account.value)
      expect(objects.get('54')).toMatch(/^\d+\.\d\d$/)
      expect(Math.round(Number(objects.get('54')) * 100)).toBe(amount)
      expect(fpsObjects(objects.get('62') ?? '').get('05') ?? null).toBe(reference)
      expect(objects.get('63')).toBe(checksum(text.slice(0, -4)))
    }),
  )
})

test('a value that does not fit into a data object is refused', () => {
  const amount = cents(100)
  for (const value of ['', 'a'.repeat(100), '開源'])
    expect(() => fpsPayload({ account: { kind: 'email', value }, amount, reference: null })).toThrow(
      RangeError,
    )
})

test('an account is recognised as an identifier, number or address', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      expect(parseFpsAccount(account.value)).toEqual(account)
    }),
  )
  for (const text of [
    '',
    '12345678',
    '1234567890',
    '51234567',
    '+852 51234567',
    'pay@',
    '付款@caterer.example',
  ])
    expect(parseFpsAccount(text)).toBeNull()
})
