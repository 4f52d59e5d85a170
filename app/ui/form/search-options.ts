/** The options of a searchable choice, and which of them a typed text finds. */
import { compatibilityForm } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'

export interface SearchOption {
  readonly value: string
  readonly label: string
  /** In small letters below the label. */
  readonly note: string
  /** What it is called; a text that begins a name finds it before others. */
  readonly names: readonly string[]
  /** What else it is found by. */
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
  const begins = ({ names }: SearchOption) => names.some((name) => searchable(name).startsWith(wanted))
  const holds = ({ names, words }: SearchOption) =>
    [...names, words].some((text) => searchable(text).includes(wanted))
  const found = groups.flatMap(({ label, options }) => {
    const held = firstThose(options.filter(holds), begins)
    return held.length > 0 ? [{ label, options: held }] : []
  })
  return firstThose(found, ({ options }) => options.some(begins))
}

function firstThose<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[] {
  return items.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

function searchable(text: string): string {
  return text.toLowerCase().replace(/[\s\p{P}]/gu, '')
}
