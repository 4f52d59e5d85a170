/** How much people may write in each free field, and what is taken out of what they write. */
import { type Refusal, type RefusalField, refusal } from './refusals.ts'

/** In characters as people count them (code points). */
export const mostLetters = {
  name: 60,
  email: 254,
  phone: 30,
  address: 300,
  specialInstructions: 1000,
} as const

export function letterCount(text: string): number {
  return [...text].length
}

export function textRefusal(field: RefusalField, text: string, max: number): Refusal<'text-too-long'> | null {
  return letterCount(text) > max ? refusal('text-too-long', field, { max }) : null
}

/** Control characters except line breaks, and the marks that turn the direction of writing around. */
const unprintable = /(?!\n)\p{Cc}|\p{Bidi_Control}/gu

/** Text as a person can see it: nothing invisible, line breaks as \n, no space around. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintable, '').trim()
}

/** As `plainText`, in one line: names and addresses must not break out of a message or a mail header. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ')
}
