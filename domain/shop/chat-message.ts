/** Chat links with prefilled text (spec sections 1 and 7). */
import { plainText } from '#domain/free-text.ts'

/** Some phones and apps cut off longer URLs. */
export const longestLink = 2000

const chatAddress = 'https://wa.me/'

/** Removes invisible characters and truncates with an ellipsis to fit the link. */
export function chatLink(number: string, text: string): string {
  const message = fitting(plainText(text), roomForText(number))
  return message === '' ? startOf(number) : `${startOf(number)}?text=${encodeURIComponent(message)}`
}

/** Mail programs require CRLF line ends. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = { subject, body: plainText(text).replaceAll('\n', '\r\n') }
  return `mailto:${email}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

export function callLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`
}

/** +852 2000 0012, for example, becomes 2000 0012. */
export function withoutCountryCode(number: string): string {
  return number.replace(/^\+852\s*/, '')
}

/** The result counts encoded characters. */
export function roomForText(number: string): number {
  return longestLink - `${startOf(number)}?text=`.length - 1
}

export function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}

/** Cuts between grapheme clusters. */
export function fitting(text: string, room: number): string {
  if (encodedLength(text) <= room) return text
  const ellipsis = '…'
  let remaining = room - encodedLength(ellipsis)
  let copy = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    remaining -= encodedLength(segment)
    if (remaining < 0) break
    copy += segment
  }
  return copy.trimEnd() + ellipsis
}

function startOf(number: string): string {
  return `${chatAddress}${number.replace(/\D/g, '')}`
}
