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
