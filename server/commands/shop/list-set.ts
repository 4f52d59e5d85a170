/** Changes take effect immediately, without a version (docs/decisions/0034). */
import { asc, eq } from 'drizzle-orm'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { hasEnglishGap } from '#domain/staff/shop/english-gap.ts'
import { moveRow, type RowMove } from '#domain/staff/shop/menus/arrange-set.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { setMenus } from '#server/db/schema/catalogue.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'

type SetResult = { readonly ok: true } | Refusing<'set-unknown'> | ShopRefusal
type SaleResult = SetResult | Refusing<'no-groups' | 'dish-off-sale' | 'english-missing'>

export function putOnSale(
  store: ShopStore,
  { setId, isOnSale }: { readonly setId: number; readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<SaleResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<SaleResult> => {
    const { sets, hasEnglish } = await loadCatalogue(tx)
    const set = sets.find(({ id }) => id === setId)
    if (!set) return refusing('set-unknown')
    if (isOnSale && hasEnglish && hasEnglishGap(set)) return refusing('english-missing')
    if (isOnSale && set.groups.length === 0) return refusing('no-groups')
    const dishes = set.groups.flatMap((group) => group.dishes.map(({ dish }) => dish))
    if (isOnSale && dishes.some(({ onSale }) => !onSale)) return refusing('dish-off-sale')
    if (set.published === isOnSale) return { ok: true }
    await tx.update(setMenus).set({ published: isOnSale }).where(eq(setMenus.id, setId))
    await record(isOnSale ? 'put-on-sale' : 'take-off-sale', set)
    return { ok: true }
  })
}

export type SetMove = RowMove<number>

export function moveSet(
  store: ShopStore,
  { setId, move }: { readonly setId: number; readonly move: SetMove },
  by: StaffMember,
  now: Date,
): Promise<SetResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<SetResult> => {
    const set = await findSet(tx, setId)
    if (!set) return refusing('set-unknown')
    const ofCategory = eq(setMenus.categoryId, set.categoryId)
    const rows = await tx.select().from(setMenus).where(ofCategory).orderBy(asc(setMenus.position))
    const { moved, ...places } = moveRow(rows, setId, move)
    if (moved.length === 0) return { ok: true }
    for (const { id, position } of moved)
      await tx.update(setMenus).set({ position }).where(eq(setMenus.id, id))
    await record('move-set', set, places)
    return { ok: true }
  })
}

async function findSet(tx: Transaction, setId: number) {
  return (await loadCatalogue(tx)).sets.find(({ id }) => id === setId)
}
