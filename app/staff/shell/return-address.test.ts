import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test.each(['/staff/', '/staff/orders/?day=2026-12-11&view=table', '/staff/orders/ACDE-FGHJ/'])(
  'the return address leads back to %s',
  (address) => {
    expect(returnAddress(address)).toBe(address)
  },
)

test.each([
  null,
  '',
  '//evil.example/staff/',
  'https://evil.example/staff/',
  '/menu/',
  '/staff',
  '/staff/\\evil.example',
  '/staff/\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  '/staff/sign-in/?to=/staff/',
])('the return address leads to the first page instead of %s', (address) => {
  expect(returnAddress(address)).toBe('/staff/')
})
