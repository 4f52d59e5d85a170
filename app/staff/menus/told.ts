import type { MergedUnit } from '#domain/staff/merge-edits.ts'
import type { SetValues } from '#domain/staff/set-values.ts'
import type { Text } from '#domain/text.ts'

/** What the page of a set says about what was posted. */
export interface Told {
  readonly done: Text | null
  readonly problem: Text | null
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: SetValues | null
  readonly opened: SetValues | null
  readonly clashes: readonly MergedUnit<string>[]
  /** What somebody else changed meanwhile, so that it was not published. */
  readonly unseen: readonly string[]
  /** The button among the groups that was pressed, which is where the person goes on. */
  readonly pressed: string | null
}

export const nothingTold: Told = {
  done: null,
  problem: null,
  typed: null,
  opened: null,
  clashes: [],
  unseen: [],
  pressed: null,
}
