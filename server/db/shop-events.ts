import { desc, eq } from 'drizzle-orm'
import { shopEvents } from './schema/shop-events.ts'
import type { Database } from './store/database.ts'

export type NewShopEvent = Omit<typeof shopEvents.$inferInsert, 'id' | 'sequence' | 'hash'>

/** Adds to the trail of the shop, in the transaction of the change itself. */
export async function addShopEvent(db: Pick<Database, 'insert'>, event: NewShopEvent): Promise<void> {
  await db.insert(shopEvents).values(event)
}

/** What happened to a dish or set, the newest first. */
export function shopEventsOf(db: Pick<Database, 'select'>, subjectId: string, most: number) {
  const ofSubject = eq(shopEvents.subjectId, subjectId)
  return db.select().from(shopEvents).where(ofSubject).orderBy(desc(shopEvents.id)).limit(most)
}
