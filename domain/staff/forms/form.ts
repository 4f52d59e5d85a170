import { type FormKind, hasVersions } from './place.ts'
import type { Problems } from './problems.ts'
import { changedFields, idsIn, type Values, withListsAsIn, withListsInOneOrder } from './values.ts'

export interface Form<Edit> {
  readonly shape: FormShape
  readonly kind: FormKind
  readonly publishedValues: Values
  /** Submitted values, cleaned and cut, with current prices; null if a list is missing. */
  readInput(field: FieldReader): Values | null
  /** Fills fields that a draft or version lacks with published values. */
  whole(fields: Values): Values
  read(values: Values): Reading<Edit>
}

/** Null if the form did not send the field. */
export type FieldReader = (name: string) => string | null

export type Reading<Edit> =
  | { readonly ok: true; readonly value: Edit }
  | { readonly ok: false; readonly problems: Problems }

export type SaveKind = 'draft' | 'published'

export interface FormInput {
  /** The values the form was opened with. */
  readonly base: Values
  readonly input: Values
  /** Whose value to take for each clash. */
  readonly choices?: Choices
  readonly as?: SaveKind
  /** Somebody may have dropped the draft since. */
  readonly wasDraft?: boolean
}

export interface SaveDecision {
  readonly merge: Merge
  readonly values: Values
  /** False saves a draft. */
  readonly publishes: boolean
  /** Nothing is saved while there are undecided clashes. */
  readonly clashes: readonly string[]
  /** Units changed by others, which the publisher must see first. */
  readonly unseen: readonly string[]
}

export function decideSave(form: Form<unknown>, draft: Values | null, input: FormInput): SaveDecision {
  const { choices = {}, wasDraft = false } = input
  const fields = storedIn(form, draft)
  const theirs = sentBy(form, fields)
  const merge = mergeForm(
    form.shape,
    { base: sentBy(form, input.base), mine: sentBy(form, input.input), theirs },
    choices,
  )
  const hasDraft = draft !== null || wasDraft
  const isOfDraft = hasVersions(form.kind) || hasDraft
  const publishes = isPublication(form.kind, hasDraft, input.as)
  const unitsOf = (isIncluded: (unit: Merge['units'][number]) => boolean) =>
    merge.units.filter(isIncluded).map(({ unit }) => unit)
  return {
    merge,
    publishes,
    values: withUnchangedFields(merge.values, theirs, fields),
    clashes: unitsOf(({ unit, clashes }) => clashes && !choices[unit]),
    unseen: publishes && isOfDraft ? unitsOf(({ changedBy }) => changedBy === 'theirs') : [],
  }
}

/** By default an item that has or had a draft is saved as one. */
export const isPublication = (kind: FormKind, hasDraft: boolean, as?: SaveKind): boolean =>
  as === 'published' || (as === undefined && !hasVersions(kind) && !hasDraft)

export const storedIn = (form: Form<unknown>, draft: Values | null): Values =>
  draft ? form.whole(draft) : form.publishedValues

export const isDraftUnseen = (form: Form<unknown>, draft: Values | null, base: Values): boolean =>
  changedFields(sentBy(form, base), sentBy(form, storedIn(form, draft))).length > 0

/** An unchanged form sends texts cut to the fields' limits. */
const sentBy = (form: Form<unknown>, values: Values): Values =>
  form.readInput((name) => values[name] ?? null) ?? values

/** Unchanged texts keep their stored length. */
function withUnchangedFields(values: Values, theirs: Values, fields: Values): Values {
  const unchangedFields = Object.entries(fields).filter(([name]) => values[name] === theirs[name])
  return { ...values, ...Object.fromEntries(unchangedFields.filter(([name]) => values[name] !== undefined)) }
}

/** Keeps a draft's changes after an import changed the item; null if nothing differs any more. */
export function rebasedDraft(before: Form<unknown>, after: Form<unknown>, draft: Values): Values | null {
  const versions = { base: before.publishedValues, mine: before.whole(draft), theirs: after.publishedValues }
  const { values } = mergeForm(after.shape, versions, {})
  return changedFields(after.publishedValues, values).length === 0 ? null : values
}

/** For a preview: unreadable fields stay as published. Null if the item contradicts itself even then. */
export function readAnyhow<Edit>({ read, publishedValues }: Form<Edit>, values: Values): Edit | null {
  const reading = read(values)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems).map((name) => [name, publishedValues[name] ?? ''])
  const again = read({ ...values, ...Object.fromEntries(wrong) })
  return again.ok ? again.value : null
}

export type Side = 'mine' | 'theirs'

export interface MergedUnit<Unit extends string = string> {
  readonly unit: Unit
  readonly changedBy: Side | 'both'
  readonly clashes: boolean
  readonly side: Side
}

export interface Merge<Unit extends string = string> {
  readonly values: Values
  readonly units: readonly MergedUnit<Unit>[]
}

export type Choices = Readonly<Record<string, Side>>

export interface Versions {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

/**
 * Merges by unit, because half of each person's date would be one that neither wanted. A clash without a
 * choice takes mine, so that no input is lost.
 */
export function mergeByUnit<Unit extends string>(
  unitOf: (name: string) => Unit,
  { base, mine, theirs }: Versions,
  choices: Choices = {},
): Merge<Unit> {
  const groups = new Map<Unit, string[]>()
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(base), ...Object.keys(mine)])) {
    const unit = unitOf(name)
    groups.set(unit, [...(groups.get(unit) ?? []), name])
  }
  const values: Record<string, string> = {}
  const units: MergedUnit<Unit>[] = []
  for (const [unit, names] of groups) {
    const differs = (a: Values, b: Values) => names.some((name) => (a[name] ?? '') !== (b[name] ?? ''))
    const iDid = differs(base, mine)
    const theyDid = differs(base, theirs)
    const clashes = iDid && theyDid && differs(mine, theirs)
    const side: Side = clashes ? (choices[unit] ?? 'mine') : iDid ? 'mine' : 'theirs'
    const from = side === 'mine' ? mine : theirs
    for (const name of names) if (from[name] !== undefined) values[name] = from[name]
    if (iDid || theyDid) {
      const changedBy = iDid && theyDid ? 'both' : iDid ? 'mine' : 'theirs'
      units.push({ unit, changedBy, clashes, side })
    }
  }
  return { values, units }
}

export interface FormShape {
  unitOf(name: string): string
  /** Fields with row ids separated by commas; an id is in at most one list. */
  readonly lists: readonly string[]
  /** The rows' fields are named `<row>.<id>.<field>`. */
  readonly row: string
}

/** Null if the field belongs to no row. */
export function rowIdOf(row: string, name: string): string | null {
  const [kind, id] = name.split('.')
  return kind === row && id ? id : null
}

/** A row that one side added or removed stays or goes completely. */
export function mergeForm({ lists, row, unitOf }: FormShape, versions: Versions, choices: Choices): Merge {
  const { base, mine, theirs } = versions
  const all = [base, mine, theirs].map(withListsInOneOrder)
  const idSets = all.map((values) => new Set(lists.flatMap((list) => idsIn(values[list]))))
  const isInAll = (id: string) => idSets.every((ids) => ids.has(id))
  const unit = (name: string) => {
    const id = rowIdOf(row, name)
    return id === null || isInAll(id) ? unitOf(name) : `${row}.${id}`
  }
  const presence = (id: string) => `${row}.${id}.isThere`
  // Only the order of common rows can clash. A row with only empty fields exists nevertheless.
  const [before = {}, values = {}, others = {}] = all.map((values) => ({
    ...values,
    ...Object.fromEntries(lists.map((list) => [list, idsIn(values[list]).filter(isInAll).join(',')])),
    ...Object.fromEntries(lists.flatMap((list) => idsIn(values[list]).map((id) => [presence(id), 'yes']))),
  }))
  const merge = mergeByUnit(unit, { base: before, mine: values, theirs: others }, choices)
  const rows = new Set(Object.keys(merge.values).map((name) => rowIdOf(row, name)))
  const mergedValues: Record<string, string> = { ...merge.values }
  for (const id of idSets.flatMap((ids) => [...ids])) delete mergedValues[presence(id)]
  for (const list of lists) {
    const ids = [...idsIn(merge.values[list])]
    for (const version of [mine, theirs, base].map((values) => idsIn(values[list])))
      for (const [index, id] of version.entries())
        if (rows.has(id) && !ids.includes(id)) ids.splice(placeAfter(version.slice(0, index), ids), 0, id)
    mergedValues[list] = ids.join(',')
  }
  return { ...merge, values: withListsAsIn(mergedValues, [theirs, mine, base]) }
}

/** The index after the last remaining row before it in its own list; 0 if none remains. */
function placeAfter(before: readonly string[], ids: readonly string[]): number {
  return 1 + Math.max(-1, ...before.map((id) => ids.indexOf(id)))
}
