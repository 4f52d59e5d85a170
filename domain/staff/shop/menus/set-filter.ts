/** The filter of the page of sets is part of its address. */
import { plainText } from '#domain/free-text.ts'
import { hasWords, maxSearchLetters, readSearch } from '#domain/staff/office/name-search.ts'
import type { Text } from '#domain/text.ts'

export const setLists = ['all', 'on-sale', 'off-sale', 'draft'] as const
export type SetList = (typeof setLists)[number]

export interface SetFilter {
  readonly list: SetList
  readonly category: string
  /** Words of the set's or its dishes' names in either language; empty for any. */
  readonly search: string
}

const longestId = 60

/** The address's parameters have these maximum lengths. */
export const setParameters = {
  list: { letters: 10 },
  category: { letters: longestId },
  q: { letters: maxSearchLetters },
} as const

/** Unknown values in the address are ignored. */
export function readSetFilter(parameter: (name: keyof typeof setParameters) => string | null): SetFilter {
  return {
    list: setLists.find((list) => list === parameter('list')) ?? 'all',
    category: plainText((parameter('category') ?? '').slice(0, longestId)).trim(),
    search: readSearch(parameter('q')),
  }
}

interface SetToFilter {
  readonly name: Text
  readonly categoryId: string
  readonly dishes: readonly Text[]
  readonly isOnSale: boolean
  readonly isOutOfSeason: boolean
  readonly isCategoryOff: boolean
  readonly hasDraft: boolean
}

/** Sets out of season or of a category off sale count as off sale, since nobody can order them. */
export function isSetListed(set: SetToFilter, { list, category, search }: SetFilter): boolean {
  const isSold = set.isOnSale && !set.isOutOfSeason && !set.isCategoryOff
  const isOfList = { all: true, 'on-sale': isSold, 'off-sale': !isSold, draft: set.hasDraft }
  if (!isOfList[list] || (category !== '' && set.categoryId !== category)) return false
  return hasWords([set.name, ...set.dishes], search)
}
