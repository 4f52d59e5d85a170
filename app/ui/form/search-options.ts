/** The options of a searchable choice, and which of them a typed text finds. */
import { compatibilityForm } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
  /** In small letters below the label. */
  readonly note: string
  /** What it is found by. */
  readonly words: string
}

export interface SearchGroup {
  readonly label: string
  readonly options: readonly SearchOption[]
}

/** The groups with the options that contain the typed text; width, case, spaces and punctuation do not matter. */
export function optionsFound(groups: readonly SearchGroup[], typed: string): readonly SearchGroup[] {
  const wanted = searchable(compatibilityForm(typed, maxNameLength) ?? typed)
  return groups.flatMap(({ label, options }) => {
    const found = options.filter(({ words }) => searchable(words).includes(wanted))
    return found.length > 0 ? [{ label, options: found }] : []
  })
}

function searchable(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}
