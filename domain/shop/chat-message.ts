/** Links that open the caterer's chat with a prefilled message (spec sections 1 and 7). */
import { plainText } from '#domain/free-text.ts'

/** Some phones and chat apps cut off longer URLs. */
export const longestLink = 2000

const chatAddress = 'https://wa.me/'

/**
 * Returns the link to a chat with `number` (only its digits count) and a prefilled text. Invisible characters are
 * removed; a text that would make the link too long is cut and ends with an ellipsis.
 */
export function chatLink(number: string, text: string): string {
  const message = fitting(plainText(text), roomForText(number))
  return message === '' ? startOf(number) : `${startOf(number)}?text=${encodeURIComponent(message)}`
}

/** Returns a mailto link to `email` with a prefilled text, with CRLF line ends as mail programs require. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = { subject, body: plainText(text).replaceAll('\n', '\r\n') }
  return `mailto:${email}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** Returns the link that calls a number written with spaces and brackets. */
export function callLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** A Hong Kong number as it is dialled here: +852 2000 0012 is shown as 2000 0012. */
export function withoutCountryCode(number: string): string {
  return number.replace(/^\+852\s*/, '')
}

/** Number of encoded characters available for the text of a link to `number`. */
export function roomForText(number: string): number {
  return longestLink - `${startOf(number)}?text=`.length - 1
}

export function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}

/** As much of the text as encodes to at most `room` characters, cut between grapheme clusters. */
export function fitting(text: string, room: number): string {
  if (encodedLength(text) <= room) return text
  const ellipsis = '…'
  let left = room - encodedLength(ellipsis)
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= encodedLength(segment)
    if (left < 0) break
    kept += segment
  }
  return kept.trimEnd() + ellipsis
}

function startOf(number: string): string {
  return `${chatAddress}${number.replace(/\D/g, '')}`
}
