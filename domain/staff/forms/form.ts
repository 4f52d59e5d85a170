/**
 * Something an owner edits in a form: a set, a dish, a category, a gift or a part of the site, as it is stored now. What
 * is typed waits in one draft that all editors share, or is published at once.
 */
import type { Problems } from './problems.ts'
import { changedFields, idsIn, type Values, withListsAsIn, withListsInOneOrder } from './values.ts'

export interface Form<Edit> {
  readonly shape: FormShape
  /** Each change waits as a draft before it is published, and each publication is a version. */
  readonly hasVersions: boolean
  /** What customers see. */
  readonly published: Values
  /**
   * The values that a form sent, cleaned and within their lengths, with the prices of today. Null: it is no form of this
   * thing, since one of its lists is missing.
   */
  typed(field: FieldReader): Values | null
  /** A draft or version as today's form has it: one from before a field was edited here has it as it is published. */
  whole(stored: Values): Values
  read(values: Values): Reading<Edit>
}

/** Null: the form did not send this field. */
export type FieldReader = (name: string) => string | null

export type Reading<Edit> =
  | { readonly ok: true; readonly value: Edit }
  | { readonly ok: false; readonly problems: Problems }

/** What a form sent to be saved. */
export interface FormInput {
  /** The values with which the form was opened. */
  readonly opened: Values
  readonly typed: Values
  /** Whose value to take for each unit that two people changed. */
  readonly choices?: Choices
  /** Absent: as its draft where it has or had one; otherwise customers see it at once. */
  readonly as?: 'draft' | 'published'
  /** Whether the form was opened on a draft, which somebody may have dropped since. */
  readonly wasDraft?: boolean
}

export interface SaveDecision {
  readonly merge: Merge
  /** The merged values. */
  readonly values: Values
  /** Whether they are to be published; otherwise they wait as a draft. */
  readonly publishes: boolean
  /** Units that both changed, and that nobody decided: nothing is saved before. */
  readonly clashes: readonly string[]
  /** Units that others changed: only what its publisher has seen of a draft is published. */
  readonly unseen: readonly string[]
}

/** @param draft null: there is none now */
export function decideSave(form: Form<unknown>, draft: Values | null, input: FormInput): SaveDecision {
  const { choices = {}, wasDraft = false } = input
  const stored = storedIn(form, draft)
  const theirs = sentBy(form, stored)
  const merge = mergeForm(
    form.shape,
    { opened: sentBy(form, input.opened), mine: sentBy(form, input.typed), theirs },
    choices,
  )
  const isOfDraft = form.hasVersions || draft !== null || wasDraft
  const publishes = input.as === 'published' || (input.as === undefined && !isOfDraft)
  const unitsOf = (isMeant: (unit: Merge['units'][number]) => boolean) =>
    merge.units.filter(isMeant).map(({ unit }) => unit)
  return {
    merge,
    publishes,
    values: withUntouched(merge.values, theirs, stored),
    clashes: unitsOf(({ unit, clashes }) => clashes && !choices[unit]),
    unseen: publishes && isOfDraft ? unitsOf(({ changedBy }) => changedBy === 'theirs') : [],
  }
}

/** The draft, or what is published. */
export const storedIn = (form: Form<unknown>, draft: Values | null): Values =>
  draft ? form.whole(draft) : form.published

/** Whether somebody saved another draft since the form was opened. */
export const isDraftUnseen = (form: Form<unknown>, draft: Values | null, opened: Values): boolean =>
  changedFields(sentBy(form, opened), sentBy(form, storedIn(form, draft))).length > 0

/** What a form that shows these values sends where nothing is typed: no more than its fields hold. */
const sentBy = (form: Form<unknown>, values: Values): Values =>
  form.typed((name) => values[name] ?? null) ?? values

/** What the form left as it was stays in all its length. */
function withUntouched(values: Values, theirs: Values, stored: Values): Values {
  const untouched = Object.entries(stored).filter(([name]) => values[name] === theirs[name])
  return { ...values, ...Object.fromEntries(untouched.filter(([name]) => values[name] !== undefined)) }
}

/**
 * A draft over a thing that has changed below it, as by an imported menu: what was typed stays, and the rest is as the
 * thing is now. Null: the thing has all that was typed, so that nothing waits any more.
 */
export function rebasedDraft(before: Form<unknown>, after: Form<unknown>, draft: Values): Values | null {
  const versions = { opened: before.published, mine: before.whole(draft), theirs: after.published }
  const { values } = mergeForm(after.shape, versions, {})
  return changedFields(after.published, values).length === 0 ? null : values
}

/** For a preview: a field that can't be read is as published. Null: the thing contradicts itself even so. */
export function readAnyhow<Edit>({ read, published }: Form<Edit>, values: Values): Edit | null {
  const reading = read(values)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems).map((name) => [name, published[name] ?? ''])
  const again = read({ ...values, ...Object.fromEntries(wrong) })
  return again.ok ? again.value : null
}

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
