/** Links that open the caterer's chat with a message already written (spec sections 1 and 7). */
import { plainText } from './free-text.ts'
import type { Lang, Text } from './text.ts'

/** Longer addresses are cut off by some phones and chat programs. */
export const longestLink = 2000

const chatAddress = 'https://wa.me/'

/**
 * The link to a chat with `number` (digits, whatever else is in it is left out) and a prefilled text. The text
 * loses invisible characters, and its end where the link would grow too long; an ellipsis then shows it.
 */
export function chatLink(number: string, text: string): string {
  const start = `${chatAddress}${number.replace(/\D/g, '')}`
  const message = fitting(plainText(text.toWellFormed()), longestLink - `${start}?text=`.length - 1)
  return message === '' ? start : `${start}?text=${encodeURIComponent(message)}`
}

/** "Hello! I would like to ask about …", with what the visitor is looking at, if anything. */
export function chatGreeting(subject: Text | null, lang: Lang): string {
  if (lang === 'zh') return subject ? `你好！我想查詢「${subject.zh}」。` : '你好！我想查詢到會服務。'
  return subject
    ? `Hello! I would like to ask about “${subject.en}”.`
    : 'Hello! I would like to ask about catering.'
}

/** "Label: value" lines, those without a value left out. */
export function chatLines(rows: readonly (readonly [label: string, value: string])[]): string {
  const written = rows.map(([label, value]) => [label, plainText(value)] as const)
  return written.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])).join('\n')
}

/** As much of the text as encodes within `room` characters, cut between characters, never inside one. */
function fitting(text: string, room: number): string {
  if (encodeURIComponent(text).length <= room) return text
  const ellipsis = '…'
  let left = room - encodeURIComponent(ellipsis).length
  let kept = ''
  for (const letter of text) {
    left -= encodeURIComponent(letter).length
    if (left < 0) break
    kept += letter
  }
  return kept.trimEnd() + ellipsis
}
