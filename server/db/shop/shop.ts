import { shop } from '#server/db/schema/settings.ts'
import type { Database } from '#server/db/store/database.ts'

export async function readShop(db: Database): Promise<string> {
  const [row] = await db.select({ name: shop.name }).from(shop)
  if (!row) throw new Error('the row of the shop is missing')
  return row.name
}
