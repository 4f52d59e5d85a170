/** One spelling for search inputs and the texts they search. */
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

/** Short names such as TST also stand for their places. */
function spellingsOf(sought: string): readonly string[] {
  const folded = searchable(sought, longest)
  const place = placeNames.find(({ short }) => short?.toLowerCase() === folded)
  return place ? [folded, searchable(place.zh, longest), searchable(place.en, longest)] : [folded]
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
  return words.every((word) => texts.some((text) => holds(text, word)))
}
