import type { CalendarDate } from '#domain/calendar.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { mergeSets } from '#domain/staff/menus/merge-set.ts'
import { rebasedDrafts } from '#domain/staff/menus/rebased-drafts.ts'
import { changedFields, type SetValues, setValuesOf, storedValues } from '#domain/staff/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { allItemDrafts, removeItemDrafts, saveItemDrafts } from '#server/db/shop/item-drafts.ts'
import { addVersions, draftsOf, lastVersions, removeDrafts, saveDrafts } from '#server/db/shop/set-changes.ts'
import type { Transaction } from '#server/db/store/database.ts'

interface ChangedSet {
  readonly setId: number
  readonly was: SetValues
  readonly is: SetValues
}

/**
 * A version of each set that has changed. A draft keeps what was typed in it, and gets the rest. All sets are written
 * together, or a large menu would not be written within the time of a transaction.
 * @param before with the prices of today, as the menu after it
 */
export async function keepVersions(
  tx: Transaction,
  before: Catalogue,
  after: Catalogue,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const changed = changedSets(before, after)
  const last = await lastVersions(tx)
  const entry = { at: now, by: by.name }
  await addVersions(
    tx,
    changed.flatMap(({ setId, was, is }) => {
      const number = last.get(setId)
      const first = number === undefined ? [{ setId, number: 1, values: was, at: now, by: '' }] : []
      return [...first, { ...entry, setId, number: (number ?? 1) + 1, values: is }]
    }),
  )
  const bySet = new Map(changed.map((set) => [set.setId, set]))
  const today = todayInHongKong(now)
  const olds = new Map(before.sets.map((set) => [set.id, set]))
  const merged = (await draftsOf(tx)).flatMap((draft) => {
    const [set, old] = [bySet.get(draft.setId), olds.get(draft.setId)]
    return set && old
      ? [{ draft, is: set.is, values: draftOver(set, storedValues(draft.values, old, today)) }]
      : []
  })
  const isOver = ({ is, values }: (typeof merged)[number]) => changedFields(is, values).length === 0
  await removeDrafts(
    tx,
    merged.filter(isOver).map(({ draft }) => draft.setId),
  )
  await saveDrafts(
    tx,
    merged.filter((each) => !isOver(each)).map(({ draft, values }) => ({ ...draft, values })),
  )
}

function changedSets(before: Catalogue, after: Catalogue): readonly ChangedSet[] {
  const sets = new Map(after.sets.map((set) => [set.id, set]))
  return before.sets.flatMap((old) => {
    const set = sets.get(old.id)
    if (!set) return []
    const [was, is] = [setValuesOf(old), setValuesOf(set)]
    return changedFields(was, is).length === 0 ? [] : [{ setId: old.id, was, is }]
  })
}

/** What was typed, over what the set is now. */
function draftOver({ was, is }: ChangedSet, typed: SetValues): SetValues {
  const { units } = mergeSets(was, typed, is, {})
  const mine = Object.fromEntries(
    units.filter(({ clashes }) => clashes).map(({ unit }) => [unit, 'mine' as const]),
  )
  return mergeSets(was, typed, is, mine).values
}

/** The draft of a dish, category or gift keeps what was typed in it, and gets the rest of an import, as those of sets do. */
export async function keepItemDrafts(
  tx: Transaction,
  before: Catalogue,
  after: Catalogue,
  today: CalendarDate,
): Promise<void> {
  const rebased = rebasedDrafts(await allItemDrafts(tx), before, after, today)
  await removeItemDrafts(
    tx,
    rebased.flatMap(({ draft, values }) => (values ? [] : [{ kind: draft.kind, id: draft.itemId }])),
  )
  await saveItemDrafts(
    tx,
    rebased.flatMap(({ draft, values }) => (values ? [{ ...draft, values }] : [])),
  )
}
