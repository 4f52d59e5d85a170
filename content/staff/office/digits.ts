/** What the digits are called that somebody signs in with on a paired tablet. */
import { inWords } from '#content/phrases.ts'
import { digitCount } from '#domain/staff/office/sign-in-limits.ts'
import type { Text } from '#domain/text.ts'

/** 6 位數字, six digits; within a sentence. */
export const signInDigits: Text = { zh: `${digitCount} 位數字`, en: `${inWords(digitCount)} digits` }
