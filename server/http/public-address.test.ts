import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '127.255.0.3',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::',
  '::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
  '127.1',
  '2130706433',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '172.15.255.255',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2400:8901::1',
])('%s is an address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('no address of a home network is public', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(
      fc.constantFrom('10.1', '192.168', '169.254', '172.20', '127.0'),
      byte,
      byte,
      (network, a, b) => {
        expect(isPublicAddress(`${network}.${a}.${b}`)).toBe(false)
      },
    ),
  )
})
