/** Two people changed one set: groups that one of them added or removed stay or go as a whole. */
import type { Merge, Side } from '#domain/staff/edit/merge-edits.ts'
import { withListsAsIn, withListsInOneOrder } from '#domain/staff/ticked-lists.ts'
import { type ListedShape, mergeListed } from './merge-listed.ts'
import { groupIdOf, type SetValues, setUnitOf } from './set-values.ts'

const shape: ListedShape = {
  lists: ['groups'],
  itemOf: groupIdOf,
  unitOf: setUnitOf,
  wholeItem: (id) => `group.${id}`,
}

/** The three-way merge of merge-edits.ts, for sets. */
export function mergeSets(
  opened: SetValues,
  mine: SetValues,
  theirs: SetValues,
  choices: Readonly<Record<string, Side>>,
): Merge<string> {
  const inOneOrder = withListsInOneOrder
  const merge = mergeListed(shape, inOneOrder(opened), inOneOrder(mine), inOneOrder(theirs), choices)
  return { ...merge, values: withListsAsIn(merge.values, [theirs, mine, opened]) }
}
