/** Changes of categories and gifts run one at a time. */

import { asc } from 'drizzle-orm'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { may } from '#domain/staff/permissions.ts'
import {
  categoryValues,
  giftValues,
  type ItemKind,
} from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { showAtOnce } from '#server/commands/shop/show-at-once.ts'
import { categories, gifts } from '#server/db/schema/catalogue.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { lockMenu } from './locks.ts'

export type CategoryOrGiftStore = Pick<Store, 'db' | 'refresh'>

export interface CategoryOrGiftPlace {
  readonly kind: ItemKind
  readonly id: string
}

interface CategoryOrGift {
  readonly id: string
  readonly position: number
  readonly name: Text
  readonly values: Values
  readonly isOnSale: boolean
}

export type CategoryOrGiftRefusal = 'not-allowed' | 'item-unknown' | 'temporarily-unavailable'

/** @param today prices are those of this day */
async function shelfOf(
  tx: Transaction,
  kind: ItemKind,
  today: CalendarDate,
): Promise<readonly CategoryOrGift[]> {
  if (kind === 'category') {
    const rows = await tx.select().from(categories).orderBy(asc(categories.position))
    return rows.map((row) => ({ ...row, values: categoryValues(row), isOnSale: row.onSale }))
  }
  const rows = await tx.select().from(gifts).orderBy(asc(gifts.position))
  return rows.map((row) => {
    const view = { picture: { id: row.imageId }, alone: { id: row.aloneImageId ?? row.imageId } }
    return {
      ...row,
      id: String(row.id),
      values: giftValues({ ...giftOn(row, today), ...view }),
      isOnSale: row.published,
    }
  })
}

/** Locks the menu during the change and refreshes it for readers. */
export function withCategoryOrGift<Result>(
  { db, refresh }: CategoryOrGiftStore,
  { kind, id }: CategoryOrGiftPlace,
  by: StaffMember,
  now: Date,
  change: (tx: Transaction, item: CategoryOrGift, items: readonly CategoryOrGift[]) => Promise<Result>,
): Promise<Result | CategoryOrGiftRefusal> {
  return orOutage(async () => {
    if (!may(by.role, 'edit-menus')) return 'not-allowed'
    const result = await db.transaction(async (tx) => {
      await lockMenu(tx)
      const items = await shelfOf(tx, kind, todayInHongKong(now))
      const item = items.find((each) => each.id === id)
      return item ? change(tx, item, items) : 'item-unknown'
    })
    await showAtOnce(refresh)
    return result
  })
}
