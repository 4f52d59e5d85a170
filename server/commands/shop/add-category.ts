import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { readCategory } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { idFor } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import { layouts } from './menu-file/columns.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'

export type AddCategoryResult =
  | { readonly ok: true; readonly categoryId: string }
  /** A menu file has the same limit of categories. */
  | Refusing<'texts-missing' | 'too-many'>
  | ShopRefusal

/** Hidden from customers until it has a set on sale. */
export function addCategory(
  store: ShopStore,
  values: Values,
  by: StaffMember,
  now: Date,
): Promise<AddCategoryResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<AddCategoryResult> => {
    const reading = readCategory(values, await loadHasEnglish(tx))
    if (!reading.ok) return refusing('texts-missing')
    const { name, description, season } = reading.value
    const rows = await tx.select().from(categories)
    if (rows.length >= layouts.categories.maxRows) return refusing('too-many')
    const categoryId = idFor(name.en, new Set(rows.map(({ id }) => id)), 'category')
    const position = 1 + Math.max(0, ...rows.map((row) => row.position))
    await tx
      .insert(categories)
      .values({ id: categoryId, position, name, description, season, kind: 'sets', path: null })
    await record('add-category', { id: categoryId, name }, { before: null, after: values })
    return { ok: true, categoryId }
  })
}
