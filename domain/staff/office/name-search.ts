import { plainText } from '#domain/free-text.ts'
import { holdWords } from '#domain/search-text.ts'
import type { Text } from '#domain/text.ts'

export const maxSearchLetters = 60

export const readSearch = (search: string | null): string =>
  plainText((search ?? '').slice(0, maxSearchLetters)).trim()

/** Words match in any order and either language; an empty search matches everything. */
export const hasWords = (names: readonly Text[], search: string): boolean =>
  holdWords(
    names.flatMap(({ zh, en }) => [zh, en]),
    search,
  )
