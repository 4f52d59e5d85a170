/** What a printed label says that may have changed since: a label that says something else is printed again. */
import type { Text } from '#domain/text.ts'

export interface LabelFacts {
  /** YYYY-MM-DD and HH:mm. */
  readonly due: string
  readonly dish: Text
  /** Where it goes; null: it is picked up. Absent from what was printed before it was kept. */
  readonly place?: Text | null
  readonly portions: number
  /** The how manieth of how many. */
  readonly count: string
  /** What guests are allergic to in this dish. */
  readonly allergies: readonly string[]
}

const labelFactKinds = ['due', 'dish', 'place', 'portions', 'count', 'allergies'] as const

export type LabelFactKind = (typeof labelFactKinds)[number]

/** @returns what is different, in the order of the label */
export function labelChanges(printed: LabelFacts, now: LabelFacts): readonly LabelFactKind[] {
  return labelFactKinds.filter(
    (kind) => printed[kind] !== undefined && wordsOf(printed, kind) !== wordsOf(now, kind),
  )
}

/** A database may keep the fields of a name in another order. */
function wordsOf(facts: LabelFacts, kind: LabelFactKind): string {
  if (kind !== 'dish' && kind !== 'place') return String(facts[kind])
  const name = facts[kind]
  return name ? `${name.zh} ${name.en}` : ''
}
