/** Text that people write: how it is counted and cleaned, and when it is too long to be processed. */
import { type Refusal, type RefusalField, refusal } from './refusals.ts'

export function letterCount(text: string): number {
  return [...text].length
}

/** Whether a text has more characters than `max`, without counting a very long one to its end. */
export function isTooLong(text: string, max: number): boolean {
  // A character has one or two code units.
  return text.length > 2 * max || (text.length > max && letterCount(text) > max)
}

export function textRefusal(field: RefusalField, text: string, max: number): Refusal<'text-too-long'> | null {
  return isTooLong(text, max) ? refusal('text-too-long', field, { max }) : null
}

/**
 * The text in its compatibility form (NFKC), in which full-width letters and digits become plain ones; null when it has
 * more than twice `max` code units. Normalising takes time quadratic in the number of consecutive combining marks: a
 * few kilobytes of them take seconds, so only text known to be short is normalised.
 */
export function compatibilityForm(text: string, max: number): string | null {
  return text.length > 2 * max ? null : text.normalize('NFKC')
}

/**
 * Control characters except line breaks, and the embeddings, overrides and isolates that change the text direction
 * until they are ended. Directional marks (U+200E, U+200F, U+061C) stay because they affect only their own position.
 */
const unprintable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Text as people see it: unpaired surrogates replaced, line breaks as \n, trimmed. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintable, '').trim()
}

/** The same, of at most `max` code units: never half of a character, which no database stores as JSON. */
export function plainTextWithin(text: string, max: number): string {
  return cutTo(plainText(text.slice(0, 2 * max)), max)
}

const cutTo = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/** The text on one line: each line break becomes a space, and no other space changes. */
export function joinedLines(text: string): string {
  if (!/[\r\n]/.test(text)) return text.trim()
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/** Like `plainText`, for a text without paragraphs: it wraps where it is shown. */
export const plainLine = (text: string): string => joinedLines(plainText(text))

/** The same, of at most `max` code units. */
export const plainLineWithin = (text: string, max: number): string =>
  cutTo(plainLine(text.slice(0, 2 * max)), max)

/** Whether the text has no visible character: spaces and marks alone are not an answer. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** Like `plainText`, on one line: names and addresses must not break a line of a message or a mail header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ')
}
