/** Two people changed one set: groups that one of them added or removed stay or go as a whole. */
import { type Merge, mergeByUnit, type Side } from './merge-edits.ts'
import { groupsIn } from './set-groups.ts'
import { groupIdOf, type SetValues, setUnitOf } from './set-values.ts'

/** The three-way merge of merge-edits.ts, for sets. */
export function mergeSets(
  opened: SetValues,
  mine: SetValues,
  theirs: SetValues,
  choices: Readonly<Record<string, Side>>,
): Merge<string> {
  const lists = [opened, mine, theirs].map(groupsIn)
  const isInAll = (id: string) => lists.every((list) => list.includes(id))
  const unitOf = (name: string) => {
    const id = groupIdOf(name)
    return id === null || isInAll(id) ? setUnitOf(name) : `group.${id}`
  }
  // Only the order of the groups that all have can clash: a group that is added does not change it.
  const ordered = (values: SetValues) => ({ ...values, groups: groupsIn(values).filter(isInAll).join(',') })
  const merge = mergeByUnit(unitOf, ordered(opened), ordered(mine), ordered(theirs), choices)
  const names = Object.keys(merge.values)
  const kept = new Set(names.map(groupIdOf).filter((id) => id !== null))
  const groups = [...groupsIn(merge.values)]
  for (const list of [groupsIn(mine), groupsIn(theirs), groupsIn(opened)])
    for (const [index, id] of list.entries())
      if (kept.has(id) && !groups.includes(id)) groups.splice(placeAfter(list.slice(0, index), groups), 0, id)
  return { ...merge, values: { ...merge.values, groups: groups.join(',') } }
}

/** The index behind the last of the groups that stand before it in its own list; 0 where none of them is kept. */
function placeAfter(before: readonly string[], groups: readonly string[]): number {
  return 1 + Math.max(-1, ...before.map((id) => groups.indexOf(id)))
}
