/** What was typed of a dish, category or gift becomes its draft, or what customers see. */
import { todayInHongKong } from '#domain/calendar.ts'
import { mergeByUnit } from '#domain/staff/edit/merge-edits.ts'
import { giftValuesOn } from '#domain/staff/menus/gift-prices.ts'
import {
  asSent,
  draftOn,
  type ItemPlace,
  type ItemValues,
  type SavedAs,
  wholeDraft,
  withWhatIsStored,
} from '#domain/staff/menus/item-drafts.ts'
import { changedFields } from '#domain/staff/menus/set-values.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { itemDraft } from '#server/db/shop/item-drafts.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockMenu } from './steps/locks.ts'

export interface TypedItem extends SavedAs {
  /** The values with which the form was opened. */
  readonly opened: ItemValues
  readonly typed: ItemValues
}

/** Somebody else changed these fields since the form was opened: the same ones, or others of what is published from a draft. */
export interface ItemClash {
  readonly clashes: readonly string[]
  /** As stored now. */
  readonly stored: ItemValues
  /** Whether what is stored is a draft. */
  readonly isDraft: boolean
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
  { opened, typed, as, wasDraft = false }: TypedItem,
  by: string,
  at: Date,
): Promise<ItemClash | 'drafted' | { readonly values: ItemValues }> {
  const today = todayInHongKong(at)
  const row = itemDraft(tx, place)
  const draft = await row.read()
  const stored = draft ? draftOn(draft.values, published, today) : published
  // A form that was opened before midnight may have a planned price that is the present one now.
  const [was, is] = [giftValuesOn(opened, today), giftValuesOn(typed, today)]
  const { values: sent, units } = mergeByUnit(unitOf, was, is, asSent(place.kind, stored), {})
  const values = withWhatIsStored(place.kind, sent, stored)
  const ofDraft = draft !== null || wasDraft
  const saves = as ?? (ofDraft ? 'draft' : 'published')
  // Only what its publisher has seen of a draft is published; where it was dropped meanwhile, the publisher learns that.
  const isUnseen = ofDraft && saves === 'published'
  const asked = units.filter((unit) => unit.clashes || (isUnseen && unit.changedBy === 'theirs'))
  if (asked.length > 0)
    return { clashes: asked.map(({ unit }) => unit), stored, isDraft: draft !== null, merged: values }
  if (saves === 'published') return { values }
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
  now: Date,
): Promise<DropDraftResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    return db.transaction(async (tx) => {
      await lockMenu(tx)
      const row = itemDraft(tx, place)
      const draft = await row.read()
      const today = todayInHongKong(now)
      const isSeen =
        draft === null ||
        changedFields(
          giftValuesOn(asSent(place.kind, draft.values), today),
          giftValuesOn(asSent(place.kind, wholeDraft(opened, draft.values)), today),
        ).length === 0
      if (!isSeen) return 'draft-unseen'
      await row.remove()
      return 'dropped'
    })
  })
}
