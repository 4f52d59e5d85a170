import type { CalendarDate } from '#domain/calendar.ts'
import { rebasedDrafts } from '#domain/staff/menus/rebased-drafts.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { allItemDrafts, removeItemDrafts, saveItemDrafts } from '#server/db/shop/item-drafts.ts'
import type { Transaction } from '#server/db/store/database.ts'

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
