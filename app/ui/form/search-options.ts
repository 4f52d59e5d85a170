import { beginsWith, holds } from '#domain/search-text.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
  readonly note: string
  /** Terms between bars: the name in both languages, then other words. */
  readonly words: string
  /** The outcome of an option is, for example, its fee. */
  readonly outcome: string
}

export interface SearchGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

/** Exact names come first, then names that begin with the input. */
export function searchOptions(groups: readonly SearchGroup[], search: string): readonly SearchGroup[] {
  const rank = (option?: SearchOption) => {
    const matches = option?.words.split('|', 2).filter((name) => beginsWith(name, search)) ?? []
    // Few people type the suffix for "district".
    return matches.some((name) => beginsWith(name, search, 1)) ? 0 : matches.length > 0 ? 1 : 2
  }
  return groups
    .map(({ label, options }) => ({
      label,
      options: options.filter(({ words }) => holds(words, search)).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => rank(a.options[0]) - rank(b.options[0]))
}

/** Returns null if another match has a different outcome. */
export function sureOption(groups: readonly SearchGroup[]): SearchOption | null {
  const [first, ...others] = groups.flatMap(({ options }) => options)
  return first && others.every(({ outcome }) => outcome === first.outcome) ? first : null
}
