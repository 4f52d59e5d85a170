/** Changes take effect immediately, without a version (docs/decisions/0034). */
import { asc, eq } from 'drizzle-orm'
import type { Refusing } from '#domain/placed/order-situation.ts'
import { movedTo } from '#domain/staff/shop/menus/arrange-set.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { eventOf, type SetResult, type SetStore, withSet } from './steps/with-set.ts'

export type SaleResult = SetResult | Refusing<'no-groups' | 'dish-off-sale'>

export function putOnSale(
  store: SetStore,
  { setId, isOnSale }: { readonly setId: number; readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<SaleResult> {
  return withSet(store, setId, by, now, async (tx, set): Promise<SaleResult> => {
    if (isOnSale && set.groups.length === 0) return { ok: false, reason: 'no-groups' }
    const dishes = set.groups.flatMap((group) => group.dishes.map(({ dish }) => dish))
    if (isOnSale && dishes.some(({ onSale }) => !onSale)) return { ok: false, reason: 'dish-off-sale' }
    if (set.published === isOnSale) return { ok: true as const }
    await tx.update(setMenus).set({ published: isOnSale }).where(eq(setMenus.id, setId))
    const verb = isOnSale ? 'put-on-sale' : 'take-off-sale'
    await addShopEvent(tx, { ...eventOf(set, by, now), verb, before: null, after: null })
    return { ok: true as const }
  })
}

export type SetMove = { readonly by: -1 | 1 } | { readonly placeOf: number }

export function moveSet(
  store: SetStore,
  { setId, move }: { readonly setId: number; readonly move: SetMove },
  by: StaffMember,
  now: Date,
): Promise<SetResult> {
  return withSet(store, setId, by, now, async (tx, set) => {
    const { id, position } = setMenus
    const ofCategory = eq(setMenus.categoryId, set.categoryId)
    const rows = await tx.select({ id, position }).from(setMenus).where(ofCategory).orderBy(asc(position))
    const ids = rows.map((row) => row.id)
    const at = ids.indexOf(setId)
    const other = 'placeOf' in move ? move.placeOf : (ids[at + move.by] ?? setId)
    const order = movedTo(ids, setId, other)
    for (const [index, row] of rows.entries()) {
      const days = order[index]
      if (days !== undefined && days !== row.id)
        await tx.update(setMenus).set({ position: row.position }).where(eq(id, days))
    }
    const place = order.indexOf(setId)
    if (place === at) return { ok: true as const }
    const [before, after] = [{ place: at + 1 }, { place: place + 1 }]
    await addShopEvent(tx, { ...eventOf(set, by, now), verb: 'move-set', before, after })
    return { ok: true as const }
  })
}
