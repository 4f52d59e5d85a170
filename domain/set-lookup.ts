/** Which set menus a visitor or a caller means: by a name (decisions 6), or by a category (decisions 27). */
import type { SetMenu } from './catalogue.ts'
import type { Text } from './text.ts'

/** What a set is known by: its name in both languages, and the last part of its address. */
export interface Named {
  readonly name: Text
  readonly slug: string
}

/** The set on sale of this name, or null: for none, for no name, and for a set that is not on sale. */
export function findSet(sets: readonly SetMenu[], name: string | null): SetMenu | null {
  return sets.find((set) => set.published && isCalled(set, name ?? '')) ?? null
}

/** Whether the name means this set; an empty one means none. */
export function isCalled({ name, slug }: Named, wanted: string): boolean {
  const folded = foldName(wanted)
  return folded !== '' && [slug, name.zh, name.en].some((known) => foldName(known) === folded)
}

/** Whether the set stands under this category, its own or one that lists it too. */
export function isListedIn(set: Pick<SetMenu, 'categoryId' | 'alsoIn'>, categoryId: string): boolean {
  return set.categoryId === categoryId || set.alsoIn.includes(categoryId)
}

/** One spelling for all that mean the same: case, width of letters and spaces around make no difference. */
export function foldName(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}
