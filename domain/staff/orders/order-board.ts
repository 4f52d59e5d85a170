/** The columns follow an order's progress. */
import type { OrderStatus } from '#domain/placed/order-status.ts'

export const boardColumns = ['new', 'confirmed', 'preparing', 'ready', 'road', 'done'] as const

export type BoardColumn = (typeof boardColumns)[number]

/** Cancelled and postponed orders are only in the table. */
const columnOfStatus = {
  submitted: 'new',
  confirmed: 'confirmed',
  preparing: 'preparing',
  ready: 'ready',
  'out-for-delivery': 'road',
  delivered: 'done',
  collected: 'done',
  completed: 'done',
  rejected: null,
  cancelled: null,
  postponed: null,
} as const satisfies Record<OrderStatus, BoardColumn | null>

interface BoardOrder {
  readonly status: OrderStatus
  /** The due time is HH:mm on `date`. */
  readonly date: string
  readonly slot: string
  /** The instant is in ISO 8601. */
  readonly placedAt: string
}

export type Board<Order> = Readonly<Record<BoardColumn, readonly Order[]>>

/** New orders are sorted by waiting time, others by due time. */
export function boardOf<Order extends BoardOrder>(orders: readonly Order[]): Board<Order> {
  const inColumn = (column: BoardColumn) => orders.filter(({ status }) => columnOfStatus[status] === column)
  const due = (order: Order) => `${order.date} ${order.slot}`
  return {
    new: inColumn('new').toSorted(by((order) => order.placedAt)),
    confirmed: inColumn('confirmed').toSorted(by(due)),
    preparing: inColumn('preparing').toSorted(by(due)),
    ready: inColumn('ready').toSorted(by(due)),
    road: inColumn('road').toSorted(by(due)),
    done: inColumn('done').toSorted(by(due)),
  }
}

function by<Order>(key: (order: Order) => string) {
  return (one: Order, other: Order) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)
}
