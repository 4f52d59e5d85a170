import { shop } from '#server/db/schema/shop.ts'
import type { Database } from '#server/db/store/database.ts'

/** What names this shop among all that a payment provider serves under one account. */
export async function readShop(db: Database): Promise<string> {
  const [row] = await db.select({ name: shop.name }).from(shop)
  if (!row) throw new Error('the row of the shop is missing')
  return row.name
}
