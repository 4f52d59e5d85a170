/** How an order is called: a short reference to read out, and a secret token that opens its page. */
import { compatibilityForm } from './free-text.ts'
import { longestReference } from './input-limits.ts'

/** Eight letters and digits in two halves, e.g. K7QF-3MXA. */
export type OrderReference = string & { readonly __id: 'order' }

/** At least 128 random bits in base64url; whoever holds it may see the order. */
export type LookupToken = string & { readonly __secret: 'order' }

/** Without 0 O, 1 I L, 2 Z, 5 S, 8 B: nothing in it looks or sounds like something else in it. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXY34679'
const referenceLength = 8

/** Needs 16 random bytes: a 25th part of 2^128 leaves no bias worth the name. Throws on fewer. */
export function orderReference(random: Uint8Array): OrderReference {
  requireBytes(random)
  let left = random.reduce((value, byte) => value * 256n + BigInt(byte), 0n)
  let letters = ''
  while (letters.length < referenceLength) {
    letters += alphabet[Number(left % BigInt(alphabet.length))]
    left /= BigInt(alphabet.length)
  }
  return inHalves(letters)
}

/** What people type, in any case, with or without the hyphen and spaces; null when it is no reference. */
export function parseReference(typed: string): OrderReference | null {
  const letters = (compatibilityForm(typed.trim(), longestReference) ?? '')
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
  const isReference = letters.length === referenceLength && [...letters].every((c) => alphabet.includes(c))
  return isReference ? inHalves(letters) : null
}

/** Throws on fewer than 16 bytes. */
export function lookupToken(random: Uint8Array): LookupToken {
  requireBytes(random)
  const base64 = btoa(String.fromCharCode(...random))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') as LookupToken
}

/** A token from an address; null when it can't be one. */
export function parseLookupToken(text: string): LookupToken | null {
  return /^[A-Za-z0-9_-]{22,86}$/.test(text) ? (text as LookupToken) : null
}

function inHalves(letters: string): OrderReference {
  return `${letters.slice(0, 4)}-${letters.slice(4)}` as OrderReference
}

function requireBytes(random: Uint8Array): void {
  if (random.length < 16) throw new RangeError(`16 random bytes are needed, not ${random.length}`)
}
