/** Which sets the page of the menus lists; the filter is part of its address. */
import { plainText } from '#domain/free-text.ts'
import { hasWords, longestSearch, readSearch } from '#domain/staff/office/name-search.ts'
import type { Text } from '#domain/text.ts'

export const setLists = ['all', 'on-sale', 'off-sale', 'draft'] as const
export type SetList = (typeof setLists)[number]

export interface SetFilter {
  readonly list: SetList
  /** Id of a category; empty: any. */
  readonly category: string
  /** Words of the names of a set and of its dishes, in either language; empty: any. */
  readonly search: string
}

/** Letters of the id of a category. */
const longestId = 60

/** The parameters of the address, and how long each may be. */
export const setParameters = {
  list: { letters: 10 },
  category: { letters: longestId },
  q: { letters: longestSearch },
} as const

/** Reads the address of the page; what it does not know is left out. */
export function readSetFilter(parameter: (name: keyof typeof setParameters) => string | null): SetFilter {
  return {
    list: setLists.find((list) => list === parameter('list')) ?? 'all',
    category: plainText((parameter('category') ?? '').slice(0, longestId)).trim(),
    search: readSearch(parameter('q')),
  }
}

interface Filtered {
  readonly name: Text
  readonly categoryId: string
  readonly dishes: readonly Text[]
  readonly isOnSale: boolean
  readonly isOutOfSeason: boolean
  readonly isCategoryOff: boolean
  readonly hasDraft: boolean
}

/** A set out of season, or of a category that is off sale, counts as off sale, since nobody can order it. */
export function isSetListed(set: Filtered, { list, category, search }: SetFilter): boolean {
  const isSold = set.isOnSale && !set.isOutOfSeason && !set.isCategoryOff
  const isOfList = { all: true, 'on-sale': isSold, 'off-sale': !isSold, draft: set.hasDraft }
  if (!isOfList[list] || (category !== '' && set.categoryId !== category)) return false
  return hasWords([set.name, ...set.dishes], search)
}
