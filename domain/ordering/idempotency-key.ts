/** The key that tells a repeated order from another one: made once for each attempt, sent again with each retry. */

export const keyLength = { min: 16, max: 100 } as const

const keyForm = new RegExp(`^[A-Za-z0-9_-]{${keyLength.min},${keyLength.max}}$`)

/** Whether a text can be a key: long enough that no two attempts share one by chance. */
export function isIdempotencyKey(text: string): boolean {
  return keyForm.test(text)
}

/** @param random 16 random bytes */
export function newIdempotencyKey(random: Uint8Array): string {
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The same order within this time is taken for a repeated one, where it comes without a key. Milliseconds. */
const repeatedWithin = 60_000

/** The minute of the clock, by number: the same orders of one minute are one order. */
export function repeatMinute(now: Date): number {
  return Math.floor(now.getTime() / repeatedWithin)
}

/** Whether the same order is a repeated one, also one of the minute before. */
export function isRepeated({ placedAt }: { readonly placedAt: Date }, now: Date): boolean {
  return now.getTime() - placedAt.getTime() < repeatedWithin
}
