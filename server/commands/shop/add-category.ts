import type { Values } from '#domain/staff/forms/values.ts'
import { may } from '#domain/staff/permissions.ts'
import { readCategory } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { idFor } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { categories } from '#server/db/schema/catalogue.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import { maxRows } from './menu-file/columns.ts'
import { showAtOnce } from './show-at-once.ts'
import { lockMenu } from './steps/locks.ts'
import type { CategoryOrGiftRefusal, CategoryOrGiftStore } from './steps/with-category-or-gift.ts'

export type AddCategoryResult =
  | { readonly categoryId: string }
  | 'texts-missing'
  /** A menu file has the same limit. */
  | 'too-many'
  | Exclude<CategoryOrGiftRefusal, 'item-unknown'>

/** Hidden from customers until it has a set on sale. */
export function addCategory(
  { db, refresh }: CategoryOrGiftStore,
  values: Values,
  by: StaffMember,
  now: Date,
): Promise<AddCategoryResult> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const reading = readCategory(values)
    if (!reading.ok) return 'texts-missing'
    const { name, description, season } = reading.value
    const result = await db.transaction(async (tx): Promise<AddCategoryResult> => {
      await lockMenu(tx)
      const rows = await tx.select().from(categories)
      if (rows.length >= maxRows.categories) return 'too-many'
      const categoryId = idFor(name.en, new Set(rows.map(({ id }) => id)), 'category')
      const position = 1 + Math.max(0, ...rows.map((row) => row.position))
      await tx
        .insert(categories)
        .values({ id: categoryId, position, name, description, season, kind: 'sets', path: null })
      await addShopEvent(tx, {
        at: now,
        verb: 'add-category',
        actorId: by.id,
        actorName: by.name,
        subjectId: categoryId,
        subjectName: name,
        before: null,
        after: values,
      })
      return { categoryId }
    })
    await showAtOnce(refresh)
    return result
  })
}
