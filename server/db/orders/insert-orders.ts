import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { nothing } from '#domain/money.ts'
import type { Contact, OrderDraft } from '#domain/ordering/order.ts'
import { byOrderColumn } from '#domain/ordering/order-fields.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { Quote } from '#domain/ordering/quote.ts'
import { quotedFields } from '#domain/ordering/quoted-fields.ts'
import type { PaymentDeadline } from '#domain/payment/payment-deadline.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { LookupToken, OrderReference } from '#domain/placed/order-reference.ts'
import type { OrderSource } from '#domain/placed/order-source.ts'
import type { Actor } from '#domain/placed/order-verbs.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'
import { lineRow } from './line-row.ts'
import { hashOf } from './orders.ts'

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
  readonly needs: OrderNeeds
  readonly quote: Quote
  readonly deadline: PaymentDeadline | null
  readonly paysLater?: boolean
  readonly settings: Settings
  readonly exceedsCapacity?: boolean
  readonly entry?: OrderEntry | null
}

export interface OrderEntry {
  readonly actor: Actor
  readonly source: OrderSource | null
  readonly note: string
}

const orderColumns = columnsOf(orders, ['id'])
const lineColumns = columnsOf(orderLines, ['orderId'])

/** Orders of one batch may share a key. */
const nameOf = (reference: string, keyHash: string) => `${reference} ${keyHash}`

/** @returns the id of each order, or null if its key or reference exists */
export async function insertOrders(tx: Transaction, batch: readonly NewOrder[]): Promise<(number | null)[]> {
  const rows = batch.map((order) => ({
    ...orderRow(order),
    lines: order.quote.lines.map(lineRow),
    ...entryRow(order.entry ?? null),
  }))
  const rowsBack = await writing(tx).execute({ rows: JSON.stringify(rows) })
  const idOf = new Map(rowsBack.map(({ id, reference, keyHash }) => [nameOf(reference, keyHash), id]))
  return batch.map(({ reference, keyHash }) => idOf.get(nameOf(reference, keyHash)) ?? null)
}

function orderRow(order: NewOrder): typeof orders.$inferInsert {
  const { draft, contact, needs, quote, settings } = order
  // Validation has refused drafts without these.
  const texts = { ...contact, address: draft.address, accessNote: needs.accessNote }
  if (!draft.date || !draft.slot) throw new Error('an unchecked draft reached the database')
  return {
    reference: order.reference,
    version: 1,
    tokenHash: hashOf(order.token),
    idempotencyKeyHash: order.keyHash,
    bodyHash: order.bodyHash,
    placedAt: order.placedAt,
    lang: order.lang,
    status: 'submitted',
    paymentStatus: 'unpaid',
    paymentMethod: order.paymentMethod,
    ...byOrderColumn((name) => texts[name]),
    ...quotedFields(draft, quote, settings),
    wayIn: order.entry?.source ?? 'site',
    dueDate: draft.date,
    slot: draft.slot,
    allergens: needs.allergens,
    access: needs.access,
    deliveryFee: quote.delivery.fee,
    changeFee: nothing,
    allowance: nothing,
    total: quote.total,
    cancellationFee: nothing,
    refundDue: nothing,
    overpaid: nothing,
    payBy: order.deadline?.payBy ?? null,
    remindAt: order.deadline?.remindAt ?? null,
    paysLater: order.paysLater ?? false,
    termsVersion: settings.termsVersion,
    changePolicy: settings.service.change,
  }
}

function entryRow(entry: OrderEntry | null) {
  return {
    actor: entry?.actor.kind ?? 'customer',
    actorName: entry?.actor.name ?? '',
    actorId: entry?.actor.id ?? null,
    source: entry?.source ?? null,
    note: entry?.note ?? '',
  }
}

/** One JSON parameter lets PostgreSQL prepare the statement, which sees its inserts only through `returning`. */
function writing(db: Pick<Database, 'with' | '$with'>) {
  const batch = db.$with('batch', {}).as(
    sql`select * from json_to_recordset(${sql.placeholder('rows')}::text::json)
      as batch (${orderColumns.types}, lines json,
        actor text, "actorName" text, "actorId" text, source text, note text)`,
  )
  const insertion = db
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
    sql`insert into ${orderEvents}
        (order_id, at, verb, status, payment_status, actor, actor_name, actor_id, source, note)
      select id, placed_at, 'place', written.status, payment_status, actor, "actorName", "actorId", source, note
      from written join batch on batch.reference = written.reference and batch."idempotencyKeyHash" = key_hash`,
  )
  return db.with(batch, insertion, lines, events).select().from(insertion).prepare('insert_orders')
}

function columnsOf(table: PgTable, without: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !without.includes(key))
  return {
    names: sql.raw(columns.map(([key]) => `"${toSnakeCase(key)}"`).join()),
    keys: sql.raw(columns.map(([key]) => `"${key}"`).join()),
    types: sql.raw(columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`).join()),
  }
}
