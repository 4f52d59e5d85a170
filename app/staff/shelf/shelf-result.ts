/** What the page of categories and gifts says about what was posted. */

import type { Moved } from '#app/staff/menus/drafts/moved-note.tsx'
import type { NewOneTyped } from '#app/staff/menus/new-one.tsx'
import type { ShelfKind, ShelfProblem, ShelfValues } from '#domain/staff/menus/shelf-values.ts'
import type { Text } from '#domain/text.ts'

/** What was typed of a new category, which has a description, or of a new gift, which has a price. */
export interface NewShelfTyped extends NewOneTyped {
  readonly kind: ShelfKind
  readonly price: string
  readonly description: Text
}

export interface FormResult {
  /** The kind and id of what was posted. */
  readonly of: string | null
  readonly done: Text | null
  readonly problem: Text | null
  readonly problems: Readonly<Record<string, ShelfProblem>>
  readonly clashes: readonly string[]
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: ShelfValues | null
  readonly opened: ShelfValues | null
  /** Whether that was a draft. */
  readonly wasDraft: boolean | null
  readonly moved: Moved | null
  /** What was put on or off sale, or brought back: it stays open. */
  readonly switched: string | null
  /** What could not be added. */
  readonly added: NewShelfTyped | null
}

export const noResult: FormResult = {
  ...{ of: null, done: null, problem: null, problems: {} },
  ...{ clashes: [], typed: null, opened: null, wasDraft: null, moved: null, switched: null, added: null },
}
