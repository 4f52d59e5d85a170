import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import type { Database } from '#server/db/store/database.ts'

export type NewShopEvent = Omit<typeof shopEvents.$inferInsert, 'id' | 'sequence' | 'hash'>

/** Call it in the transaction of the change. */
export async function addShopEvent(db: Pick<Database, 'insert'>, event: NewShopEvent): Promise<void> {
  await db.insert(shopEvents).values(event)
}

/** An imported menu must fit the transaction timeout. */
const maxAtOnce = 500

export async function addShopEvents(
  db: Pick<Database, 'insert'>,
  events: readonly NewShopEvent[],
): Promise<void> {
  for (let at = 0; at < events.length; at += maxAtOnce)
    await db.insert(shopEvents).values(events.slice(at, at + maxAtOnce))
}

/** The newest event comes first. */
export function shopEventsOf(db: Pick<Database, 'select'>, subjectId: string, max: number) {
  const ofSubject = eq(shopEvents.subjectId, subjectId)
  return db.select().from(shopEvents).where(ofSubject).orderBy(desc(shopEvents.id)).limit(max)
}

/** The newest event comes first. */
export function shopEventsBy(db: Pick<Database, 'select'>, verb: ShopVerb, max: number) {
  return db.select().from(shopEvents).where(eq(shopEvents.verb, verb)).orderBy(desc(shopEvents.id)).limit(max)
}

/** The newest event comes first. */
export function shopEventsOfAll(db: Pick<Database, 'select'>, subjectIds: readonly string[], max: number) {
  const ofSubjects = inArray(shopEvents.subjectId, [...subjectIds])
  return db.select().from(shopEvents).where(ofSubjects).orderBy(desc(shopEvents.id)).limit(max)
}

const notOfMenu: ShopVerb[] = [
  'sell-out',
  'offer-again',
  'change-settings',
  'open-shop',
  'close-shop',
  'publish-site',
  'publish-page',
  'add-page',
  'switch-page',
  'move-page',
]

/** The newest event comes first. */
export function menuEventsSince(db: Pick<Database, 'select'>, since: Date, max: number) {
  const { at, actorName: by, subjectName: subject, verb, id } = shopEvents
  return db
    .select({ at, by, subject })
    .from(shopEvents)
    .where(and(gt(at, since), notInArray(verb, notOfMenu)))
    .orderBy(desc(id))
    .limit(max)
}
