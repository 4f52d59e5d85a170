/**
 * Search by reference, name, phone or address. The database stores the words of each order
 * (server/db/schema/orders.ts).
 */
import { type PlaceName, placeNames } from '#domain/delivery/place-names.ts'
import { variantsOf } from '#domain/folded-text.ts'
import { compatibilityForm } from '#domain/free-text.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { placeReplacer } from '#domain/search-text.ts'

/** No address is longer. */
export const maxSearchLetters = 100

/** More words would not narrow the result. */
const maxWords = 12

/** The text is a prefix of a word. */
export type SearchWord = string

/**
 * Lower-case words: letters and digits, pairs of Chinese characters, and numbers joined across spaces.
 * Empty if nothing is searchable.
 */
export function searchWords(search: string): readonly SearchWord[] {
  const reference = parseReference(search)
  if (reference) return [reference.replace('-', '').toLowerCase()]
  const text = (compatibilityForm(search.trim(), maxSearchLetters) ?? '').toLowerCase()
  const number = phoneDigits(text)
  if (number) return [number]
  const words = [
    ...withPlacesInOneWord(text).matchAll(/[a-z0-9]+|(?:(?!\p{ASCII})[\p{L}\p{M}\p{N}])+/gu),
  ].flatMap(([chunk]) => wordsOf(chunk))
  return [...new Set(words)].slice(0, maxWords)
}

const oneWord = ({ en }: PlaceName): string => en.toLowerCase().replaceAll(' ', '')

const replacePlaces = placeReplacer(placeNames, ({ en, short = [] }) => [en, ...short])

/** Joins place names in English and short ones: Kwai Chung becomes Kwaichung. */
const withPlacesInOneWord = (text: string): string => replacePlaces(text, (place) => ` ${oneWord(place)} `)

const placesByWord = new Map(placeNames.map((place) => [oneWord(place), place] as const))

/**
 * Each alternative is a list of required words. Places have names in both languages, characters have
 * variants.
 */
export function alternativesOf(word: SearchWord): readonly (readonly SearchWord[])[] {
  const place = placesByWord.get(word)
  if (place) {
    const { zh, en, short = [] } = place
    const names = [word, en, zh, ...short].map((name) => name.toLowerCase().split(' ').flatMap(wordsOf))
    return names.filter((name, index) => names.findIndex((other) => `${other}` === `${name}`) === index)
  }
  return [...word]
    .reduce<readonly string[]>(
      (heads, character) => heads.flatMap((head) => variantsOf(character).map((each) => head + each)),
      [''],
    )
    .map((each) => [each])
}

/** The digits may be grouped and begin with Hong Kong's code. */
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

/** These letters and digits look or sound like others. */
const neverInReferences = '0O1IL2Z5S8B'

export interface MistypedReference {
  /** Characters that no reference contains. */
  readonly impossible: readonly string[]
  /** Halves that may be right, to search for similar orders. */
  readonly halves: readonly string[]
}

/** Returns null if the text does not resemble a reference. */
export function mistypedReference(search: string): MistypedReference | null {
  const letters = (compatibilityForm(search.trim(), maxSearchLetters) ?? '')
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
  if (!/^[A-Z0-9]{8}$/.test(letters) || parseReference(letters)) return null
  const isPossible = (half: string) => ![...half].some((letter) => neverInReferences.includes(letter))
  return {
    impossible: [...new Set(letters)].filter((letter) => neverInReferences.includes(letter)),
    halves: [letters.slice(0, 4), letters.slice(4)].filter(isPossible).map((half) => half.toLowerCase()),
  }
}
