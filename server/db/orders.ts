import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import type { Contact, OrderDraft } from '#domain/order.ts'
import {
  type LookupToken,
  lookupToken,
  type OrderReference,
  parseLookupToken,
  parseReference,
} from '#domain/order-reference.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { PricedLine } from '#domain/price-line.ts'
import type { Quote } from '#domain/quote.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import { type OrderedDish, orderEvents, orderLines, orders } from './schema/orders.ts'
import type { Database, Transaction } from './store/database.ts'

/** An order ready to be written: checked, priced, and named. */
export interface NewOrder {
  readonly reference: OrderReference
  readonly token: LookupToken
  readonly keyHash: string
  readonly bodyHash: string
  readonly placedAt: Date
  readonly lang: Lang
  readonly paymentMethod: PaymentMethod
  readonly draft: OrderDraft
  readonly contact: Contact
  readonly quote: Quote
  readonly settings: Settings
}

/** Only this is stored of a key or token, so that a copy of the database opens no order page (order-secret.ts). */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Derived, not drawn, so that a repeated call and the notice find the same token although only its hash is stored. */
export function orderToken(tokenKey: string, reference: OrderReference): LookupToken {
  return lookupToken(createHmac('sha256', tokenKey).update(reference).digest())
}

/** What tells two orders of one batch apart, even when both carry the same key. */
const nameOf = ({ keyHash, reference }: Pick<NewOrder, 'keyHash' | 'reference'>) => `${reference} ${keyHash}`

/**
 * Writes orders with their lines and first events, all in one statement a table. Gives the id of each, or null where
 * the idempotency key or the reference is taken already: nothing is written of those.
 */
export async function insertOrders(tx: Transaction, batch: readonly NewOrder[]): Promise<(number | null)[]> {
  const rows = await tx
    .insert(orders)
    .values(batch.map(orderRow))
    .onConflictDoNothing()
    .returning({ id: orders.id, reference: orders.reference, keyHash: orders.idempotencyKeyHash })
  const idOf = new Map(rows.map((row) => [nameOf(row), row.id]))
  const written = batch.flatMap((order) => {
    const orderId = idOf.get(nameOf(order))
    return orderId === undefined ? [] : [{ orderId, order }]
  })
  if (written.length > 0) {
    await tx
      .insert(orderLines)
      .values(
        written.flatMap(({ orderId, order }) =>
          order.quote.lines.map((line, position) => lineRow(orderId, position, line)),
        ),
      )
    await tx.insert(orderEvents).values(
      written.map(({ orderId, order }) => ({
        orderId,
        at: order.placedAt,
        status: 'submitted' as const,
        paymentStatus: 'unpaid' as const,
        actor: 'customer' as const,
        note: '',
      })),
    )
  }
  return batch.map((order) => idOf.get(nameOf(order)) ?? null)
}

function orderRow(order: NewOrder): typeof orders.$inferInsert {
  const { draft, contact, quote, settings } = order
  const { cutlery, tongs, delivery } = quote
  // A draft without these was refused before it came here.
  if (!draft.fulfilment || !draft.date || !draft.slot)
    throw new Error('an unchecked draft reached the database')
  const isPickup = draft.fulfilment === 'pickup'
  const nameIn = (rows: readonly { id: string; name: { zh: string; en: string } }[], id: string | null) =>
    rows.find((row) => row.id === id)?.name ?? null
  return {
    reference: order.reference,
    tokenHash: hashOf(order.token),
    idempotencyKeyHash: order.keyHash,
    bodyHash: order.bodyHash,
    placedAt: order.placedAt,
    lang: order.lang,
    status: 'submitted',
    paymentStatus: 'unpaid',
    paymentMethod: order.paymentMethod,
    fulfilment: draft.fulfilment,
    dueDate: draft.date,
    slot: draft.slot,
    zoneId: delivery.zoneId,
    zoneName: nameIn(settings.zones, delivery.zoneId),
    remotePlaceId: delivery.remotePlaceId,
    remotePlaceName: nameIn(settings.remotePlaces, delivery.remotePlaceId),
    address: isPickup ? '' : draft.address,
    pickupPlaceId: isPickup ? draft.pickupPlaceId : null,
    pickupPlaceName: isPickup ? nameIn(settings.pickupPlaces, draft.pickupPlaceId) : null,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    contactAlternatePhone: contact.alternatePhone,
    specialInstructions: contact.specialInstructions,
    food: quote.food,
    cutleryWanted: cutlery.wanted,
    cutleryIncluded: cutlery.included,
    cutleryExtra: cutlery.extra,
    cutleryAmount: cutlery.amount,
    tongsWanted: tongs.wanted,
    tongsIncluded: tongs.included,
    tongsExtra: tongs.extra,
    tongsAmount: tongs.amount,
    promotionCode: quote.promotions.find(({ code }) => code !== null)?.code ?? null,
    promotions: quote.promotions,
    discount: quote.discount,
    deliveryFee: delivery.fee,
    total: quote.total,
    termsVersion: settings.termsVersion,
  }
}

function lineRow(orderId: number, position: number, line: PricedLine): typeof orderLines.$inferInsert {
  const { set, units, unitPrice, amount } = line
  const groupName = new Map(set.groups.map((group) => [group.id, group.name]))
  const dishes = line.dishes.map(
    (dish): OrderedDish => ({ ...dish, group: groupName.get(dish.groupId) ?? dish.name }),
  )
  return {
    orderId,
    position,
    setId: set.id,
    name: set.name,
    unit: set.unit,
    units,
    unitPrice,
    amount,
    dishes,
  }
}

export type StoredOrder = typeof orders.$inferSelect & {
  readonly lines: readonly (typeof orderLines.$inferSelect)[]
  readonly events: readonly (typeof orderEvents.$inferSelect)[]
}

/**
 * One order for whoever holds its reference and its token, both as they stand in an address; null for an unknown
 * reference, a wrong token and nonsense alike, so that nobody learns which references exist.
 */
export async function findOrder(db: Database, reference: string, token: string): Promise<StoredOrder | null> {
  const known = parseReference(reference)
  const key = parseLookupToken(token)
  if (!known || !key) return null
  const [order] = await db.select().from(orders).where(eq(orders.reference, known))
  if (!order || !timingSafeEqual(Buffer.from(order.tokenHash), Buffer.from(hashOf(key)))) return null
  return withParts(db, order)
}

/** One order by its number, for the program itself. */
export async function loadOrder(db: Database, id: number): Promise<StoredOrder | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order ? withParts(db, order) : null
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

/** What was stored under an idempotency key, as far as repeating the answer needs it. */
export async function findByIdempotencyKey(db: Database, keyHash: string) {
  const [order] = await db.select().from(orders).where(eq(orders.idempotencyKeyHash, keyHash))
  return order ?? null
}

/** Shown as 'booked N hours ago' and left out when there was no order in these days (decisions 16). */
const recentDays = 7

/** When the set was last ordered, or null when not within 7 days before `now`. */
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
