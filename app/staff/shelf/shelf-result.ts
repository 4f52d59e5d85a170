/** What the page of categories and gifts says about what was posted. */

import type { Moved } from '#app/staff/menus/drafts/moved-note.tsx'
import type { NewOneTyped } from '#app/staff/menus/new-one.tsx'
import type { FormResult } from '#app/staff/ui/form-result.ts'
import type { FarPrice } from '#domain/staff/menus/far-prices.ts'
import type { ShelfKind, ShelfProblem, ShelfValues } from '#domain/staff/menus/shelf-values.ts'
import type { Text } from '#domain/text.ts'

/** What was typed of a new category, which has a description, or of a new gift, which has a price. */
export interface NewShelfTyped extends NewOneTyped {
  readonly kind: ShelfKind
  readonly price: string
  readonly description: Text
}

export interface ShelfFormResult extends FormResult<ShelfValues> {
  /** The kind and id of what was posted. */
  readonly of: string | null
  readonly problems: Readonly<Record<string, ShelfProblem>>
  /** Prices that are asked about before customers see them. */
  readonly farPrices: readonly FarPrice[]
  readonly clashes: readonly string[]
  /** Whether what was posted was a draft. */
  readonly wasDraft: boolean | null
  readonly moved: Moved | null
  /** What was put on or off sale, or brought back: it stays open. */
  readonly switched: string | null
  /** What could not be added. */
  readonly added: NewShelfTyped | null
}

export const noShelfResult: ShelfFormResult = {
  of: null,
  done: null,
  problem: null,
  problems: {},
  farPrices: [],
  clashes: [],
  typed: null,
  opened: null,
  wasDraft: null,
  moved: null,
  switched: null,
  added: null,
}
