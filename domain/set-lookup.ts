/** Which set menus a visitor or a caller means: by a name (decisions 6), or by a category (decisions 27). */
import type { SetMenu } from './catalogue.ts'
import { compatibilityForm } from './free-text.ts'
import { longestName } from './input-limits.ts'
import type { Text } from './text.ts'

/** What a set is known by: its name in both languages, and the last part of its address. */
export interface Named {
  readonly name: Text
  readonly slug: string
}

/** The set on sale of this name, or null: for none, for no name, and for a set that is not on sale. */
export function findSet(sets: readonly SetMenu[], name: string | null): SetMenu | null {
  const isWanted = isCalled(name ?? '')
  return sets.find((set) => set.published && isWanted(set)) ?? null
}

/** Gives the test for what a name means. An empty name, and one longer than any set has, means nothing. */
export function isCalled(wanted: string): (known: Named) => boolean {
  const folded = foldName(wanted)
  return ({ slug, name }) =>
    folded !== '' && [slug, name.zh, name.en].some((known) => foldName(known) === folded)
}

/** Whether the set stands under this category, its own or one that lists it too. */
export function isListedIn(set: Pick<SetMenu, 'categoryId' | 'alsoIn'>, categoryId: string): boolean {
  return set.categoryId === categoryId || set.alsoIn.includes(categoryId)
}

/**
 * One spelling for all that mean the same: case, width of letters and spaces around make no difference. Empty for a
 * text longer than any name.
 */
export function foldName(text: string): string {
  const plain = compatibilityForm(text.trim(), longestName) ?? ''
  return plain.trim().replace(/\s+/g, ' ').toLowerCase()
}
