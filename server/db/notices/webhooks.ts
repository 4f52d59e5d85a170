import { asc } from 'drizzle-orm'
import { webhooks } from '#server/db/schema/webhooks.ts'
import type { Database } from '#server/db/store/database.ts'

/** Without secrets, which leave the database only to sign. */
export function listWebhooks(db: Pick<Database, 'select'>) {
  const { id, address, events, isOn } = webhooks
  return db.select({ id, address, events, isOn }).from(webhooks).orderBy(asc(id))
}
