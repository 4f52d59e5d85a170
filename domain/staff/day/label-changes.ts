/** A label whose content changed must be reprinted. */
import type { Text } from '#domain/text.ts'

export interface LabelContent {
  /** The text is YYYY-MM-DD HH:mm. */
  readonly due: string
  readonly dish: Text
  /** Pickups have no place, and older records omit it. */
  readonly place?: Text | null
  readonly portions: number
  /** The count is, for example, "2/5". */
  readonly count: string
  /** These allergies of guests match the dish. */
  readonly allergies: readonly string[]
}

const labelFactKinds = ['due', 'dish', 'place', 'portions', 'count', 'allergies'] as const

export type LabelPart = (typeof labelFactKinds)[number]

/** @returns changed fields in label order */
export function labelChanges(before: LabelContent, now: LabelContent): readonly LabelPart[] {
  return labelFactKinds.filter(
    (kind) => before[kind] !== undefined && wordsOf(before, kind) !== wordsOf(now, kind),
  )
}

/** Compares names field by field: JSON columns do not preserve key order. */
function wordsOf(content: LabelContent, kind: LabelPart): string {
  if (kind !== 'dish' && kind !== 'place') return String(content[kind])
  const name = content[kind]
  return name ? `${name.zh} ${name.en}` : ''
}
