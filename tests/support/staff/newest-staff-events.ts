import { desc } from 'drizzle-orm'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import type { Database } from '#server/db/store/database.ts'

/** The newest event comes first. */
export function newestStaffEvents(db: Database, max: number) {
  return db.select().from(staffEvents).orderBy(desc(staffEvents.id)).limit(max)
}
