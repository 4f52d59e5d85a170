import { plainText } from '#domain/free-text.ts'
import { holdWords } from '#domain/search-text.ts'
import type { Text } from '#domain/text.ts'

/** Letters of what is sought. */
export const longestSearch = 60

/** What is sought, as the address of a page says it. */
export const readSearch = (typed: string | null): string =>
  plainText((typed ?? '').slice(0, longestSearch)).trim()

/** Whether the names, in either language, have every word that is sought, in any order; nothing sought fits any name. */
export const hasWords = (names: readonly Text[], sought: string): boolean =>
  holdWords(
    names.flatMap(({ zh, en }) => [zh, en]),
    sought,
  )
