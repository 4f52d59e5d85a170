import { eq, max } from 'drizzle-orm'
import { isCalled } from '#domain/menu/set-lookup.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { idFor, namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { dishGroups, groupDishes, setMenus, setMenuTabs } from '#server/db/schema/catalogue.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'
import { plainSet } from './steps/plain-model.ts'
import { storedPlainPicture } from './steps/plain-picture.ts'

export interface NewOne<Id> {
  readonly like: Id
  readonly zh: string
  readonly en: string
}

export type AddSetResult =
  | { readonly ok: true; readonly setId: number }
  | Refusing<'names-missing' | 'name-taken' | 'set-unknown'>
  | ShopRefusal

/**
 * The copy is off sale and last of its category. The model's picture shows other food, so it is not copied. The first
 * set has no model.
 */
export function addSet(
  store: ShopStore,
  { like, zh, en }: NewOne<number>,
  by: StaffMember,
  now: Date,
): Promise<AddSetResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<AddSetResult> => {
    const name = namesIn(zh, en, await loadHasEnglish(tx))
    if (!name) return refusing('names-missing')
    const [last] = await tx.select({ id: max(setMenus.id), position: max(setMenus.position) }).from(setMenus)
    const items = await tx.select({ slug: setMenus.slug, name: setMenus.name }).from(setMenus)
    const [match] = await tx.select().from(setMenus).where(eq(setMenus.id, like))
    const model = items.length === 0 ? await plainSet(tx, name) : match
    if (!model) return refusing('set-unknown')
    if ([name.zh, name.en].some((each) => items.some(isCalled(each)))) return refusing('name-taken')
    const setId = (last?.id ?? 0) + 1
    const slug = idFor(name.en, new Set(items.map((set) => set.slug)), `set-${setId}`)
    const position = (last?.position ?? 0) + 1
    await tx.insert(setMenus).values({
      ...model,
      id: setId,
      slug,
      name,
      position,
      published: false,
      imageId: (await storedPlainPicture(tx)).id,
      cardImageId: null,
    })
    for (const table of [setMenuTabs, dishGroups, groupDishes]) {
      const rows = await tx.select().from(table).where(eq(table.setId, like))
      if (rows.length > 0) await tx.insert(table).values(rows.map((row) => ({ ...row, setId })))
    }
    await record('add-set', { id: setId, name }, { before: null, after: { like, slug } })
    return { ok: true, setId }
  })
}
