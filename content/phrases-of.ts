/** Chinese lines break between words, and not before suffixes. */
import { beginnings, endings, numerals, ownWords, titles } from './line-words.ts'

const ownWord = new RegExp(ownWords.join('|'), 'gu')

const letter = /[\p{L}\p{N}]/u
const han = /\p{Script=Han}/u
const numeral = new RegExp(`^(?:[\\d.,]+|[${numerals}]+)$`, 'u')

/** Longer phrases would leave no place to break. */
const longest = 7

let segmenter: Intl.Segmenter | undefined

/** Includes punctuation; a number is one word with its unit. */
export function wordsOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('zh-HK', { granularity: 'word' })
  const inside = new Set<number>()
  for (const { index, 0: word } of text.matchAll(ownWord))
    for (let at = index + 1; at < index + word.length; at += 1) inside.add(at)
  const words: string[] = []
  for (const { segment, index } of segmenter.segment(text)) {
    const last = words.at(-1) ?? ''
    const isUnit = numeral.test(last) && letter.test(segment)
    if (isUnit || inside.has(index)) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

/** The parts between possible line breaks; browsers handle spaces and punctuation. */
export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = []
  let last = ''
  for (const word of wordsOf(text)) {
    const phrase = phrases.at(-1) ?? ''
    if (phrase && ((belong(last, word) && tailOf(phrase) + word.length <= longest) || !mayPart(last, word)))
      phrases[phrases.length - 1] = phrase + word
    else phrases.push(word)
    last = word
  }
  return phrases
}

/** True between two words; browsers handle signs and spaces. */
function mayPart(last: string, word: string): boolean {
  return letter.test(last.at(-1) ?? '') && letter.test(word[0] ?? '') && (han.test(last) || han.test(word))
}

function belong(last: string, word: string): boolean {
  if (word.length === 1 && endings.includes(word)) return true
  if (titles.includes(word)) return last.length <= 3 && han.test(last)
  if (last.length !== 1 || !han.test(last)) return false
  return beginnings.includes(last) || (word.length === 1 && han.test(word))
}

/** The length is counted since the last sign or space. */
const tailOf = (phrase: string) => /[\p{L}\p{N}]*$/u.exec(phrase)?.[0].length ?? 0
