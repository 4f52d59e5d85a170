/** Changes of sets run one at a time, each with an entry in the audit log. */
import { todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import type { Refusing } from '#domain/placed/order-situation.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { refusedInOutage } from '#server/commands/outage-result.ts'
import { showAtOnce } from '#server/commands/shop/show-at-once.ts'
import { type Catalogue, loadCatalogue } from '#server/db/shop/catalogue.ts'
import type { NewShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockMenu } from './locks.ts'

export type SetStore = Pick<Store, 'db' | 'refresh'>

export type SetRefusal = Refusing<'not-allowed' | 'set-unknown' | 'temporarily-unavailable'>
export type SetResult = { readonly ok: true } | SetRefusal

/** Locks the menu during the change and refreshes it for readers. */
export async function withSet<Result>(
  { db, refresh }: SetStore,
  setId: number,
  by: StaffMember,
  now: Date,
  change: (tx: Transaction, set: SetMenu, catalogue: Catalogue) => Promise<Result>,
): Promise<Result | SetRefusal> {
  if (!may(by.role, 'edit-menus')) return { ok: false, reason: 'not-allowed' }
  return refusedInOutage(async () => {
    const result = await db.transaction(async (tx) => {
      await lockMenu(tx)
      const catalogue = await loadCatalogue(tx)
      const set = catalogue.sets.find(({ id }) => id === setId)
      if (!set) return { ok: false, reason: 'set-unknown' } as const
      return change(tx, pricedOn(set, todayInHongKong(now)), catalogue)
    })
    await showAtOnce(refresh)
    return result
  })
}

export const eventOf = (set: SetMenu, by: StaffMember, at: Date): Omit<NewShopEvent, 'verb'> => ({
  at,
  actorId: by.id,
  actorName: by.name,
  subjectId: String(set.id),
  subjectName: set.name,
})
