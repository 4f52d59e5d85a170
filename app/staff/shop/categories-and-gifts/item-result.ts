import type { MovedRow } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { type DraftFormResult, noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import type { NewItemInput } from '#app/staff/shop/menus/new-one.tsx'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { Text } from '#domain/text.ts'

export interface NewCategoryOrGift extends NewItemInput {
  readonly kind: ItemKind
  readonly price: string
  readonly description: Text
}

export interface CategoryOrGiftFormResult extends DraftFormResult {
  /** The text is the kind and id of the posted item. */
  readonly of: string | null
  readonly movedRow: MovedRow | null
  /** The item put on or off sale, or restored; it stays open. */
  readonly switchedTo: string | null
  /** Input of an item that could not be added. */
  readonly newItem: NewCategoryOrGift | null
}

export const noCategoryOrGiftResult: CategoryOrGiftFormResult = {
  ...noDraftResult,
  of: null,
  movedRow: null,
  switchedTo: null,
  newItem: null,
}
