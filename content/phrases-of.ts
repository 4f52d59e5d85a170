/** Where a Chinese line may break: between words, and not before what belongs to the word in front of it. */
import { beginnings, endings, numerals, ownWords, titles } from './line-words.ts'

const ownWord = new RegExp(ownWords.join('|'), 'gu')

const letter = /[\p{L}\p{N}]/u
const han = /\p{Script=Han}/u
const numeral = new RegExp(`^(?:[\\d.,]+|[${numerals}]+)$`, 'u')

/** Phrases grow no longer than this by words that join others: a line would have nowhere to break. */
const longest = 7

let segmenter: Intl.Segmenter | undefined

/** The words of a text and the signs between them; a number is one word with its unit. */
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

/** The parts of a text between which a line may break; elsewhere the browser breaks at spaces and punctuation alone. */
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

/** True between two words of letters; beside signs and spaces the browser breaks by its own rules. */
function mayPart(last: string, word: string): boolean {
  return letter.test(last.at(-1) ?? '') && letter.test(word[0] ?? '') && (han.test(last) || han.test(word))
}

function belong(last: string, word: string): boolean {
  if (word.length === 1 && endings.includes(word)) return true
  if (titles.includes(word)) return last.length <= 3 && han.test(last)
  if (last.length !== 1 || !han.test(last)) return false
  return beginnings.includes(last) || (word.length === 1 && han.test(word))
}

/** Letters since the last sign or space, where the browser breaks anyway. */
const tailOf = (phrase: string) => /[\p{L}\p{N}]*$/u.exec(phrase)?.[0].length ?? 0
