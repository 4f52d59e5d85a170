/** What the page of categories and gifts says about what was posted. */

import type { Moved } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { type DraftFormResult, noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import type { NewOneTyped } from '#app/staff/shop/menus/new-one.tsx'
import type { ShelfKind } from '#domain/staff/shop/menus/shelf-values.ts'
import type { Text } from '#domain/text.ts'

/** What was typed of a new category, which has a description, or of a new gift, which has a price. */
export interface NewShelfTyped extends NewOneTyped {
  readonly kind: ShelfKind
  readonly price: string
  readonly description: Text
}

export interface ShelfFormResult extends DraftFormResult {
  /** The kind and id of what was posted. */
  readonly of: string | null
  readonly moved: Moved | null
  /** What was put on or off sale, or brought back: it stays open. */
  readonly switched: string | null
  /** What could not be added. */
  readonly added: NewShelfTyped | null
}

export const noShelfResult: ShelfFormResult = {
  ...noDraftResult,
  of: null,
  moved: null,
  switched: null,
  added: null,
}
