import { plainText } from '#domain/free-text.ts'
import { foldName } from '#domain/menu/set-lookup.ts'
import type { Text } from '#domain/text.ts'

/** Letters of what is sought. */
export const longestSearch = 60

/** What is sought, as the address of a page says it. */
export const readSearch = (typed: string | null): string =>
  plainText((typed ?? '').slice(0, longestSearch)).trim()

/**
 * Whether the names, in either language, have every word that is sought: in any order and case, and parts of words too.
 * Nothing sought fits any name.
 */
export function hasWords(names: readonly Text[], sought: string): boolean {
  const words = foldName(sought).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const known = names.flatMap(({ zh, en }) => [foldName(zh), foldName(en)])
  return words.every((word) => known.some((name) => name.includes(word)))
}
