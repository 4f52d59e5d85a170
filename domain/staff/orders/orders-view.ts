/** Stored in the URL, so that Back restores the list. */
import { addDays, type CalendarDate, isTimeOfDay, parseCalendarDate } from '#domain/calendar.ts'
import { plainText } from '#domain/free-text.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type WayIn, waysIn } from '#domain/placed/order-source.ts'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#domain/placed/order-status.ts'
import { maxSearchLetters } from './order-search.ts'

const namedDays = ['today', 'tomorrow', 'week', 'all'] as const

type NamedDays = (typeof namedDays)[number]
export type ListDays = NamedDays | CalendarDate

export const viewShapes = ['board', 'table'] as const
export type ViewShape = (typeof viewShapes)[number]

/** Each payment task has its own list. */
export const moneyTasks = ['new', 'proofs', 'due-unpaid', 'fees', 'owing'] as const
export type MoneyTask = (typeof moneyTasks)[number]

export interface OrdersView {
  readonly days: ListDays
  readonly shape: ViewShape
  readonly status: OrderStatus | null
  readonly payment: PaymentStatus | null
  readonly fulfilment: Fulfilment | null
  readonly wayIn: WayIn | null
  readonly zoneId: string | null
  readonly slot: string | null
  /** A task ignores the days. */
  readonly task: MoneyTask | null
  /** The text is trimmed, and a search covers all days. */
  readonly search: string
  /** The cursor of the previous page is empty for the first. */
  readonly after: string
}

export const plainView: OrdersView = {
  days: 'today',
  shape: 'board',
  status: null,
  payment: null,
  fulfilment: null,
  wayIn: null,
  zoneId: null,
  slot: null,
  task: null,
  search: '',
  after: '',
}

/** Each parameter has a maximum length. */
export const viewParameters = {
  days: { letters: 10 },
  view: { letters: 10 },
  status: { letters: 20 },
  payment: { letters: 20 },
  way: { letters: 10 },
  source: { letters: 10 },
  area: { letters: 60 },
  slot: { letters: 5 },
  task: { letters: 20 },
  q: { letters: maxSearchLetters },
  after: { letters: 60 },
} as const

export type ViewParameter = keyof typeof viewParameters

export function isOneDate(days: ListDays): days is CalendarDate {
  return !namedDays.some((name) => name === days)
}

/** Ignores invalid parameters. */
export function readView(parameter: (name: ViewParameter) => string | null): OrdersView {
  const one = <Value extends string>(name: ViewParameter, values: readonly Value[]) =>
    values.find((value) => value === parameter(name)) ?? null
  const slot = parameter('slot') ?? ''
  return {
    days: one('days', namedDays) ?? parseCalendarDate(parameter('days') ?? '') ?? plainView.days,
    shape: one('view', viewShapes) ?? plainView.shape,
    status: one('status', orderStatuses),
    payment: one('payment', paymentStatuses),
    fulfilment: one('way', ['delivery', 'pickup'] as const),
    wayIn: one('source', waysIn),
    zoneId: plainText(parameter('area') ?? '') || null,
    slot: isTimeOfDay(slot) ? slot : null,
    task: one('task', moneyTasks),
    search: plainText(parameter('q') ?? ''),
    after: parameter('after') ?? '',
  }
}

/** Defaults are absent: '' or '?days=tomorrow&view=table'. */
export function viewQuery(view: OrdersView): string {
  const value: Record<ViewParameter, string | null> = {
    days: view.days === plainView.days ? null : view.days,
    view: view.shape === plainView.shape ? null : view.shape,
    status: view.status,
    payment: view.payment,
    way: view.fulfilment,
    source: view.wayIn,
    area: view.zoneId,
    slot: view.slot,
    task: view.task,
    q: view.search,
    after: view.after,
  }
  const pairs = Object.entries(value).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Both days count; null means all days. Seven days begin with today. */
export function datesOf(
  days: ListDays,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  switch (days) {
    case 'today':
      return { from: today, to: today }
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) }
    case 'week':
      return { from: today, to: addDays(today, 6) }
    case 'all':
      return null
    default:
      return { from: days, to: days }
  }
}
