/** Links that open the caterer's chat with a message already written (spec sections 1 and 7). */
import { plainText } from './free-text.ts'
import type { Lang, Text } from './text.ts'

/** Longer addresses are cut off by some phones and chat programs. */
export const longestLink = 2000

const chatAddress = 'https://wa.me/'

/**
 * The link to a chat with `number` (digits, whatever else is in it is left out) and a prefilled text. The text
 * loses what can't be seen, and its end where the link would grow too long; an ellipsis then shows it.
 */
export function chatLink(number: string, text: string): string {
  const message = fitting(plainText(text), roomForText(number))
  return message === '' ? startOf(number) : `${startOf(number)}?text=${encodeURIComponent(message)}`
}

/** A letter to `email` with the text written; line ends as mail programs want them. */
export function mailLink(email: string, subject: string, text: string): string {
  const query = { subject, body: plainText(text).replaceAll('\n', '\r\n') }
  return `mailto:${email}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}

/** How many encoded characters the text of a link to `number` may take. */
export function roomForText(number: string): number {
  return longestLink - `${startOf(number)}?text=`.length - 1
}

export function encodedLength(text: string): number {
  return encodeURIComponent(text).length
}

/**
 * The greeting that a chat begins with, with what the visitor looks at, if anything: a set or gift, with its price
 * as it is shown, or the like.
 */
export function chatGreeting(subject: Text | null, lang: Lang, price?: Text): string {
  if (!subject)
    return lang === 'zh' ? '你好！我想查詢到會服務。' : 'Hello! I would like to ask about catering.'
  return lang === 'zh'
    ? `你好！我想查詢「${subject.zh}」${price ? `（${price.zh}）` : ''}。`
    : `Hello! I would like to ask about “${subject.en}”${price ? ` (${price.en})` : ''}.`
}

/** From a page about something: `page` is its name in menus. */
export function pageGreeting(page: Text, lang: Lang): string {
  return lang === 'zh'
    ? `你好！我正在看「${page.zh}」頁，想查詢到會服務。`
    : `Hello! I am looking at your page “${page.en}” and would like to ask about catering.`
}

/** From a customer's own order page. */
export function orderGreeting(reference: string, lang: Lang): string {
  return lang === 'zh'
    ? `你好！我想跟進訂單 ${reference}。`
    : `Hello! I would like to follow up my order ${reference}.`
}

/** As much of the text as encodes within `room` characters, cut between characters as people see them. */
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
