/** What an owner does to a set of the menu. Customers see nothing of it before it is published. */
import { asc, eq, sql } from 'drizzle-orm'
import type { SetMenu } from '#domain/catalogue.ts'
import { may, type Role } from '#domain/permissions.ts'
import type { Merge, Side } from '#domain/staff/merge-edits.ts'
import { mergeSets } from '#domain/staff/merge-set.ts'
import { type MenuFacts, readSet, type SetProblem, withEdits } from '#domain/staff/read-set.ts'
import { changedFields, type SetValues, setValuesOf, wholeValues } from '#domain/staff/set-values.ts'
import { type Catalogue, loadCatalogue } from '#server/db/catalogue.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import {
  addVersion,
  draftOf,
  removeDraft,
  saveDraftRow,
  versionsOf,
  writeSet,
} from '#server/db/set-changes.ts'
import { addShopEvent, type NewShopEvent } from '#server/db/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { showAtOnce } from './show-at-once.ts'

type SetStore = Pick<Store, 'db' | 'refresh'>

export interface SetEditor {
  readonly id: string
  readonly name: string
  readonly role: Role
}

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
type Refusal = Refused<'not-allowed' | 'set-unknown' | 'temporarily-unavailable'>
export type SetResult = { readonly ok: true } | Refusal

/** 'menu' as a number: one change of the menu at a time, since moving a set changes its neighbour too. */
export const menuLock = 0x6d656e75

async function withSet<Result>(
  { db, refresh }: SetStore,
  setId: number,
  by: SetEditor,
  change: (tx: Transaction, set: SetMenu, catalogue: Catalogue) => Promise<Result>,
): Promise<Result | Refusal> {
  if (!may(by.role, 'edit-menus')) return { ok: false, reason: 'not-allowed' }
  try {
    const result = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${menuLock})`)
      const catalogue = await loadCatalogue(tx)
      const set = catalogue.sets.find(({ id }) => id === setId)
      return set ? change(tx, set, catalogue) : ({ ok: false, reason: 'set-unknown' } as const)
    })
    await showAtOnce(refresh)
    return result
  } catch (error) {
    if (isOutage(error)) return { ok: false, reason: 'temporarily-unavailable' }
    throw error
  }
}

const eventOf = (set: SetMenu, by: SetEditor, at: Date): Omit<NewShopEvent, 'verb'> => ({
  ...{ at, actorId: by.id, actorName: by.name },
  ...{ subjectId: String(set.id), subjectName: set.name },
})

/** The courses of dishes and of groups: a dish may be of another course than the group that has it. */
const coursesIn = (dishes: Catalogue['dishes'], sets: Catalogue['sets']): readonly string[] => {
  const ofGroups = sets.flatMap(({ groups }) => groups.map(({ course }) => course))
  return [...new Set([...[...dishes.values()].map(({ course }) => course), ...ofGroups])].toSorted()
}

/** What sets may be made of. */
export const menuFacts = ({
  dishes,
  categories,
  pictures,
  sets,
}: Pick<Catalogue, 'dishes' | 'categories' | 'pictures' | 'sets'>): MenuFacts => ({
  ...{ dishes, sets, courses: coursesIn(dishes, sets) },
  pictures: new Map([...pictures.values()].map((picture) => [picture.id, picture])),
  categories: categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id),
})

export interface TypedSet {
  readonly setId: number
  /** The values with which the form was opened. */
  readonly opened: SetValues
  readonly typed: SetValues
  /** For whom clashes were decided. */
  readonly choices: Readonly<Record<string, Side>>
}

type Clashes = Refused<'clashes'> & { readonly merge: Merge<string> }
export type DraftResult = SetResult | Clashes

/** Saves what was typed as the draft, merged with what somebody else saved meanwhile. Where both clash, nothing is saved. */
export function saveSetDraft(
  store: SetStore,
  asked: TypedSet,
  by: SetEditor,
  now: Date,
): Promise<DraftResult> {
  return withSet(store, asked.setId, by, async (tx, set): Promise<DraftResult> => {
    const merged = await mergeDraft(tx, set, asked, by, now)
    return merged.ok ? { ok: true } : merged
  })
}

async function mergeDraft(
  tx: Transaction,
  set: SetMenu,
  { setId, opened, typed, choices }: TypedSet,
  by: SetEditor,
  now: Date,
): Promise<{ readonly ok: true; readonly merge: Merge<string> } | Clashes> {
  const published = setValuesOf(set)
  const draft = await draftOf(tx, setId)
  const theirs = draft ? wholeValues(draft.values, set) : published
  const merge = mergeSets(opened, typed, theirs, choices)
  if (merge.units.some(({ unit, clashes }) => clashes && !choices[unit]))
    return { ok: false, reason: 'clashes', merge }
  if (changedFields(published, merge.values).length === 0) await removeDraft(tx, setId)
  else if (changedFields(theirs, merge.values).length > 0)
    await saveDraftRow(tx, { setId, values: merge.values, at: now, by: by.name })
  return { ok: true, merge }
}

export type PublishResult =
  | DraftResult
  | Refused<'no-draft'>
  /** Somebody else changed these units since the form was opened: they are in the draft now, to be looked at. */
  | (Refused<'unseen'> & { readonly units: readonly string[] })
  | (Refused<'problems'> & { readonly problems: Readonly<Record<string, SetProblem>> })

/**
 * Saves what was typed, as above, and makes it what customers see, as a new version. Only what the publisher has seen is
 * published. Placed orders keep what they were placed with.
 */
export function publishSet(
  store: SetStore,
  asked: TypedSet,
  by: SetEditor,
  now: Date,
): Promise<PublishResult> {
  return withSet(store, asked.setId, by, async (tx, set, catalogue): Promise<PublishResult> => {
    const { setId } = asked
    const merged = await mergeDraft(tx, set, asked, by, now)
    if (!merged.ok) return merged
    const { values, units } = merged.merge
    const unseen = units.filter(({ changedBy }) => changedBy === 'theirs').map(({ unit }) => unit)
    if (unseen.length > 0) return { ok: false, reason: 'unseen', units: unseen }
    const before = setValuesOf(set)
    if (changedFields(before, values).length === 0) return { ok: false, reason: 'no-draft' }
    const facts = menuFacts(catalogue)
    const reading = readSet(values, set, facts)
    if (!reading.ok) return { ok: false, reason: 'problems', problems: reading.problems }
    // As the menu writes them: 990.50 is 990.5.
    const after = setValuesOf(withEdits(set, reading.value, facts))
    const [last] = await versionsOf(tx, setId)
    if (!last) await addVersion(tx, { setId, number: 1, values: before, at: now, by: '' })
    await writeSet(tx, set, reading.value)
    const number = (last?.number ?? 1) + 1
    await addVersion(tx, { setId, number, values: after, at: now, by: by.name })
    await removeDraft(tx, setId)
    const fields = changedFields(before, after)
    const pick = (values: SetValues) => Object.fromEntries(fields.map((name) => [name, values[name] ?? '']))
    await addShopEvent(tx, {
      ...{ ...eventOf(set, by, now), verb: 'publish-set' },
      ...{ before: pick(before), after: pick(after) },
    })
    return { ok: true }
  })
}

interface AskedReset extends Pick<TypedSet, 'setId' | 'opened'> {
  readonly version: number | null
}

export type ResetResult = SetResult | Refused<'version-unknown' | 'draft-unseen'>

/**
 * Makes an earlier version the draft; `null` drops the draft. It is looked at and published like any other. A draft that
 * somebody saved since the page was opened is kept.
 */
export function resetSetDraft(
  store: SetStore,
  { setId, version, opened }: AskedReset,
  by: SetEditor,
  now: Date,
): Promise<ResetResult> {
  return withSet(store, setId, by, async (tx, set): Promise<ResetResult> => {
    const found = (await versionsOf(tx, setId)).find(({ number }) => number === version)
    if (version !== null && !found) return { ok: false, reason: 'version-unknown' }
    const draft = await draftOf(tx, setId)
    const stored = draft ? wholeValues(draft.values, set) : setValuesOf(set)
    if (changedFields(opened, stored).length > 0) return { ok: false, reason: 'draft-unseen' }
    if (found) await saveDraftRow(tx, { setId, values: wholeValues(found.values, set), at: now, by: by.name })
    else await removeDraft(tx, setId)
    return { ok: true }
  })
}

export function putOnSale(
  store: SetStore,
  { setId, isOnSale }: { readonly setId: number; readonly isOnSale: boolean },
  by: SetEditor,
  now: Date,
): Promise<SetResult> {
  return withSet(store, setId, by, async (tx, set) => {
    if (set.published === isOnSale) return { ok: true as const }
    await tx.update(setMenus).set({ published: isOnSale }).where(eq(setMenus.id, setId))
    const verb = isOnSale ? 'put-on-sale' : 'take-off-sale'
    await addShopEvent(tx, { ...eventOf(set, by, now), verb, before: null, after: null })
    return { ok: true as const }
  })
}

/** Moves a set one place up or down among the sets of its category; the first and the last stay. */
export function moveSet(
  store: SetStore,
  { setId, by: step }: { readonly setId: number; readonly by: -1 | 1 },
  by: SetEditor,
  now: Date,
): Promise<SetResult> {
  return withSet(store, setId, by, async (tx, set) => {
    const { id, position } = setMenus
    const ofCategory = eq(setMenus.categoryId, set.categoryId)
    const rows = await tx.select({ id, position }).from(setMenus).where(ofCategory).orderBy(asc(position))
    const at = rows.findIndex((row) => row.id === setId)
    const [own, other] = [rows[at], rows[at + step]]
    if (!own || !other) return { ok: true as const }
    await tx.update(setMenus).set({ position: other.position }).where(eq(id, own.id))
    await tx.update(setMenus).set({ position: own.position }).where(eq(id, other.id))
    const [before, after] = [{ place: at + 1 }, { place: at + step + 1 }]
    await addShopEvent(tx, { ...eventOf(set, by, now), verb: 'move-set', before, after })
    return { ok: true as const }
  })
}
