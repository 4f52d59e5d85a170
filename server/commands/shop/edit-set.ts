/** What an owner does to a set of the menu. Customers see nothing of it before it is published. */
import { todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { mergeSets } from '#domain/staff/menus/merge-set.ts'
import { readSet } from '#domain/staff/menus/read-set.ts'
import type { SetProblem } from '#domain/staff/menus/set-reader.ts'
import { setValuesOf, storedValues, valuesOn } from '#domain/staff/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { menuFacts } from '#server/db/shop/menu-facts.ts'
import { setHistory } from '#server/db/shop/set-changes.ts'
import type { Transaction } from '#server/db/store/database.ts'
import {
  type Drafted,
  type DraftPublished,
  type DraftReset,
  type DraftSaved,
  publishDraft,
  type RequestedReset,
  resetDraft,
  saveDraft,
  type TypedDraft,
} from './steps/drafts.ts'
import { type SetRefusal, type SetStore, withSet } from './steps/with-set.ts'
import { writeVersion } from './write-version.ts'

export interface TypedSet extends TypedDraft {
  readonly setId: number
}

/** A set as something with a draft and versions. */
function drafted(
  tx: Transaction,
  set: SetMenu,
  catalogue: Catalogue,
  by: StaffMember,
  now: Date,
): Drafted<SetProblem> {
  const today = todayInHongKong(now)
  const facts = menuFacts(catalogue)
  return {
    rows: setHistory(tx, set.id),
    published: setValuesOf(set),
    whole: (values) => storedValues(values, set, today),
    // A form that was opened before midnight may have planned prices that are the present ones now.
    sent: (values) => valuesOn(values, today),
    merge: mergeSets,
    read(values) {
      const reading = readSet(values, set, facts)
      return reading.ok
        ? { ok: true, publish: () => writeVersion(tx, set, reading.value, facts, by, now) }
        : reading
    },
  }
}

export type DraftResult = SetRefusal | DraftSaved

/** Saves what was typed as the draft, merged with what somebody else saved meanwhile. */
export function saveSetDraft(
  store: SetStore,
  asked: TypedSet,
  by: StaffMember,
  now: Date,
): Promise<DraftResult> {
  return withSet<DraftSaved>(store, asked.setId, by, now, (tx, set, catalogue) =>
    saveDraft(drafted(tx, set, catalogue, by, now), asked, by.name, now),
  )
}

export type PublishResult = SetRefusal | DraftPublished<SetProblem>

/** Makes what was typed what customers see. Placed orders keep what they were placed with. */
export function publishSet(
  store: SetStore,
  asked: TypedSet,
  by: StaffMember,
  now: Date,
): Promise<PublishResult> {
  return withSet<DraftPublished<SetProblem>>(store, asked.setId, by, now, (tx, set, catalogue) =>
    publishDraft(drafted(tx, set, catalogue, by, now), asked, by.name, now),
  )
}

export type ResetResult = SetRefusal | DraftReset

/** Makes an earlier version the draft; `null` drops the draft. */
export function resetSetDraft(
  store: SetStore,
  asked: RequestedReset & { readonly setId: number },
  by: StaffMember,
  now: Date,
): Promise<ResetResult> {
  return withSet<DraftReset>(store, asked.setId, by, now, (tx, set, catalogue) =>
    resetDraft(drafted(tx, set, catalogue, by, now), asked, by.name, now),
  )
}
