/** Inserts a batch of checked and priced orders, with their lines and first events, by one statement. */
import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { nothing } from '#domain/money.ts'
import type { Contact, OrderDraft } from '#domain/order.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { PricedLine } from '#domain/price-line.ts'
import type { Quote } from '#domain/quote.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import { hashOf } from './orders.ts'
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
  readonly paymentMethod: PaymentMethod | null
  readonly draft: OrderDraft
  readonly contact: Contact
  readonly quote: Quote
  readonly settings: Settings
}

const orderColumns = columnsOf(orders, ['id'])
const lineColumns = columnsOf(orderLines, ['orderId'])

/** What tells two orders of one batch apart, even when both carry the same key. */
const nameOf = (reference: string, keyHash: string) => `${reference} ${keyHash}`

/**
 * Writes orders with their lines and first events. Gives the id of each, or null where the idempotency key or the
 * reference is taken already: nothing is written of those.
 */
export async function insertOrders(tx: Transaction, batch: readonly NewOrder[]): Promise<(number | null)[]> {
  const rows = batch.map((order) => ({ ...orderRow(order), lines: order.quote.lines.map(lineRow) }))
  const written = await writing(tx).execute({ rows: JSON.stringify(rows) })
  const idOf = new Map(written.map(({ id, reference, keyHash }) => [nameOf(reference, keyHash), id]))
  return batch.map(({ reference, keyHash }) => idOf.get(nameOf(reference, keyHash)) ?? null)
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
    refundDue: nothing,
    termsVersion: settings.termsVersion,
  }
}

function lineRow(line: PricedLine, position: number): Omit<typeof orderLines.$inferInsert, 'orderId'> {
  const { set, units, unitPrice, amount } = line
  const groupName = new Map(set.groups.map((group) => [group.id, group.name]))
  const dishes = line.dishes.map(
    (dish): OrderedDish => ({ ...dish, group: groupName.get(dish.groupId) ?? dish.name }),
  )
  return {
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

/**
 * One statement for any number of orders, which come as one JSON text, so that PostgreSQL keeps it prepared. It can not
 * see in a table what it has just written there, only what its inserts return.
 */
function writing(db: Pick<Database, 'with' | '$with'>) {
  const batch = db.$with('batch', {}).as(
    sql`select * from json_to_recordset(${sql.placeholder('rows')}::text::json)
      as batch (${orderColumns.types}, lines json)`,
  )
  const written = db
    .$with('written', {
      id: sql<number>`id`.mapWith(Number).as('id'),
      reference: sql<string>`reference`.as('reference'),
      keyHash: sql<string>`key_hash`.as('key_hash'),
    })
    .as(
      sql`insert into ${orders} (${orderColumns.names}) select ${orderColumns.keys} from batch on conflict do nothing
        returning id, reference, idempotency_key_hash as key_hash, placed_at, status, payment_status`,
    )
  const lines = db.$with('lines', {}).as(
    sql`insert into ${orderLines} (order_id, ${lineColumns.names}) select written.id, ${lineColumns.keys}
      from written join batch on batch.reference = written.reference and batch."idempotencyKeyHash" = key_hash,
        json_to_recordset(batch.lines) as line (${lineColumns.types})`,
  )
  const events = db.$with('events', {}).as(
    sql`insert into ${orderEvents} (order_id, at, status, payment_status, actor, note)
      select id, placed_at, status, payment_status, 'customer', '' from written`,
  )
  return db.with(batch, written, lines, events).select().from(written).prepare('insert_orders')
}

/** The columns of a table as SQL: their names, the keys of its rows in this program, and the keys with the types. */
function columnsOf(table: PgTable, without: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !without.includes(key))
  return {
    names: sql.raw(columns.map(([key]) => `"${toSnakeCase(key)}"`).join()),
    keys: sql.raw(columns.map(([key]) => `"${key}"`).join()),
    types: sql.raw(columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join()),
  }
}
