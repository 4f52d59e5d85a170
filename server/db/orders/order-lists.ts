import { and, asc, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import type { SetUnit } from '#domain/menu/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { notesSeenByAllStaff } from '#domain/ordering/order-fields.ts'
import type { AccessKind } from '#domain/ordering/order-needs.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { WayIn } from '#domain/placed/order-source.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { MoneyTask } from '#domain/staff/orders/orders-view.ts'
import type { Text } from '#domain/text.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { amountDue, awaitsFee, isNew, isOwing, isProofIn, isUnopened } from './order-conditions.ts'
import { ordersWithWords } from './order-search.ts'

/** A range includes both days. */
export interface DateRange {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

export interface OrderFilter {
  readonly dates: DateRange | null
  readonly statuses: readonly OrderStatus[] | null
  readonly payment: PaymentStatus | null
  readonly fulfilment: Fulfilment | null
  readonly wayIn: WayIn | null
  readonly zoneId: string | null
  readonly slot: string | null
  readonly task: MoneyTask | null
  /** Each must be the beginning of a word of the order. */
  readonly words: readonly string[] | null
}

export const noFilter: OrderFilter = {
  dates: null,
  statuses: null,
  payment: null,
  fulfilment: null,
  wayIn: null,
  zoneId: null,
  slot: null,
  task: null,
  words: null,
}

/** Prices are null for roles that may not see them. */
export interface ListedOrder {
  readonly id: number
  readonly reference: OrderReference
  readonly version: number
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly fulfilment: Fulfilment
  readonly date: CalendarDate
  readonly slot: string
  readonly zone: Text | null
  readonly remotePlace: Text | null
  readonly pickupPlace: Text | null
  readonly awaitsFee: boolean
  readonly name: string
  readonly portions: number
  readonly hasNotes: boolean
  readonly isAllergic: boolean
  readonly access: readonly AccessKind[]
  readonly isUnopened: boolean
  readonly price: ListedPrice | null
  readonly sets: readonly ListedSet[]
}

export interface ListedPrice {
  readonly paymentStatus: PaymentStatus
  readonly total: Cents
  /** Zero if no payment is requested any more. */
  readonly due: Cents
}

export interface ListedSet {
  readonly name: Text
  readonly units: number
  readonly unit: SetUnit
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[]
  /** Null on the last page. */
  readonly next: string | null
}

interface Paging {
  /** '' or an invalid cursor starts at the first page. */
  readonly after: string
  readonly max: number
  /** Orders are sorted by due time. */
  readonly order: 'ascending' | 'descending'
}

/** @param seesPrices whether price columns are read */
export async function listOrders(
  db: Database,
  filter: OrderFilter,
  { after, max, order }: Paging,
  seesPrices: boolean,
): Promise<OrderPage> {
  const direction = order === 'ascending' ? asc : desc
  const only = and(...conditions(filter))
  const match = filter.words ? isOneOf(await ordersWithWords(db, filter.words, only)) : only
  const rows = await db
    .select({ ...columns, ...(seesPrices ? priceColumns : {}) })
    .from(orders)
    .where(and(match, beyond(after, order)))
    .orderBy(direction(orders.dueDate), direction(orders.slot), direction(orders.id))
    .limit(max + 1)
  const page = rows.slice(0, max)
  const last = rows.length > max ? page.at(-1) : undefined
  return {
    orders: await withSets(db, page.map(toListedOrder)),
    next: last ? `${last.date}_${last.slot}_${last.id}` : null,
  }
}

const columns = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  status: orders.status,
  placedAt: orders.placedAt,
  fulfilment: orders.fulfilment,
  date: orders.dueDate,
  slot: orders.slot,
  zone: orders.zoneName,
  remotePlace: orders.remotePlaceName,
  pickupPlace: orders.pickupPlaceName,
  awaitsFee: sql<boolean>`${orders.deliveryFee} is null and ${orders.fulfilment} = 'delivery'`,
  name: orders.contactName,
  portions: orders.portions,
  hasNotes: sql<boolean>`${or(...notesSeenByAllStaff.map((name) => ne(orders[name], '')))}`,
  isAllergic: sql<boolean>`cardinality(${orders.allergens}) > 0`,
  access: orders.access,
  isUnopened: sql<boolean>`case when ${orders.status} = 'submitted' then ${isUnopened} else false end`,
}

const priceColumns = {
  paymentStatus: orders.paymentStatus,
  total: orders.total,
  due: sql<Cents>`case when ${isOwing} then ${amountDue} else 0 end`,
}

type Row = Omit<ListedOrder, 'price' | 'sets'> & Partial<ListedPrice>

function toListedOrder({ paymentStatus, total, due, ...order }: Row): Omit<ListedOrder, 'sets'> {
  return {
    ...order,
    price:
      paymentStatus !== undefined && total !== undefined && due !== undefined
        ? { paymentStatus, total, due }
        : null,
  }
}

async function withSets(db: Database, page: readonly Omit<ListedOrder, 'sets'>[]): Promise<ListedOrder[]> {
  if (page.length === 0) return []
  const { orderId, position, name, units, unit } = orderLines
  const ids = page.map(({ id }) => id)
  const lines = await db
    .select({ orderId, name, units, unit })
    .from(orderLines)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderId), asc(position))
  const setsOf = Map.groupBy(lines, (line) => line.orderId)
  return page.map((order) => ({
    ...order,
    sets: (setsOf.get(order.id) ?? []).map((line) => ({
      name: line.name,
      units: line.units,
      unit: line.unit,
    })),
  }))
}

function conditions(filter: OrderFilter): (SQL | undefined)[] {
  const { dates, statuses, payment, fulfilment, wayIn, zoneId, slot, task } = filter
  return [
    dates ? gte(orders.dueDate, dates.from) : undefined,
    dates ? lte(orders.dueDate, dates.to) : undefined,
    statuses ? inArray(orders.status, [...statuses]) : undefined,
    payment ? eq(orders.paymentStatus, payment) : undefined,
    fulfilment ? eq(orders.fulfilment, fulfilment) : undefined,
    wayIn ? eq(orders.wayIn, wayIn) : undefined,
    zoneId ? eq(orders.zoneId, zoneId) : undefined,
    slot ? eq(orders.slot, slot) : undefined,
    task ? taskConditions[task] : undefined,
  ]
}

/** The filter's dates select the day for `due-unpaid`. */
const taskConditions: Record<MoneyTask, SQL> = {
  new: isNew,
  proofs: isProofIn,
  'due-unpaid': isOwing,
  fees: awaitsFee,
  owing: isOwing,
}

/** The list may have hundreds of ids. */
const isOneOf = (ids: readonly number[]): SQL => sql`${orders.id} = any(${`{${ids.join(',')}}`}::bigint[])`

function beyond(after: string, order: Paging['order']): SQL | undefined {
  const [, date, slot, id] = /^(\d{4}-\d\d-\d\d)_(\d\d:\d\d)_(\d{1,15})$/.exec(after) ?? []
  if (!date || !parseCalendarDate(date) || !slot || !id) return undefined
  const key = sql`(${orders.dueDate}, ${orders.slot}, ${orders.id})`
  const last = sql`(${date}::date, ${slot}::text, ${id}::bigint)`
  return order === 'ascending' ? sql`${key} > ${last}` : sql`${key} < ${last}`
}
