import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import type { Database } from '#server/db/store/database.ts'

export type NewShopEvent = Omit<typeof shopEvents.$inferInsert, 'id' | 'sequence' | 'hash'>

/** Adds to the trail of the shop, in the transaction of the change itself. */
export async function addShopEvent(db: Pick<Database, 'insert'>, event: NewShopEvent): Promise<void> {
  await db.insert(shopEvents).values(event)
}

/** Entries in one statement: a whole menu that is imported has to be written within the time of a transaction. */
const maxAtOnce = 500

/** Adds many in their order, as above. */
export async function addShopEvents(
  db: Pick<Database, 'insert'>,
  events: readonly NewShopEvent[],
): Promise<void> {
  for (let at = 0; at < events.length; at += maxAtOnce)
    await db.insert(shopEvents).values(events.slice(at, at + maxAtOnce))
}

/** What happened to a dish or set, the newest first. */
export function shopEventsOf(db: Pick<Database, 'select'>, subjectId: string, max: number) {
  const ofSubject = eq(shopEvents.subjectId, subjectId)
  return db.select().from(shopEvents).where(ofSubject).orderBy(desc(shopEvents.id)).limit(max)
}

/** What was done with one verb, to anything, the newest first. */
export function shopEventsBy(db: Pick<Database, 'select'>, verb: ShopVerb, max: number) {
  return db.select().from(shopEvents).where(eq(shopEvents.verb, verb)).orderBy(desc(shopEvents.id)).limit(max)
}

/** What happened to any of several subjects, the newest first. */
export function shopEventsOfAll(db: Pick<Database, 'select'>, subjectIds: readonly string[], max: number) {
  const ofSubjects = inArray(shopEvents.subjectId, [...subjectIds])
  return db.select().from(shopEvents).where(ofSubjects).orderBy(desc(shopEvents.id)).limit(max)
}

const notOfMenu: ShopVerb[] = ['sell-out', 'offer-again', 'change-settings', 'publish-site']

/** What happened to the menu since a moment, the newest first. */
export function menuEventsSince(db: Pick<Database, 'select'>, since: Date, max: number) {
  const { at, actorName: by, subjectName: subject, verb, id } = shopEvents
  return db
    .select({ at, by, subject })
    .from(shopEvents)
    .where(and(gt(at, since), notInArray(verb, notOfMenu)))
    .orderBy(desc(id))
    .limit(max)
}
