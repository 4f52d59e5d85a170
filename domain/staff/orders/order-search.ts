/**
 * What somebody who looks for an order may type: its reference in any spelling, half of it, a name, a telephone number
 * or a part of the address. The database keeps the words of each order (server/db/schema/order-words.ts); this module says which of
 * them have to be there.
 */
import { placeNames } from '#domain/delivery/place-names.ts'
import { compatibilityForm } from '#domain/free-text.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { variantsOf } from '#domain/search-text.ts'

/** Longer than any address that somebody would type. */
export const maxSearchLetters = 100

/** More words than this find no other order than the first ones. */
const maxWords = 12

/** A word of an order that has to begin so. */
export type SearchWord = string

/**
 * The words that a search asks for, in lower case; empty: nothing can be found by what was typed. Letters and digits
 * make words, Chinese is looked up by pairs of characters, and digits with spaces between them are one number.
 */
export function searchWords(typed: string): readonly SearchWord[] {
  const reference = parseReference(typed)
  if (reference) return [reference.replace('-', '').toLowerCase()]
  const text = (compatibilityForm(typed.trim(), maxSearchLetters) ?? '').toLowerCase()
  const number = phoneDigits(text)
  if (number) return [number]
  const words = [
    ...withPlacesInOneWord(text).matchAll(/[a-z0-9]+|(?:(?!\p{ASCII})[\p{L}\p{M}\p{N}])+/gu),
  ].flatMap(([chunk]) => wordsOf(chunk))
  return [...new Set(words)].slice(0, maxWords)
}

/** English names of places as people write them, TST, Kwai Chung or Kwaichung, each as one word without spaces. */
function withPlacesInOneWord(text: string): string {
  return placeNames.reduce((left, { en, short }) => {
    const spaced = en.toLowerCase().split(' ')
    const name = new RegExp(`\\b(?:${spaced.join('\\s*')}${short ? `|${short.toLowerCase()}` : ''})\\b`, 'g')
    return left.replace(name, spaced.join(''))
  }, text)
}

const placesByWord = new Map(
  placeNames.map((place) => [place.en.toLowerCase().replaceAll(' ', ''), place] as const),
)

/**
 * What may stand in an order where a word is sought: each alternative is a list of words that all have to be there. A
 * place has its English and its Chinese names, and a Chinese character its variants.
 */
export function alternativesOf(word: SearchWord): readonly (readonly SearchWord[])[] {
  const place = placesByWord.get(word)
  if (place) {
    const { zh, en, short } = place
    const names = [[word], en.toLowerCase().split(' '), wordsOf(zh), short ? [short.toLowerCase()] : [word]]
    return names.filter((name, index) => names.findIndex((other) => `${other}` === `${name}`) === index)
  }
  return [...word]
    .reduce<readonly string[]>(
      (begun, character) => begun.flatMap((head) => variantsOf(character).map((each) => head + each)),
      [''],
    )
    .map((each) => [each])
}

/** A telephone number as typed: digits in groups, with or without the code of Hong Kong. */
function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s\-()]+$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  return digits.length >= 3 ? digits : null
}

function wordsOf(chunk: string): readonly string[] {
  if (/^[a-z0-9]/.test(chunk)) return [chunk]
  const letters = [...chunk]
  if (letters.length < 2) return letters
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/** Letters and digits that no reference contains, as they look or sound like others. */
const neverInReferences = '0O1IL2Z5S8B'

export interface MistypedReference {
  /** Those typed that no reference contains. */
  readonly impossible: readonly string[]
  /** The halves that may be right, to look for orders that are near. */
  readonly halves: readonly string[]
}

/** Reads what was meant to be a reference and can't be one; null: it does not look like one. */
export function mistypedReference(typed: string): MistypedReference | null {
  const letters = (compatibilityForm(typed.trim(), maxSearchLetters) ?? '')
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
  if (!/^[A-Z0-9]{8}$/.test(letters) || parseReference(letters)) return null
  const isPossible = (half: string) => ![...half].some((letter) => neverInReferences.includes(letter))
  return {
    impossible: [...new Set(letters)].filter((letter) => neverInReferences.includes(letter)),
    halves: [letters.slice(0, 4), letters.slice(4)].filter(isPossible).map((half) => half.toLowerCase()),
  }
}
