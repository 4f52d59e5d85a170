/** One spelling for search inputs and the texts they search. */
import { characterVariants } from './character-variants.ts'
import { type PlaceName, placeNames } from './delivery/place-names.ts'
import { compatibilityForm } from './free-text.ts'
import { langs } from './text.ts'

const firstOf = new Map(
  characterVariants.split(' ').flatMap((group) => {
    const [first = '', ...others] = group
    return others.map((other) => [other, first] as const)
  }),
)

const groupOf = new Map(
  characterVariants.split(' ').flatMap((group) => [...group].map((each) => [each, group])),
)

export const variantsOf = (character: string): readonly string[] => [...(groupOf.get(character) ?? character)]

/** Folds case, width, spaces, punctuation and character variants; empty above twice `max` code units. */
export function searchable(text: string, max: number): string {
  return withoutVariants((compatibilityForm(text, max) ?? '').toLowerCase().replace(/[\s\p{P}]/gu, ''))
}

/** Replaces each character by the first of its group of variants. */
export function withoutVariants(text: string): string {
  return Array.from(text, (character) => firstOf.get(character) ?? character).join('')
}

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
export function placeReplacer(namesOf: (place: PlaceName) => readonly string[]) {
  const placeByName = new Map(
    placeNames.flatMap((place) => namesOf(place).map((name) => [searchable(name, longest), place] as const)),
  )
  const pattern = namePattern(placeNames.flatMap(namesOf))
  return (text: string, nameFor: (place: PlaceName) => string): string =>
    text.replace(pattern, (match) => {
      const place = placeByName.get(searchable(match, longest))
      return place ? nameFor(place) : match
    })
}

const replaceShortNames = placeReplacer(({ short = [] }) => short)

/** Short names such as TST also stand for their places. */
function spellingsOf(sought: string): readonly string[] {
  const plain = compatibilityForm(sought, longest) ?? ''
  const spellings = langs.map((lang) => replaceShortNames(plain, (place) => place[lang]))
  return [...new Set([plain, ...spellings].map((each) => searchable(each, longest)))]
}

export function holds(text: string, sought: string): boolean {
  const folded = searchable(text, longest)
  return spellingsOf(sought).some((each) => folded.includes(each))
}

/** @param rest maximum number of characters that may follow */
export function beginsWith(text: string, sought: string, rest = Number.POSITIVE_INFINITY): boolean {
  const folded = searchable(text, longest)
  return spellingsOf(sought).some((each) => folded.startsWith(each) && folded.length <= each.length + rest)
}

/** Words match in any order; an empty search matches everything. */
export function holdWords(texts: readonly string[], sought: string): boolean {
  const words = sought.split(/\s+/).filter((word) => searchable(word, longest) !== '')
  const isHeld = (each: string) => texts.some((text) => holds(text, each))
  // A short name may consist of two words.
  return isHeld(sought) || words.every(isHeld)
}
