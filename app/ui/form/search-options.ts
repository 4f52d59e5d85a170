/** The options of a searchable choice, and which of them a typed text finds. */
import { beginsWith, holds } from '#domain/search-text.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
  /** In small letters below the label. */
  readonly note: string
  /** What it is found by, between bars: its own name in either language, and then other words. */
  readonly words: string
  /** What follows from choosing it, such as a fee. */
  readonly outcome: string
}

export interface SearchGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

/**
 * The groups with the options that hold the typed text, as every search understands it. Those whose own name it is come
 * first, then those whose own name begins with it.
 */
export function optionsFound(groups: readonly SearchGroup[], typed: string): readonly SearchGroup[] {
  const rank = (option?: SearchOption) => {
    const begun = option?.words.split('|', 2).filter((name) => beginsWith(name, typed)) ?? []
    // A Chinese name may end in the word for a district, which few people type.
    return begun.some((name) => beginsWith(name, typed, 1)) ? 0 : begun.length > 0 ? 1 : 2
  }
  return groups
    .map(({ label, options }) => ({
      label,
      options: options.filter(({ words }) => holds(words, typed)).toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => rank(a.options[0]) - rank(b.options[0]))
}

/** The option that Enter takes at once: the first, unless another that is found has another outcome. */
export function sureOption(found: readonly SearchGroup[]): SearchOption | null {
  const [first, ...others] = found.flatMap(({ options }) => options)
  return first && others.every(({ outcome }) => outcome === first.outcome) ? first : null
}
