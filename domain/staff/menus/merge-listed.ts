/** Two people changed one form with lists: items that one of them added or removed stay or go as a whole. */
import { type Merge, mergeByUnit, type Side } from '#domain/staff/edit/merge-edits.ts'

type Values = Readonly<Record<string, string>>

export interface ListedShape {
  /** The fields that hold ids, separated by commas. An id is in one of them at most. */
  readonly lists: readonly string[]
  /** The item that a field or unit belongs to; null: none. */
  itemOf(name: string): string | null
  unitOf(name: string): string
  /** The unit of an item that is added or removed. */
  wholeItem(id: string): string
}

const idsIn = (values: Values, list: string): readonly string[] => [
  ...new Set((values[list] ?? '').split(',').filter(Boolean)),
]

/** The three-way merge of merge-edits.ts, for such forms. */
export function mergeListed(
  { lists, itemOf, unitOf, wholeItem }: ListedShape,
  opened: Values,
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>>,
): Merge<string> {
  const known = [opened, mine, theirs].map((values) => new Set(lists.flatMap((list) => idsIn(values, list))))
  const presence = (id: string) => `${wholeItem(id)}.isThere`
  const isInAll = (id: string) => known.every((ids) => ids.has(id))
  const unit = (name: string) => {
    const id = itemOf(name)
    return id === null || isInAll(id) ? unitOf(name) : wholeItem(id)
  }
  // Only the order of the items that all have can clash: one that is added does not change it. An item whose fields are
  // all empty is there nevertheless.
  const ordered = (values: Values) => ({
    ...values,
    ...Object.fromEntries(lists.map((list) => [list, idsIn(values, list).filter(isInAll).join(',')])),
    ...Object.fromEntries(lists.flatMap((list) => idsIn(values, list).map((id) => [presence(id), 'yes']))),
  })
  const merge = mergeByUnit(unit, ordered(opened), ordered(mine), ordered(theirs), choices)
  const kept = new Set(Object.keys(merge.values).map(itemOf))
  const merged: Record<string, string> = { ...merge.values }
  for (const id of known.flatMap((ids) => [...ids])) delete merged[presence(id)]
  for (const list of lists) {
    const ids = [...idsIn(merge.values, list)]
    for (const own of [mine, theirs, opened].map((values) => idsIn(values, list)))
      for (const [index, id] of own.entries())
        if (kept.has(id) && !ids.includes(id)) ids.splice(placeAfter(own.slice(0, index), ids), 0, id)
    merged[list] = ids.join(',')
  }
  return { ...merge, values: merged }
}

/** The index behind the last of the items that stand before it in its own list; 0 where none of them is kept. */
function placeAfter(before: readonly string[], ids: readonly string[]): number {
  return 1 + Math.max(-1, ...before.map((id) => ids.indexOf(id)))
}
