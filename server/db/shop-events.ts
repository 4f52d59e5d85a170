import { desc, eq, inArray } from 'drizzle-orm'
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

/** What happened to any of several subjects, the newest first. */
export function shopEventsOfAll(db: Pick<Database, 'select'>, subjectIds: readonly string[], most: number) {
  const ofSubjects = inArray(shopEvents.subjectId, [...subjectIds])
  return db.select().from(shopEvents).where(ofSubjects).orderBy(desc(shopEvents.id)).limit(most)
}
