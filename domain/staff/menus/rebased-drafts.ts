/** Drafts of dishes, categories and gifts over a menu that has changed below them: what was typed is kept, and no more. */
import type { CalendarDate } from '#domain/calendar.ts'
import { mergeByUnit } from '#domain/staff/edit/merge-edits.ts'
import { draftOn, type ItemDraft, type ItemValues } from './item-drafts.ts'
import { type ItemMenu, itemKey, itemValuesIn } from './item-values.ts'
import { changedFields } from './set-values.ts'
import { shelfUnit } from './shelf-values.ts'

export interface RebasedDraft<Draft extends ItemDraft> {
  readonly draft: Draft
  /** Null: the menu has what was typed, so that nothing waits any more. */
  readonly values: ItemValues | null
}

/**
 * The drafts of what has changed; where both changed a field, it is as the draft has it.
 * @param before with the prices of the day, as the menu after it
 */
export function rebasedDrafts<Draft extends ItemDraft>(
  drafts: readonly Draft[],
  before: ItemMenu,
  after: ItemMenu,
  day: CalendarDate,
): readonly RebasedDraft<Draft>[] {
  const [old, now] = [itemValuesIn(before), itemValuesIn(after)]
  return drafts.flatMap((draft) => {
    const key = itemKey({ kind: draft.kind, id: draft.itemId })
    const [was, is] = [old.get(key), now.get(key)]
    if (!was || !is || changedFields(was, is).length === 0) return []
    // Only the plans of gifts have fields that are merged as one.
    const { values } = mergeByUnit(shelfUnit, was, draftOn(draft.values, was, day), is, {})
    return [{ draft, values: changedFields(is, values).length === 0 ? null : values }]
  })
}
