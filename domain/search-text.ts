/** One spelling for whatever people type into a search, and for what it looks through: the same for every search. */
import { characterVariants } from './character-variants.ts'
import { placeNames } from './delivery/place-names.ts'
import { compatibilityForm } from './free-text.ts'

const firstOf = new Map(
  characterVariants.split(' ').flatMap((group) => {
    const [first = '', ...others] = group
    return others.map((other) => [other, first] as const)
  }),
)

const groupOf = new Map(
  characterVariants.split(' ').flatMap((group) => [...group].map((each) => [each, group])),
)

/** All characters that a search takes for this one, itself among them. */
export const variantsOf = (character: string): readonly string[] => [...(groupOf.get(character) ?? character)]

/**
 * Case, width, spaces, punctuation and variants of characters make no difference; empty for a text of more than twice
 * `max` code units.
 */
export function searchable(text: string, max: number): string {
  const plain = (compatibilityForm(text, max) ?? '').toLowerCase().replace(/[\s\p{P}]/gu, '')
  return Array.from(plain, (character) => firstOf.get(character) ?? character).join('')
}

/** Longer than the name of any dish, set or place with its words. */
const longest = 4_000

/** The spellings of what is sought: a short name such as TST is also looked for as the place that it stands for. */
function spellingsOf(sought: string): readonly string[] {
  const folded = searchable(sought, longest)
  const place = placeNames.find(({ short }) => short?.toLowerCase() === folded)
  return place ? [folded, searchable(place.zh, longest), searchable(place.en, longest)] : [folded]
}

/** Whether a text holds what is sought, as it is or under the name of the place that it is short for. */
export function holds(text: string, sought: string): boolean {
  const folded = searchable(text, longest)
  return spellingsOf(sought).some((each) => folded.includes(each))
}

/** Whether a text begins with it. @param rest how many characters may follow */
export function beginsWith(text: string, sought: string, rest = Number.POSITIVE_INFINITY): boolean {
  const folded = searchable(text, longest)
  return spellingsOf(sought).some((each) => folded.startsWith(each) && folded.length <= each.length + rest)
}

/** Whether the texts together hold every word that is sought, in any order; nothing sought fits any. */
export function holdWords(texts: readonly string[], sought: string): boolean {
  const words = sought.split(/\s+/).filter((word) => searchable(word, longest) !== '')
  return words.every((word) => texts.some((text) => holds(text, word)))
}
