/** Finds sets and gifts by name (decisions 6) or category (decisions 27). */

import { withoutVariants } from '#domain/folded-text.ts'
import { compatibilityForm } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import type { SetMenu } from './catalogue.ts'

export interface NamedSet {
  readonly name: Text
  readonly slug: string
}

type OnSale = NamedSet & Pick<SetMenu, 'published'>

/** Returns null for an unknown name or a set that is off sale. */
export function findSet<Found extends OnSale>(sets: readonly Found[], name: string | null): Found | null {
  return findByName(
    sets.filter(({ published }) => published),
    name,
  )
}

/** A slug wins over an equal name; null for an unknown name. */
export function findByName<Found extends NamedSet>(all: readonly Found[], name: string | null): Found | null {
  const search = foldName(name ?? '')
  return all.find(({ slug }) => foldName(slug) === search) ?? all.find(isCalled(name ?? '')) ?? null
}

/** An empty or overlong name matches nothing. */
export function isCalled(search: string): (set: NamedSet) => boolean {
  const foldedSearch = foldName(search)
  return ({ slug, name }) =>
    foldedSearch !== '' && [slug, name.zh, name.en].some((each) => foldName(each) === foldedSearch)
}

export function isListedIn(set: Pick<SetMenu, 'categoryId' | 'alsoIn'>, categoryId: string): boolean {
  return set.categoryId === categoryId || set.alsoIn.includes(categoryId)
}

/** Folds case, width, outer spaces and character variants; empty for an overlong text. A slug stays as it is. */
export function foldName(text: string): string {
  const plain = compatibilityForm(text.trim(), maxNameLength) ?? ''
  return withoutVariants(plain.trim().replace(/\s+/g, ' ').toLowerCase())
}
