/** A key identifies one attempt to order and is sent again with each retry. */

export const keyLength = { min: 16, max: 100 } as const

const keyForm = new RegExp(`^[A-Za-z0-9_-]{${keyLength.min},${keyLength.max}}$`)

/** Keys must be long enough to be unique. */
export function isIdempotencyKey(text: string): boolean {
  return keyForm.test(text)
}

/** @param random 16 random bytes */
export function newIdempotencyKey(random: Uint8Array): string {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Milliseconds within which an equal order without a key counts as a retry. */
const repeatedWithin = 60_000

/** Equal orders of one minute count as one. */
export function repeatMinute(now: Date): number {
  return Math.floor(now.getTime() / repeatedWithin)
}

export function isRepeated({ placedAt }: { readonly placedAt: Date }, now: Date): boolean {
  return now.getTime() - placedAt.getTime() < repeatedWithin
}
