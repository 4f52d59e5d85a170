/** Changes take effect immediately, without a version (docs/decisions/0034, docs/decisions/0057). */
import { asc, eq } from 'drizzle-orm'
import { todayInHongKong } from '#domain/calendar.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { hasEnglishGap } from '#domain/staff/shop/english-gap.ts'
import { moveRow, type RowMove } from '#domain/staff/shop/menus/arrange-set.ts'
import {
  categoryValues,
  giftValues,
  type ItemKind,
} from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories, gifts, setMenus, setMenuTabs } from '#server/db/schema/catalogue.ts'
import { removeDrafts } from '#server/db/shop/drafts.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { changeShop, type ShopChange, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'

export interface CategoryOrGiftPlace {
  readonly kind: ItemKind
  readonly id: string
}

type ItemResult<Reason = never> = { readonly ok: true } | Refusing<'item-unknown' | Reason> | ShopRefusal

export function moveCategoryOrGift(
  store: ShopStore,
  { kind, id, move }: CategoryOrGiftPlace & { readonly move: RowMove<string> },
  by: StaffMember,
  now: Date,
): Promise<ItemResult> {
  return changeItem(store, { kind, id }, by, now, async ({ tx, record }, item, items) => {
    const { moved, ...places } = moveRow(items, id, move)
    if (moved.length === 0) return { ok: true }
    for (const each of moved) await updateItem(tx, { kind, id: each.id }, { position: each.position })
    await record(`move-${kind}`, item, places)
    return { ok: true }
  })
}

export function putCategoryOrGiftOnSale(
  store: ShopStore,
  { kind, id, isOnSale }: CategoryOrGiftPlace & { readonly isOnSale: boolean },
  by: StaffMember,
  now: Date,
): Promise<ItemResult<'english-missing'>> {
  return changeItem<'english-missing'>(store, { kind, id }, by, now, async ({ tx, record }, item) => {
    if (item.isOnSale === isOnSale) return { ok: true }
    if (isOnSale && item.lacksEnglish && (await loadHasEnglish(tx))) return refusing('english-missing')
    await updateItem(tx, { kind, id }, { isOnSale })
    await record(isOnSale ? 'put-on-sale' : 'take-off-sale', item)
    return { ok: true }
  })
}

/** Orders do not refer to gifts. The category of gifts stays. */
export function removeCategoryOrGift(
  store: ShopStore,
  { kind, id }: CategoryOrGiftPlace,
  by: StaffMember,
  now: Date,
): Promise<ItemResult<'on-sale' | 'in-use'>> {
  return changeItem<'on-sale' | 'in-use'>(store, { kind, id }, by, now, async ({ tx, record }, item) => {
    if (kind === 'category') {
      if (await isInUse(tx, id)) return refusing('in-use')
      await tx.delete(categories).where(eq(categories.id, id))
    } else {
      if (item.isOnSale) return refusing('on-sale')
      await tx.delete(gifts).where(eq(gifts.id, Number(id)))
    }
    await removeDrafts(tx, [{ kind, id }])
    await record(`remove-${kind}`, item, { before: item.values, after: null })
    return { ok: true }
  })
}

type Items = Awaited<ReturnType<typeof listItems>>

function changeItem<Reason = never>(
  store: ShopStore,
  { kind, id }: CategoryOrGiftPlace,
  by: StaffMember,
  now: Date,
  decide: (change: ShopChange, item: Items[number], items: Items) => Promise<ItemResult<Reason>>,
): Promise<ItemResult<Reason>> {
  return changeShop(store, 'menu', by, now, async (change): Promise<ItemResult<Reason>> => {
    const items = await listItems(change.tx, kind, now)
    const item = items.find((each) => each.id === id)
    return item ? decide(change, item, items) : refusing('item-unknown')
  })
}

/** Values have today's prices. */
async function listItems(tx: Transaction, kind: ItemKind, now: Date) {
  if (kind === 'category') {
    const rows = await tx.select().from(categories).orderBy(asc(categories.position))
    return rows.map(({ id, position, name, onSale: isOnSale, ...row }) => {
      const values: Values = categoryValues({ name, ...row })
      return { id, position, name, isOnSale, values, lacksEnglish: hasEnglishGap([name, row]) }
    })
  }
  const rows = await tx.select().from(gifts).orderBy(asc(gifts.position))
  return rows.map((row) => {
    const { position, name, published: isOnSale, imageId, aloneImageId } = row
    const pictures = { picture: { id: imageId }, alone: { id: aloneImageId ?? imageId } }
    const values: Values = giftValues({ ...giftOn(row, todayInHongKong(now)), ...pictures })
    return { id: String(row.id), position, name, isOnSale, values, lacksEnglish: hasEnglishGap(row) }
  })
}

async function updateItem(
  tx: Transaction,
  { kind, id }: CategoryOrGiftPlace,
  { position, isOnSale }: { readonly position?: number; readonly isOnSale?: boolean },
): Promise<void> {
  if (kind === 'category')
    await tx.update(categories).set({ position, onSale: isOnSale }).where(eq(categories.id, id))
  else
    await tx
      .update(gifts)
      .set({ position, published: isOnSale })
      .where(eq(gifts.id, Number(id)))
}

async function isInUse(tx: Transaction, id: string): Promise<boolean> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id))
  const categorySets = await tx
    .select({ id: setMenus.id })
    .from(setMenus)
    .where(eq(setMenus.categoryId, id))
    .limit(1)
  const tabs = await tx.select().from(setMenuTabs).where(eq(setMenuTabs.categoryId, id)).limit(1)
  return category?.kind === 'gifts' || categorySets.length + tabs.length > 0
}
