/** Links that open the caterer's chat with a prefilled message (spec sections 1 and 7). */
import { plainText } from './free-text.ts'
import type { Lang, Text } from './text.ts'

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

/** Number of encoded characters available for the text of a link to `number`. */
export function roomForText(number: string): number {
  return longestLink - `${startOf(number)}?text=`.length - 1
}

export function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}

/**
 * The greeting at the start of a chat, with the item the visitor is viewing, if any, such as a set or gift with its
 * displayed price.
 */
export function chatGreeting(subject: Text | null, lang: Lang, price?: Text): string {
  if (!subject)
    return lang === 'zh' ? '你好！我想查詢到會服務。' : 'Hello! I would like to ask about catering.'
  return lang === 'zh'
    ? `你好！我想查詢「${subject.zh}」${price ? `（${price.zh}）` : ''}。`
    : `Hello! I would like to ask about “${subject.en}”${price ? ` (${price.en})` : ''}.`
}

/** The greeting from a page about a subject: `page` is its name in menus. */
export function pageGreeting(page: Text, lang: Lang): string {
  return lang === 'zh'
    ? `你好！我正在看「${page.zh}」頁，想查詢到會服務。`
    : `Hello! I am looking at your page “${page.en}” and would like to ask about catering.`
}

/** The greeting from a customer's own order page. */
export function orderGreeting(reference: string, lang: Lang): string {
  return lang === 'zh'
    ? `你好！我想跟進訂單 ${reference}。`
    : `Hello! I would like to follow up my order ${reference}.`
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
