import { todayInHongKong } from '#domain/calendar.ts'
import { rebasedDraft } from '#domain/staff/forms/form.ts'
import { changedFields } from '#domain/staff/forms/values.ts'
import { menuForms } from '#domain/staff/shop/menus/menu-forms.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { addVersions, allDrafts, lastVersions, removeDrafts, saveDrafts } from '#server/db/shop/drafts.ts'
import type { Transaction } from '#server/db/store/database.ts'

/**
 * Drafts keep the edited fields. Writes all rows together, to fit the transaction timeout.
 * @param before with today's prices
 */
export async function keepDrafts(
  tx: Transaction,
  before: Catalogue,
  after: Catalogue,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const today = todayInHongKong(now)
  const [old, current] = [menuForms(before, today), menuForms(after, today)]
  const last = await lastVersions(tx, 'set')
  const versions = before.sets.flatMap((set) => {
    const place = { kind: 'set', id: String(set.id) } as const
    const [was, is] = [old.set(place.id)?.publishedValues, current.set(place.id)?.publishedValues]
    if (!was || !is || changedFields(was, is).length === 0) return []
    const number = last.get(place.id)
    const first = number === undefined ? [{ ...place, number: 1, values: was, at: now, by: '' }] : []
    return [...first, { ...place, number: (number ?? 1) + 1, values: is, at: now, by: by.name }]
  })
  await addVersions(tx, versions)
  const rebasedDrafts = (await allDrafts(tx)).flatMap((draft) => {
    if (draft.kind === 'site' || draft.kind === 'page') return []
    const [was, is] = [old[draft.kind](draft.id), current[draft.kind](draft.id)]
    if (!was || !is || changedFields(was.publishedValues, is.publishedValues).length === 0) return []
    return [{ draft, values: rebasedDraft(was, is, draft.values) }]
  })
  await removeDrafts(
    tx,
    rebasedDrafts.flatMap(({ draft, values }) => (values ? [] : [draft])),
  )
  await saveDrafts(
    tx,
    rebasedDrafts.flatMap(({ draft, values }) => (values ? [{ ...draft, values }] : [])),
  )
}
