/** Two people changed one form: what does not clash is merged, and only what clashes is asked. */
import { idsIn } from './id-lists.ts'
import { type Values, withListsAsIn, withListsInOneOrder } from './values.ts'

/** Which of two people a clash is decided for. */
export type Side = 'mine' | 'theirs'

export interface MergedUnit<Unit extends string = string> {
  readonly unit: Unit
  readonly changedBy: Side | 'both'
  /** Both changed it, and differently. */
  readonly clashes: boolean
  /** Whose values stand in the merged form. */
  readonly taken: Side
}

export interface Merge<Unit extends string = string> {
  readonly values: Values
  /** Every unit that somebody changed, in the order of the form. */
  readonly units: readonly MergedUnit<Unit>[]
}

/** By unit, whose values are taken where both changed it. */
export type Choices = Readonly<Record<string, Side>>

/** The three versions of a form that are merged. */
export interface Versions {
  /** As I opened it. */
  readonly opened: Values
  /** What I made of it. */
  readonly mine: Values
  /** As it is stored now. */
  readonly theirs: Values
}

/**
 * The three-way merge. Fields of one unit belong together: half of one person's and half of the other's would be a date,
 * a place or a plan that neither of them wanted. A clash without a choice is mine, so that nothing typed is lost.
 */
export function mergeByUnit<Unit extends string>(
  unitOf: (name: string) => Unit,
  { opened, mine, theirs }: Versions,
  choices: Choices = {},
): Merge<Unit> {
  const groups = new Map<Unit, string[]>()
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(opened), ...Object.keys(mine)])) {
    const unit = unitOf(name)
    groups.set(unit, [...(groups.get(unit) ?? []), name])
  }
  const values: Record<string, string> = {}
  const units: MergedUnit<Unit>[] = []
  for (const [unit, names] of groups) {
    const differs = (a: Values, b: Values) => names.some((name) => (a[name] ?? '') !== (b[name] ?? ''))
    const iDid = differs(opened, mine)
    const theyDid = differs(opened, theirs)
    const clashes = iDid && theyDid && differs(mine, theirs)
    const taken: Side = clashes ? (choices[unit] ?? 'mine') : iDid ? 'mine' : 'theirs'
    const from = taken === 'mine' ? mine : theirs
    for (const name of names) if (from[name] !== undefined) values[name] = from[name]
    if (iDid || theyDid) {
      const changedBy = iDid && theyDid ? 'both' : iDid ? 'mine' : 'theirs'
      units.push({ unit, changedBy, clashes, taken })
    }
  }
  return { values, units }
}

/** How the fields of a form belong together. */
export interface FormShape {
  unitOf(name: string): string
  /** The fields that hold ids of rows, separated by commas. An id is in one of them at most. */
  readonly lists: readonly string[]
  /** Fields of a row are called `<row>.<id>.<field>`. */
  readonly row: string
}

/** The row that a field or unit belongs to; null: none. */
export function rowIdOf(row: string, name: string): string | null {
  const [kind, id] = name.split('.')
  return kind === row && id ? id : null
}

/** The three-way merge of a form with rows: one that one of both added or removed stays or goes as a whole. */
export function mergeForm({ lists, row, unitOf }: FormShape, versions: Versions, choices: Choices): Merge {
  const { opened, mine, theirs } = versions
  const all = [opened, mine, theirs].map(withListsInOneOrder)
  const known = all.map((values) => new Set(lists.flatMap((list) => idsIn(values[list]))))
  const isInAll = (id: string) => known.every((ids) => ids.has(id))
  const unit = (name: string) => {
    const id = rowIdOf(row, name)
    return id === null || isInAll(id) ? unitOf(name) : `${row}.${id}`
  }
  const presence = (id: string) => `${row}.${id}.isThere`
  // Only the order of the rows that all have can clash: one that is added does not change it. A row whose fields are all
  // empty is there nevertheless.
  const [before = {}, own = {}, others = {}] = all.map((values) => ({
    ...values,
    ...Object.fromEntries(lists.map((list) => [list, idsIn(values[list]).filter(isInAll).join(',')])),
    ...Object.fromEntries(lists.flatMap((list) => idsIn(values[list]).map((id) => [presence(id), 'yes']))),
  }))
  const merge = mergeByUnit(unit, { opened: before, mine: own, theirs: others }, choices)
  const rows = new Set(Object.keys(merge.values).map((name) => rowIdOf(row, name)))
  const merged: Record<string, string> = { ...merge.values }
  for (const id of known.flatMap((ids) => [...ids])) delete merged[presence(id)]
  for (const list of lists) {
    const ids = [...idsIn(merge.values[list])]
    for (const version of [mine, theirs, opened].map((values) => idsIn(values[list])))
      for (const [index, id] of version.entries())
        if (rows.has(id) && !ids.includes(id)) ids.splice(placeAfter(version.slice(0, index), ids), 0, id)
    merged[list] = ids.join(',')
  }
  return { ...merge, values: withListsAsIn(merged, [theirs, mine, opened]) }
}

/** The index behind the last of the rows that stand before it in its own list; 0 where none of them is left. */
function placeAfter(before: readonly string[], ids: readonly string[]): number {
  return 1 + Math.max(-1, ...before.map((id) => ids.indexOf(id)))
}
