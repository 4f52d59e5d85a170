import { type Refusal, type RefusalField, refusal } from './refusals.ts'

export function letterCount(text: string): number {
  return [...text].length
}

/** Does not count a very long text to its end. */
export function isTooLong(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && letterCount(text) > max)
}

export function textRefusal(field: RefusalField, text: string, max: number): Refusal<'text-too-long'> | null {
  return isTooLong(text, max) ? refusal('text-too-long', field, { max }) : null
}

/**
 * Full-width letters become plain (NFKC). Null above twice `max` code units: long runs of combining marks
 * take quadratic time.
 */
export function compatibilityForm(text: string, max: number): string | null {
  return text.length > 2 * max ? null : text.normalize('NFKC')
}

/**
 * Matches control characters except line breaks, and direction overrides that last until they are ended.
 * Directional marks stay: they affect only their position.
 */
const unprintable = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Replaces unpaired surrogates, normalises line breaks and trims. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintable, '').trim()
}

/** Truncates to `max` code units without splitting a character, which databases refuse in JSON. */
export function plainTextWithin(text: string, max: number): string {
  return cutTo(plainText(text.slice(0, 2 * max)), max)
}

const cutTo = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/** Replaces each line break with a space. */
export function joinedLines(text: string): string {
  if (!/[\r\n]/.test(text)) return text.trim()
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/** A text without paragraphs becomes one line. */
export const plainLine = (text: string): string => joinedLines(plainText(text))

export const plainLineWithin = (text: string, max: number): string =>
  cutTo(plainLine(text.slice(0, 2 * max)), max)

/** True if only spaces and marks remain. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** Line breaks in names could break messages and mail headers. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ')
}
