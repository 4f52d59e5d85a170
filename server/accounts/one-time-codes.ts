/** Codes follow RFC 6238 with SHA-1, 30 seconds and 6 digits, which every app supports. */
import { createHmac } from 'node:crypto'
import { plainFigures } from '#domain/typed-figures.ts'

const stepSeconds = 30
const digits = 6

/** Tolerates phone clocks and slow typing. */
const steps = [0, -1, 1] as const

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

export function codeAt(secret: Buffer, stepNumber: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(stepNumber))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

export const readCode = (text: string): string => plainFigures(text).replace(/[\s-]/g, '').toUpperCase()

/** @param after step of the last used code, because each works once */
export function stepOfCode(secret: Buffer, text: string, now: Date, after: number): number | null {
  const current = stepAt(now)
  const matching = steps.map((offset) => current + offset).find((each) => codeAt(secret, each) === text)
  return matching !== undefined && matching > after ? matching : null
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) for lengths that are multiples of 5 bytes. */
export function secretText(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('')
}

export function secretAddress(
  secret: Buffer,
  { shop, email }: { readonly shop: string; readonly email: string },
) {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secretText(secret)}&issuer=${encodeURIComponent(shop)}`
}
