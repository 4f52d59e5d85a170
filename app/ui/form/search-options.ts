/** The options of a searchable choice, and which of them a typed text finds. */
import { compatibilityForm } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
  /** In small letters below the label. */
  readonly note: string
  /** What it is found by, between bars: its name in either language, and then other words. */
  readonly words: string
}

export interface SearchGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

/**
 * The groups with the options that contain the typed text; width, case, spaces and punctuation do not matter. Those with
 * a name that begins with it come first.
 */
export function optionsFound(groups: readonly SearchGroup[], typed: string): readonly SearchGroup[] {
  const wanted = searchable(compatibilityForm(typed, maxNameLength) ?? typed)
  const rank = (option?: SearchOption) =>
    option?.words.split('|', 2).some((name) => searchable(name).startsWith(wanted)) ? 0 : 1
  return groups
    .map(({ label, options }) => ({
      label,
      options: options
        .filter(({ words }) => searchable(words).includes(wanted))
        .toSorted((a, b) => rank(a) - rank(b)),
    }))
    .filter(({ options }) => options.length > 0)
    .toSorted((a, b) => rank(a.options[0]) - rank(b.options[0]))
}

function searchable(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}
