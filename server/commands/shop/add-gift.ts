import { desc, eq, sql } from 'drizzle-orm'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import { idFor, namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { gifts } from '#server/db/schema/catalogue.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { NewOne } from './add-set.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'
import { plainGift } from './steps/plain-model.ts'
import { storedPlainPicture } from './steps/plain-picture.ts'

export interface NewGift extends NewOne<number> {
  /** The price is in dollars, as typed. */
  readonly price: string
}

export type AddGiftResult =
  | { readonly ok: true; readonly giftId: number }
  | Refusing<'names-missing' | 'price-invalid' | 'item-unknown'>
  | ShopRefusal

/** The copy is off sale and last. The first gift has no model. */
export function addGift(
  store: ShopStore,
  { like, zh, en, price: text }: NewGift,
  by: StaffMember,
  now: Date,
): Promise<AddGiftResult> {
  return changeShop(store, 'menu', by, now, async ({ tx, record }): Promise<AddGiftResult> => {
    const name = namesIn(zh, en, await loadHasEnglish(tx))
    if (!name) return refusing('names-missing')
    const reader = formReader({ price: text })
    const price = reader.price('price')
    if (reader.problems.price) return refusing('price-invalid')
    const rows = await tx.select().from(gifts)
    const model = rows.length === 0 ? plainGift(name) : rows.find(({ id }) => id === like)
    if (!model) return refusing('item-unknown')
    const giftId = 1 + Math.max(0, await lastRemovedNumber(tx), ...rows.map(({ id }) => id))
    const slug = idFor(name.en, new Set(rows.map((row) => row.slug)), `gift-${giftId}`)
    const position = 1 + Math.max(0, ...rows.map((row) => row.position))
    await tx.insert(gifts).values({
      ...model,
      id: giftId,
      slug,
      name,
      price,
      nextPrice: null,
      position,
      imageId: (await storedPlainPicture(tx)).id,
      aloneImageId: null,
      onlinePath: `/gifts/${slug}`,
      published: false,
    })
    await record('add-gift', { id: giftId, name }, { before: null, after: { like, slug } })
    return { ok: true, giftId }
  })
}

/** The audit log and exported files still mention removed gifts. */
async function lastRemovedNumber(tx: Transaction): Promise<number> {
  const number = sql<number>`${shopEvents.subjectId}::integer`
  const wasRemoved = eq(shopEvents.verb, 'remove-gift')
  const [last] = await tx
    .select({ id: number })
    .from(shopEvents)
    .where(wasRemoved)
    .orderBy(desc(number))
    .limit(1)
  return last?.id ?? 0
}
