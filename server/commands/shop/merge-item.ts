/** What was typed of a dish, category or gift becomes its draft, or what customers see. */
import { may } from '#domain/permissions.ts'
import {
  asSent,
  type ItemPlace,
  type ItemValues,
  type SavedAs,
  wholeDraft,
  withWhatIsStored,
} from '#domain/staff/item-drafts.ts'
import { mergeByUnit } from '#domain/staff/merge-edits.ts'
import { changedFields } from '#domain/staff/set-values.ts'
import type { StaffMember } from '#domain/staff-member.ts'
import { unlessAway } from '#server/commands/unless-away.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockMenu } from './locks.ts'

export interface TypedItem extends SavedAs {
  /** The values with which the form was opened. */
  readonly opened: ItemValues
  readonly typed: ItemValues
}

/** Somebody else changed these fields since the form was opened: the same ones, or others of a draft to be published. */
export interface ItemClash {
  readonly clashes: readonly string[]
  /** As stored now. */
  readonly stored: ItemValues
  /** The stored ones with what was typed, which was kept where both changed a field. */
  readonly merged: ItemValues
}

export interface EditedItem extends ItemPlace {
  /** What customers see. */
  readonly published: ItemValues
  /** Fields that are merged as one. */
  readonly unitOf: (field: string) => string
}

/** @returns the values to publish, where the draft is not all that is asked for */
export async function mergeItem(
  tx: Transaction,
  { published, unitOf, ...place }: EditedItem,
  { opened, typed, as }: TypedItem,
  by: string,
  at: Date,
): Promise<ItemClash | 'drafted' | { readonly values: ItemValues }> {
  const row = itemDraft(tx, place)
  const draft = await row.read()
  const stored = draft ? wholeDraft(draft.values, published) : published
  const { values: sent, units } = mergeByUnit(unitOf, opened, typed, asSent(place.kind, stored), {})
  const values = withWhatIsStored(place.kind, sent, stored)
  const isDraft = as ? as === 'draft' : draft !== null
  // Only what its publisher has seen of a draft is published.
  const asked = units.filter((unit) => unit.clashes || (draft && !isDraft && unit.changedBy === 'theirs'))
  if (asked.length > 0) return { clashes: asked.map(({ unit }) => unit), stored, merged: values }
  if (!isDraft) return { values }
  if (changedFields(published, values).length === 0) await row.remove()
  else await row.save({ values, at, by })
  return 'drafted'
}

export type DropDraftResult = 'dropped' | 'draft-unseen' | 'not-allowed' | 'temporarily-unavailable'

/**
 * Drops the draft of a dish, category or gift. One that somebody saved since the page was opened is kept.
 * @param opened the values that the person saw
 */
export function dropItemDraft(
  { db }: Pick<Store, 'db'>,
  { opened, ...place }: ItemPlace & { readonly opened: ItemValues },
  by: StaffMember,
): Promise<DropDraftResult> {
  return unlessAway(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    return db.transaction(async (tx) => {
      await lockMenu(tx)
      const row = itemDraft(tx, place)
      const draft = await row.read()
      const isSeen =
        draft === null ||
        changedFields(asSent(place.kind, draft.values), asSent(place.kind, wholeDraft(opened, draft.values)))
          .length === 0
      if (!isSeen) return 'draft-unseen'
      await row.remove()
      return 'dropped'
    })
  })
}
