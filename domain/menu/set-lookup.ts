/** Finds the set menus that a visitor or caller refers to: by name (decisions 6) or by category (decisions 27). */

import { compatibilityForm } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import type { SetMenu } from './catalogue.ts'

/** The names of a set: in both languages, and the last part of its URL. */
export interface Named {
  readonly name: Text
  readonly slug: string
}

type OnSale = Named & Pick<SetMenu, 'published'>

/** The set on sale with this name; null for an unknown or empty name, and for a set that is not on sale. */
export function findSet<Found extends OnSale>(sets: readonly Found[], name: string | null): Found | null {
  const onSale = sets.filter(({ published }) => published)
  // No name takes an address from the set that has it.
  const wanted = foldName(name ?? '')
  return onSale.find(({ slug }) => foldName(slug) === wanted) ?? onSale.find(isCalled(name ?? '')) ?? null
}

/** Returns a predicate for the item with this name. An empty name, and one longer than any set has, matches nothing. */
export function isCalled(wanted: string): (known: Named) => boolean {
  const folded = foldName(wanted)
  return ({ slug, name }) =>
    folded !== '' && [slug, name.zh, name.en].some((known) => foldName(known) === folded)
}

/** Whether the set is listed in this category, as its own or as an additional one. */
export function isListedIn(set: Pick<SetMenu, 'categoryId' | 'alsoIn'>, categoryId: string): boolean {
  return set.categoryId === categoryId || set.alsoIn.includes(categoryId)
}

/**
 * One spelling for all equivalent names: case, width of letters and surrounding spaces make no difference. Empty for a
 * text longer than any name.
 */
export function foldName(text: string): string {
  const plain = compatibilityForm(text.trim(), maxNameLength) ?? ''
  return plain.trim().replace(/\s+/g, ' ').toLowerCase()
}
