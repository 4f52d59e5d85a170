import { mergeSets } from '#domain/staff/merge-set.ts'
import { changedFields, setValuesOf, wholeValues } from '#domain/staff/set-values.ts'
import { addVersion } from '#server/commands/shop/drafts.ts'
import type { SetEditor } from '#server/commands/shop/with-set.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { draftsOf, setHistory } from '#server/db/shop/set-changes.ts'
import type { Transaction } from '#server/db/store/database.ts'

/** A version of each set that has changed. A draft keeps what was typed in it, and gets the rest. */
export async function keepVersions(
  tx: Transaction,
  before: Catalogue,
  after: Catalogue,
  by: SetEditor,
  now: Date,
): Promise<void> {
  const drafts = new Map((await draftsOf(tx)).map((draft) => [draft.setId, draft]))
  for (const old of before.sets) {
    const set = after.sets.find(({ id }) => id === old.id)
    const [was, is] = [setValuesOf(old), set && setValuesOf(set)]
    if (!set || !is || changedFields(was, is).length === 0) continue
    const rows = setHistory(tx, set.id)
    await addVersion(rows, { before: was, after: is }, by.name, now)
    const draft = drafts.get(set.id)
    if (!draft) continue
    const typed = wholeValues(draft.values, old)
    const { units } = mergeSets(was, typed, is, {})
    const mine = Object.fromEntries(
      units.filter(({ clashes }) => clashes).map(({ unit }) => [unit, 'mine' as const]),
    )
    const { values } = mergeSets(was, typed, is, mine)
    if (changedFields(is, values).length === 0) await rows.removeDraft()
    else await rows.saveDraft({ ...draft, values })
  }
}
