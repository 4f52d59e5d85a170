/** Finds sets by their name or their dishes, in either language and any spelling; on the server, which has the variants. */
import { searchable } from '#domain/folded-text.ts'
import { langs, type Text } from '#domain/text.ts'
import type { Dish, SetMenu } from './catalogue.ts'

/** No name and no search is longer. */
const longest = 400

/** A menu folds each of its names once. */
const foldedNames = new WeakMap<Text, string>()

function foldedName(name: Text): string {
  const ready = foldedNames.get(name)
  if (ready !== undefined) return ready
  // The gap cannot be typed, so no word begins in one language and ends in the other.
  const folded = langs.map((lang) => searchable(name[lang], longest)).join(' ')
  foldedNames.set(name, folded)
  return folded
}

export interface SearchMatch {
  readonly isNamed: boolean
  readonly dishes: readonly Dish[]
}

/** Null if neither the name nor a dish holds all words of the search. */
export function searchSet(
  { name, groups }: Pick<SetMenu, 'name' | 'groups'>,
  search: string,
): SearchMatch | null {
  const words = search.split(/\s+/).flatMap((word) => searchable(word, longest) || [])
  const isFound = (text: Text) => words.every((word) => foldedName(text).includes(word))
  const dishes = groups.flatMap((group) =>
    group.dishes.flatMap(({ dish }) => (isFound(dish.name) ? [dish] : [])),
  )
  const isNamed = isFound(name)
  return isNamed || dishes.length > 0 ? { isNamed, dishes: [...new Set(dishes)] } : null
}
