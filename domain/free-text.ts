/** How much people may write in each free field, and what is taken out of what they write. */
import { type Refusal, type RefusalField, refusal } from './refusals.ts'

/** In characters as people count them (code points). */
export const mostLetters = {
  name: 60,
  email: 254,
  phone: 30,
  address: 300,
  specialInstructions: 1000,
  company: 80,
  location: 200,
  budget: 60,
  food: 300,
  drinks: 150,
  remarks: 1000,
} as const

export function letterCount(text: string): number {
  return [...text].length
}

export function textRefusal(field: RefusalField, text: string, max: number): Refusal<'text-too-long'> | null {
  return letterCount(text) > max ? refusal('text-too-long', field, { max }) : null
}

/**
 * Control characters except line breaks, and those that turn the writing around until they are ended: embeddings,
 * overrides, isolates. The marks of right-to-left writing (U+200E, U+200F, U+061C) reach no further than themselves.
 */
const unprintable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Text as a person can see it: half characters mended, line breaks as \n, no space around. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintable, '').trim()
}

/** Whether there is nothing in it that could be seen: spaces and marks alone are no answer. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** As `plainText`, in one line: names and addresses must not break out of a message or a mail header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ')
}
