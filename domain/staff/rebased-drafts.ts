/** Drafts of dishes, categories and gifts over a menu that has changed below them: what was typed is kept, and no more. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Dish, Gift, MenuCategory } from '#domain/catalogue.ts'
import { dishValuesOf } from './dish-values.ts'
import { draftOn, type ItemDraft, type ItemKind, type ItemValues } from './item-drafts.ts'
import { mergeByUnit } from './merge-edits.ts'
import { changedFields } from './set-values.ts'
import { categoryValues, giftValues, shelfUnit } from './shelf-values.ts'

interface Menu {
  readonly dishes: ReadonlyMap<string, Dish>
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
}

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
  before: Menu,
  after: Menu,
  day: CalendarDate,
): readonly RebasedDraft<Draft>[] {
  const [old, now] = [valuesIn(before), valuesIn(after)]
  return drafts.flatMap((draft) => {
    const key = keyOf(draft.kind, draft.itemId)
    const [was, is] = [old.get(key), now.get(key)]
    if (!was || !is || changedFields(was, is).length === 0) return []
    // Only the plans of gifts have fields that are merged as one.
    const { values } = mergeByUnit(shelfUnit, was, draftOn(draft.values, was, day), is, {})
    return [{ draft, values: changedFields(is, values).length === 0 ? null : values }]
  })
}

const keyOf = (kind: ItemKind, id: string | number) => `${kind} ${id}`

const valuesIn = ({ dishes, categories, gifts }: Menu): ReadonlyMap<string, ItemValues> =>
  new Map([
    ...[...dishes.values()].map((dish) => [keyOf('dish', dish.id), dishValuesOf(dish)] as const),
    ...categories.map((each) => [keyOf('category', each.id), categoryValues(each)] as const),
    ...gifts.map((gift) => [keyOf('gift', gift.id), giftValues(gift)] as const),
  ])
