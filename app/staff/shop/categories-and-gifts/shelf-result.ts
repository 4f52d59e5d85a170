import type { Moved } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { type DraftFormResult, noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import type { NewOneTyped } from '#app/staff/shop/menus/new-one.tsx'
import type { ShelfKind } from '#domain/staff/shop/menus/shelf-values.ts'
import type { Text } from '#domain/text.ts'

export interface NewShelfTyped extends NewOneTyped {
  readonly kind: ShelfKind
  readonly price: string
  readonly description: Text
}

export interface ShelfFormResult extends DraftFormResult {
  /** Kind and id of the posted item. */
  readonly of: string | null
  readonly moved: Moved | null
  /** The item put on or off sale, or restored; it stays open. */
  readonly switched: string | null
  /** Input of an item that could not be added. */
  readonly added: NewShelfTyped | null
}

export const noShelfResult: ShelfFormResult = {
  ...noDraftResult,
  of: null,
  moved: null,
  switched: null,
  added: null,
}
