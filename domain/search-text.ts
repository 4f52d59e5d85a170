/** Searches find a text in any spelling, and places by any of their names. */
import { type PlaceName, placesWithShortNames } from './delivery/place-names.ts'
import { searchable, variantsOf } from './folded-text.ts'
import { compatibilityForm } from './free-text.ts'
import { langs } from './text.ts'

/** No name is longer. */
const longest = 4_000

/** Matches names however their words are separated and their characters written, though not inside a word. */
function namePattern(names: readonly string[]): RegExp {
  const spelt = names.map((name) =>
    Array.from(name, (each) => (each === ' ' ? '[\\s\\p{P}]*' : `[${variantsOf(each).join('')}]`)).join(''),
  )
  return new RegExp(`(?<![a-z0-9])(?:${spelt.join('|')})(?![a-z0-9])`, 'giu')
}

/**
 * Finds places in a text of plain width by some of their names.
 * @returns a function that writes another name in place of each
 */
export function placeReplacer(
  places: readonly PlaceName[],
  namesOf: (place: PlaceName) => readonly string[],
) {
  const placeByName = new Map(
    places.flatMap((place) => namesOf(place).map((name) => [searchable(name, longest), place] as const)),
  )
  const pattern = namePattern(places.flatMap(namesOf))
  return (text: string, nameFor: (place: PlaceName) => string): string =>
    text.replace(pattern, (match) => {
      const place = placeByName.get(searchable(match, longest))
      return place ? nameFor(place) : match
    })
}

const replaceShortNames = placeReplacer(placesWithShortNames, ({ short = [] }) => short)

/** Short names such as TST also stand for their places. */
function spellingsOf(search: string): readonly string[] {
  const plain = compatibilityForm(search, longest) ?? ''
  const spellings = langs.map((lang) => replaceShortNames(plain, (place) => place[lang]))
  return [...new Set([plain, ...spellings].map((each) => searchable(each, longest)))]
}

export function holds(text: string, search: string): boolean {
  const foldedText = searchable(text, longest)
  return spellingsOf(search).some((each) => foldedText.includes(each))
}

/** @param rest maximum number of characters that may follow */
export function beginsWith(text: string, search: string, rest = Number.POSITIVE_INFINITY): boolean {
  const foldedText = searchable(text, longest)
  return spellingsOf(search).some(
    (each) => foldedText.startsWith(each) && foldedText.length <= each.length + rest,
  )
}

/** Words match in any order; an empty search matches everything. */
export function holdWords(texts: readonly string[], search: string): boolean {
  const words = search.split(/\s+/).filter((word) => searchable(word, longest) !== '')
  const isHeld = (each: string) => texts.some((text) => holds(text, each))
  // A short name may consist of two words.
  return isHeld(search) || words.every(isHeld)
}
