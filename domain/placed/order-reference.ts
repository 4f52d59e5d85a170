/** A short reference to read out, and a secret token that opens the order's page. */
import { compatibilityForm } from '#domain/free-text.ts'
import { maxReferenceLength } from '#domain/input-limits.ts'

/** A reference is, for example, K7QF-3MXA. */
export type OrderReference = string & { readonly __id: 'order' }

/** At least 128 random bits in base64url; every holder may see the order. */
export type LookupToken = string & { readonly __secret: 'order' }

/** Omits characters that look or sound alike: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679'
/** The hyphen is not counted. */
export const referenceLength = 8

/** Needs 16 random bytes, which make the modulo bias negligible; throws on fewer. */
export function orderReference(random: Uint8Array): OrderReference {
  requireBytes(random)
  let remaining = random.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
  let letters = ''
  while (letters.length < referenceLength) {
    letters += alphabet[Number(remaining % BigInt(alphabet.length))]
    remaining /= BigInt(alphabet.length)
  }
  return inHalves(letters)
}

/** Case, hyphen and spaces are optional; null if malformed. */
export function parseReference(text: string): OrderReference | null {
  const letters = (compatibilityForm(text.trim(), maxReferenceLength) ?? '')
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
  const isReference = letters.length === referenceLength && [...letters].every((c) => alphabet.includes(c))
  return isReference ? inHalves(letters) : null
}

/** Throws on fewer than 16 bytes. */
export function lookupToken(random: Uint8Array): LookupToken {
  requireBytes(random)
  return random.toBase64({ alphabet: 'base64url', omitPadding: true }) as LookupToken
}

export function parseLookupToken(text: string): LookupToken | null {
  return /^[A-Za-z0-9_-]{22,86}$/.test(text) ? (text as LookupToken) : null
}

function inHalves(letters: string): OrderReference {
  return `${letters.slice(0, 4)}-${letters.slice(4)}` as OrderReference
}

function requireBytes(random: Uint8Array): void {
  if (random.length < 16) throw new RangeError(`16 random bytes are needed, not ${random.length}`)
}
