import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFault, isWebhookSecret, maxAddressLetters, pauseAfter } from './webhooks.ts'

test.each([
  ['https://hooks.example/orders?shop=1', null],
  ['https://hooks.example:8443/', null],
  ['http://hooks.example/', 'not-https'],
  ['ftp://hooks.example/', 'not-an-address'],
  ['hooks.example', 'not-an-address'],
  ['', 'not-an-address'],
  ['https://amy:secret@hooks.example/', 'has-credentials'],
  [`https://hooks.example/${'a'.repeat(maxAddressLetters)}`, 'address-too-long'],
])('an address such as %.50s is accepted or refused with its reason', (text, fault) => {
  expect(addressFault(text, false)).toBe(fault)
})

test('plain http is accepted where private addresses are allowed', () => {
  expect(addressFault('http://localhost:5678/webhook', true)).toBeNull()
})

test('whatever is typed is judged as an address without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => void addressFault(text, true)),
  )
})

test('a secret is accepted exactly with 24 to 64 bytes in base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
      const isLongEnough = bytes.length >= 24 && bytes.length <= 64
      expect(isWebhookSecret(`whsec_${bytes.toBase64()}`)).toBe(isLongEnough)
    }),
  )
})

test('a secret without its prefix or with other characters is refused', () => {
  const base64 = new Uint8Array(32).toBase64()
  for (const text of [base64, `whsec_${base64} `, `whsec_${base64.slice(1)}`, 'whsec_', 'whsec_合'])
    expect(isWebhookSecret(text)).toBe(false)
})

test('tries are repeated with growing pauses within a day, then given up', () => {
  const pauses: number[] = []
  for (let tries = 1; ; tries += 1) {
    const pause = pauseAfter(tries)
    if (pause === null) break
    pauses.push(pause)
  }
  expect(pauses).toHaveLength(7)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(86_400_000)
})
