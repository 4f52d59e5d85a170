import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import {
  type LookupToken,
  lookupToken,
  type OrderReference,
  parseLookupToken,
  parseReference,
} from '#domain/placed/order-reference.ts'
import { prepareQuery } from '#server/db/prepare-query.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

/** Only hashes are stored, so that a copy of the database opens no order page (order-secret.ts). */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** A repeated call gets the same token although only its hash is stored. */
export function orderToken(tokenKey: string, reference: OrderReference): LookupToken {
  return lookupToken(createHmac('sha256', tokenKey).update(reference).digest())
}

/** The chat of one sender has a key of its own, so that what it opens counts as theirs (docs/decisions/0020). */
export function senderToken(tokenKey: string, reference: OrderReference, senderId: string): LookupToken {
  return lookupToken(createHmac('sha256', tokenKey).update(`${reference} sent by ${senderId}`).digest())
}

export type StoredOrder = typeof orders.$inferSelect & {
  readonly lines: readonly (typeof orderLines.$inferSelect)[]
  readonly events: readonly (typeof orderEvents.$inferSelect)[]
}

export interface OpenedOrder extends StoredOrder {
  /** The member of staff whose chat the link came from, or null. */
  readonly sentBy: string | null
}

/** Null alike for unknown and malformed input, so that callers cannot find out which references exist. */
export async function findOrder(
  { db, tokenKey }: { readonly db: Database; readonly tokenKey: string },
  reference: string,
  token: string,
): Promise<OpenedOrder | null> {
  const parsedReference = parseReference(reference)
  const key = parseLookupToken(token)
  if (!parsedReference || !key) return null
  const [order] = await db.select().from(orders).where(eq(orders.reference, parsedReference))
  if (!order) return null
  const isKey = (keyHash: string) => timingSafeEqual(Buffer.from(keyHash), Buffer.from(hashOf(key)))
  if (isKey(order.tokenHash)) return { ...(await withParts(db, order)), sentBy: null }
  const senders = order.erasedAt === null ? await sendersOf(db, order.id) : []
  const sentBy = senders.find((id) => isKey(hashOf(senderToken(tokenKey, parsedReference, id))))
  return sentBy === undefined ? null : { ...(await withParts(db, order)), sentBy }
}

async function sendersOf(db: Database, orderId: number): Promise<readonly string[]> {
  const { actorId: id, verb } = orderEvents
  const matches = await db
    .selectDistinct({ id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(verb, 'send-link'), isNotNull(id)))
  return matches.flatMap((sender) => sender.id ?? [])
}

export async function loadOrder(db: Database, id: number): Promise<StoredOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order ? withParts(db, order) : null
}

export async function orderByReference(db: Database, reference: OrderReference): Promise<StoredOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.reference, reference))
  return order ? withParts(db, order) : null
}

const orderOfNotice = prepareQuery((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('order_of_notice'),
)

const linesOfNotice = prepareQuery((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('id')))
    .orderBy(asc(orderLines.position))
    .prepare('lines_of_notice'),
)

export async function loadNotice(db: Database, id: number): Promise<Omit<StoredOrder, 'events'> | null> {
  const [order] = await orderOfNotice(db).execute({ id })
  return order ? { ...order, lines: await linesOfNotice(db).execute({ id }) } : null
}

async function withParts(db: Database, order: typeof orders.$inferSelect): Promise<StoredOrder> {
  return {
    ...order,
    lines: await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.position)),
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(orderEvents.id)),
  }
}

export async function loadKnownKeys(
  db: Pick<Database, 'select'>,
  keyHashes: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ key: orders.idempotencyKeyHash })
    .from(orders)
    .where(inArray(orders.idempotencyKeyHash, keyHashes))
  return new Set(rows.map(({ key }) => key))
}

export async function findByIdempotencyKey(db: Database, keyHash: string) {
  const [order] = await db.select().from(orders).where(eq(orders.idempotencyKeyHash, keyHash))
  return order ?? null
}

/** The page shows 'booked N hours ago' for orders of these days (decisions 16). */
const recentDays = 7

export async function lastOrderedAt(db: Database, setId: number, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - recentDays * 86_400_000)
  const [last] = await db
    .select({ placedAt: orders.placedAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.setId, setId), gte(orders.placedAt, since), lte(orders.placedAt, now)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return last?.placedAt ?? null
}
