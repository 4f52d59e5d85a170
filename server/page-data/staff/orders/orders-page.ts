import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { type ListSums, listSums } from '#domain/staff/orders/list-sums.ts'
import { mistypedReference, searchWords } from '#domain/staff/orders/order-search.ts'
import { datesOf, type OrdersView } from '#domain/staff/orders/orders-view.ts'
import {
  datesSeenBy,
  may,
  type Role,
  seesAllPhones,
  seesOrderLists,
  seesPrices,
} from '#domain/staff/permissions.ts'
import {
  type DateRange,
  type ListedOrder,
  listOrders,
  noFilter,
  type OrderFilter,
} from '#server/db/orders/order-lists.ts'
import type { Database } from '#server/db/store/database.ts'

/** A busy day has no more. */
export const maxInTable = 300
const maxMatches = 50

export interface NoMatch {
  readonly impossible: readonly string[]
  readonly near: readonly OrderReference[]
}

export interface OrdersPage {
  readonly orders: readonly ListedOrder[]
  readonly next: string | null
  /** Sums do not include new orders of other days. */
  readonly sums: ListSums
}

const emptyPage: OrdersPage = { orders: [], next: null, sums: listSums([]) }

export async function pageOf(
  db: Database,
  role: Role,
  view: OrdersView,
  today: CalendarDate,
): Promise<OrdersPage> {
  const words = view.search ? wordsFor(role, view.search) : null
  const visibleDates = datesSeenBy(role, today)
  if (words?.length === 0 || !seesOrderLists(role)) return emptyPage
  const range = requestedDates(view, today)
  const dates = visibleDates ? within(range, visibleDates) : range
  if (dates === 'none') return emptyPage
  const filter: OrderFilter = {
    dates,
    statuses: view.status ? [view.status] : null,
    payment: seesPrices(role) ? view.payment : null,
    fulfilment: view.fulfilment,
    wayIn: view.wayIn,
    zoneId: view.zoneId,
    slot: view.slot,
    task: seesPrices(role) ? view.task : null,
    words,
  }
  const order = dates === null && !view.task ? 'descending' : 'ascending'
  const paging = { after: view.after, max: words ? maxMatches : maxInTable, order } as const
  const isPlain = !words && !view.task && view.shape === 'board' && may(role, 'change-order')
  const [{ orders, next }, fresh] = await Promise.all([
    listOrders(db, filter, paging, seesPrices(role)),
    isPlain ? newOrders(db, role) : [],
  ])
  const orderIds = new Set(orders.map(({ id }) => id))
  return {
    orders: [...orders, ...fresh.filter(({ id }) => !orderIds.has(id))],
    next,
    sums: listSums(orders, view.task),
  }
}

/** Roles without phone numbers cannot search by them, because they could guess them digit by digit. */
function wordsFor(role: Role, search: string): readonly string[] {
  const words = searchWords(search)
  return seesAllPhones(role) ? words : words.filter((word) => !/^\d+$/.test(word))
}

/** New orders of any day come first. */
async function newOrders(db: Database, role: Role): Promise<readonly ListedOrder[]> {
  const paging = { after: '', max: maxInTable, order: 'ascending' } as const
  return (await listOrders(db, { ...noFilter, task: 'new' }, paging, seesPrices(role))).orders
}

function requestedDates(view: OrdersView, today: CalendarDate): DateRange | null {
  if (view.search) return null
  if (view.task) return view.task === 'due-unpaid' ? { from: today, to: today } : null
  return datesOf(view.days, today)
}

function within(range: DateRange | null, dateRange: DateRange): DateRange | 'none' {
  if (!range) return dateRange
  const from = range.from > dateRange.from ? range.from : dateRange.from
  const to = range.to < dateRange.to ? range.to : dateRange.to
  return from > to ? 'none' : { from, to }
}

/** Suggestions for roles that see all orders. */
export async function nearest(
  db: Database,
  role: Role,
  today: CalendarDate,
  search: string,
): Promise<NoMatch> {
  const { impossible, halves } = mistypedReference(search) ?? { impossible: [], halves: [] }
  if (datesSeenBy(role, today) || !seesOrderLists(role)) return { impossible, near: [] }
  const paging = { after: '', max: 3, order: 'descending' } as const
  const pages = await Promise.all(
    halves.map((half) => listOrders(db, { ...noFilter, words: [half] }, paging, seesPrices(role))),
  )
  return { impossible, near: pages.flatMap(({ orders }) => orders.map(({ reference }) => reference)) }
}
