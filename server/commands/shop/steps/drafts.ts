/**
 * What owners edit before visitors see it: one draft that its editors share, and the versions that were published. The
 * same steps hold for a set of the menu and for a part of the site.
 */
import type { Refused } from '#domain/placed/order-situation.ts'
import type { Merge, Side } from '#domain/staff/edit/merge-edits.ts'
import { changedFields } from '#domain/staff/menus/set-values.ts'

type Values = Readonly<Record<string, string>>

interface DraftRow {
  readonly values: Values
  readonly at: Date
  readonly by: string
}

/** The rows of a thing with a draft and versions. */
export interface DraftRows {
  draft(): Promise<DraftRow | null>
  saveDraft(draft: DraftRow): Promise<void>
  removeDraft(): Promise<void>
  /** The newest first. */
  versions(): Promise<readonly (DraftRow & { readonly number: number })[]>
  addVersion(version: DraftRow & { readonly number: number }): Promise<void>
}

/** The thing as it is stored now, with what its kind does with values. */
export interface Drafted<Problem> {
  readonly rows: DraftRows
  /** What visitors see. */
  readonly published: Values
  /** A draft or version, which may be from before a field was edited here. */
  whole(stored: Values): Values
  /** What a form has sent, which may have been opened on another day. */
  sent(values: Values): Values
  merge(opened: Values, mine: Values, theirs: Values, choices: Readonly<Record<string, Side>>): Merge<string>
  /** @returns how to publish the values, or the problems by field */
  read(values: Values): DraftReading<Problem>
}

export type DraftReading<Problem> =
  | { readonly ok: true; publish(): Promise<void> }
  | { readonly ok: false; readonly problems: Readonly<Record<string, Problem>> }

export interface TypedDraft {
  /** The values with which the form was opened. */
  readonly opened: Values
  readonly typed: Values
  /** Whose value to take for each unit that two people changed. */
  readonly choices: Readonly<Record<string, Side>>
}

type Done = { readonly ok: true }
type Clashes = Refused<'clashes'> & { readonly merge: Merge<string> }

export type DraftSaved = Done | Clashes
export type DraftPublished<Problem> =
  | DraftSaved
  | Refused<'no-draft'>
  /** Somebody else changed these units since the form was opened: they are in the draft now, to be looked at. */
  | (Refused<'unseen'> & { readonly units: readonly string[] })
  | (Refused<'problems'> & { readonly problems: Readonly<Record<string, Problem>> })
export type DraftReset = Done | Refused<'version-unknown' | 'draft-unseen'>

/** Saves what was typed, merged with what somebody else saved meanwhile. Where both clash, nothing is saved. */
export async function saveDraft(
  thing: Drafted<unknown>,
  asked: TypedDraft,
  by: string,
  at: Date,
): Promise<DraftSaved> {
  const merged = await mergeDraft(thing, asked, by, at)
  return merged.ok ? { ok: true } : merged
}

async function mergeDraft(
  { published, whole, sent, merge: mergeOf, rows }: Drafted<unknown>,
  { opened, typed, choices }: TypedDraft,
  by: string,
  at: Date,
): Promise<{ readonly ok: true; readonly merge: Merge<string> } | Clashes> {
  const draft = await rows.draft()
  const theirs = draft ? whole(draft.values) : published
  const merge = mergeOf(sent(opened), sent(typed), theirs, choices)
  if (merge.units.some(({ unit, clashes }) => clashes && !choices[unit]))
    return { ok: false, reason: 'clashes', merge }
  if (changedFields(published, merge.values).length === 0) await rows.removeDraft()
  else if (changedFields(theirs, merge.values).length > 0)
    await rows.saveDraft({ values: merge.values, at, by })
  return { ok: true, merge }
}

/** Saves what was typed, as above, and makes it a new version. Only what the publisher has seen is published. */
export async function publishDraft<Problem>(
  thing: Drafted<Problem>,
  asked: TypedDraft,
  by: string,
  at: Date,
): Promise<DraftPublished<Problem>> {
  const { published, rows } = thing
  const merged = await mergeDraft(thing, asked, by, at)
  if (!merged.ok) return merged
  const { values, units } = merged.merge
  const unseen = units.filter(({ changedBy }) => changedBy === 'theirs').map(({ unit }) => unit)
  if (unseen.length > 0) return { ok: false, reason: 'unseen', units: unseen }
  if (changedFields(published, values).length === 0) return { ok: false, reason: 'no-draft' }
  const reading = thing.read(values)
  if (!reading.ok) return { ok: false, reason: 'problems', problems: reading.problems }
  await reading.publish()
  await rows.removeDraft()
  return { ok: true }
}

/** Adds what was published as a version, after one of how it was before its first change. */
export async function addVersion(
  rows: Pick<DraftRows, 'versions' | 'addVersion'>,
  { before, after }: { readonly before: Values; readonly after: Values },
  by: string,
  at: Date,
): Promise<void> {
  const [last] = await rows.versions()
  if (!last) await rows.addVersion({ number: 1, values: before, at, by: '' })
  await rows.addVersion({ number: (last?.number ?? 1) + 1, values: after, at, by })
}

/** The fields that changed, for the trail. */
export function changedOf({ before, after }: { readonly before: Values; readonly after: Values }) {
  const fields = changedFields(before, after)
  const pick = (all: Values) => Object.fromEntries(fields.map((name) => [name, all[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

export interface RequestedReset {
  /** Null: the draft is dropped. */
  readonly version: number | null
  /** The values that the person saw. */
  readonly opened: Values
}

/**
 * Makes an earlier version the draft; it is looked at and published like any other. A draft that somebody saved since
 * the page was opened is kept.
 */
export async function resetDraft(
  { published, whole, sent, rows }: Drafted<unknown>,
  { version, opened }: RequestedReset,
  by: string,
  at: Date,
): Promise<DraftReset> {
  const found = (await rows.versions()).find(({ number }) => number === version)
  if (version !== null && !found) return { ok: false, reason: 'version-unknown' }
  const draft = await rows.draft()
  const stored = draft ? whole(draft.values) : published
  if (changedFields(sent(opened), stored).length > 0) return { ok: false, reason: 'draft-unseen' }
  if (found) await rows.saveDraft({ values: whole(found.values), at, by })
  else await rows.removeDraft()
  return { ok: true }
}
