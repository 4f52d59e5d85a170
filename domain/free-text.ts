/** What people write: how it is counted, what is taken out of it, and when it is too long to be looked at. */
import { type Refusal, type RefusalField, refusal } from './refusals.ts'

export function letterCount(text: string): number {
  return [...text].length
}

/** Whether a text has more characters than `most`; a very long one is not counted to its end. */
export function isTooLong(text: string, most: number): boolean {
  // A character is one or two code units.
  return text.length > 2 * most || (text.length > most && letterCount(text) > most)
}

export function textRefusal(field: RefusalField, text: string, max: number): Refusal<'text-too-long'> | null {
  return isTooLong(text, max) ? refusal('text-too-long', field, { max }) : null
}

/**
 * The text in its compatibility form (NFKC), in which full-width letters and figures are plain ones; null when it has
 * more than twice `most` code units. Normalising takes the square of the combining marks in a row: a few kilobytes of
 * them cost seconds, so nothing is normalised that is not known to be short.
 */
export function compatibilityForm(text: string, most: number): string | null {
  return text.length > 2 * most ? null : text.normalize('NFKC')
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
