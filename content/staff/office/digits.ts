import { inWords } from '#content/phrases.ts'
import { digitCount } from '#domain/staff/office/sign-in-limits.ts'
import type { Text } from '#domain/text.ts'

/** Within sentences: 6 位數字, six digits. */
export const signInDigits: Text = { zh: `${digitCount} 位數字`, en: `${inWords(digitCount)} digits` }
