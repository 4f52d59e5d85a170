/** Who works in the back office, and what each role may see and do. */
import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { type Cents, nothing } from '#domain/money.ts'
import { type OrderStatus, orderStatuses } from '#domain/placed/order-status.ts'

export const roles = ['owner', 'office', 'kitchen', 'packer', 'driver'] as const

export type Role = (typeof roles)[number]

export const staffActions = [
  /** Enters an order on a customer's behalf, and changes dishes, numbers, date, place and notes of one. */
  'change-order',
  'mark-paid',
  /** Up to an amount: see `mayGiveBack`. */
  'cancel',
  'refund',
  'postpone',
  /** Makes runs, orders their stops and gives them to drivers. */
  'plan-runs',
  /** Ticks dishes off and acknowledges late changes. */
  'tick-dishes',
  'print-labels',
  /** Hands over a stop of a run of their own, or reports a problem there. */
  'drive',
  'mark-sold-out',
  /** Closes days and slots and sets their capacity; fees are settings. */
  'change-days',
  'edit-menus',
  'edit-site',
  'change-settings',
  'manage-people',
  'see-figures',
  /** Takes orders away as a table, with prices and telephone numbers. */
  'export-orders',
  /** Finds, exports and erases what is kept about a customer. */
  'handle-customer-data',
] as const

export type StaffAction = (typeof staffActions)[number]

/** The orders that a role sees, by the day the food is due. */
export type OrdersSeen = 'all' | 'today-and-tomorrow' | 'today' | 'own-runs'

interface Permissions {
  readonly orders: OrdersSeen
  readonly seesPrices: boolean
  /** A driver may call from leaving the kitchen until 2 hours after the delivery. */
  readonly seesPhones: 'always' | 'on-the-road' | 'never'
  /** The states that the role may move an order to, where the order allows the move. */
  readonly sets: readonly OrderStatus[]
  /** What cancellations and refunds may give back; the limit is a setting of the shop. */
  readonly givesBack: 'all' | 'up-to-limit' | 'nothing'
  readonly does: readonly StaffAction[]
}

const permissions: Readonly<Record<Role, Permissions>> = {
  owner: {
    orders: 'all',
    seesPrices: true,
    seesPhones: 'always',
    sets: orderStatuses,
    givesBack: 'all',
    does: staffActions,
  },
  office: {
    orders: 'all',
    seesPrices: true,
    seesPhones: 'always',
    sets: orderStatuses,
    givesBack: 'up-to-limit',
    does: [
      'change-order',
      'mark-paid',
      'cancel',
      'refund',
      'postpone',
      'plan-runs',
      'tick-dishes',
      'print-labels',
      'drive',
      'mark-sold-out',
      'change-days',
      'export-orders',
    ],
  },
  kitchen: {
    orders: 'today-and-tomorrow',
    seesPrices: false,
    seesPhones: 'never',
    sets: ['preparing', 'ready'],
    givesBack: 'nothing',
    does: ['tick-dishes', 'print-labels', 'mark-sold-out'],
  },
  packer: {
    orders: 'today',
    seesPrices: false,
    seesPhones: 'never',
    sets: ['ready'],
    givesBack: 'nothing',
    does: ['print-labels'],
  },
  driver: {
    orders: 'own-runs',
    seesPrices: false,
    seesPhones: 'on-the-road',
    sets: ['out-for-delivery', 'delivered'],
    givesBack: 'nothing',
    does: ['drive'],
  },
}

/** The days of the orders that a role sees. */
export function ordersSeenBy(role: Role): OrdersSeen {
  return permissions[role].orders
}

/** When a role may see customers' telephone numbers. */
export function phonesSeenBy(role: Role): Permissions['seesPhones'] {
  return permissions[role].seesPhones
}

/** The states that a role may move an order to. */
export function statesSetBy(role: Role): readonly OrderStatus[] {
  return permissions[role].sets
}

export function isRole(text: string): text is Role {
  const known: readonly string[] = roles
  return known.includes(text)
}

export function may(role: Role, action: StaffAction): boolean {
  return permissions[role].does.includes(action)
}

/** Sets, dishes and gifts have pictures, and so have banners. */
export function maySendPictures(role: Role): boolean {
  return may(role, 'edit-menus') || may(role, 'edit-site')
}

/** Whether the role may move an order to a state; whether the order allows the move is another question. */
export function maySetStatus(role: Role, status: OrderStatus): boolean {
  return permissions[role].sets.includes(status)
}

/** The setting that says how much the office gives back. */
export interface RefundLimit {
  readonly officeRefundLimit: Cents
}

/** Whether the role may cancel an order or refund a payment when that much goes back to the customer. */
export function mayGiveBack(role: Role, amount: Cents, settings: RefundLimit): boolean {
  const limit = giveBackLimit(role, settings)
  return may(role, 'refund') && (limit === null || amount <= limit)
}

/**
 * The most that somebody of this role may give back in one order, and in one day; null: no limit. Parts are added up, or
 * five refunds would pass where their sum does not.
 */
export function giveBackLimit(role: Role, { officeRefundLimit }: RefundLimit): Cents | null {
  const { givesBack } = permissions[role]
  if (givesBack === 'all') return null
  return givesBack === 'up-to-limit' ? officeRefundLimit : nothing
}

/** Whether the role grants or refuses what somebody asked the owner to give back. */
export function mayAnswerRefund(role: Role): boolean {
  return may(role, 'refund') && permissions[role].givesBack === 'all'
}

export function seesPrices(role: Role): boolean {
  return permissions[role].seesPrices
}

/** The due dates of the orders that a role sees; null: of any day. */
export function datesSeenBy(
  role: Role,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const seen = permissions[role].orders
  if (seen === 'today-and-tomorrow') return { from: today, to: addDays(today, 1) }
  return seen === 'today' ? { from: today, to: today } : null
}

/** Whether the role has the lists of orders and their search. Drivers see the stops of their runs only. */
export function seesOrderLists(role: Role): boolean {
  return permissions[role].orders !== 'own-runs'
}

/** Staff look at most a year ahead or back. */
const farthest = 366

/** Whether the role sees all orders of a day. */
export function maySeeDay(role: Role, date: CalendarDate, today: CalendarDate): boolean {
  if (!seesOrderLists(role)) return false
  const dates = datesSeenBy(role, today) ?? { from: addDays(today, -farthest), to: addDays(today, farthest) }
  return date >= dates.from && date <= dates.to
}

export function maySeeOrder(
  role: Role,
  order: { readonly dueDate: CalendarDate; readonly isOnOwnRun: boolean },
  today: CalendarDate,
): boolean {
  if (permissions[role].orders === 'own-runs') return order.isOnOwnRun
  const dates = datesSeenBy(role, today)
  return dates === null || (order.dueDate >= dates.from && order.dueDate <= dates.to)
}

/** How long after the delivery a driver may still call. Milliseconds. */
export const callableAfterDelivery = 2 * 3_600_000

/** When a delivery left the kitchen and was handed over; null: not yet. */
export interface Journey {
  readonly leftAt: Date | null
  readonly deliveredAt: Date | null
}

/** Whether the role sees the telephone numbers of every order at any time. */
export function seesAllPhones(role: Role): boolean {
  return permissions[role].seesPhones === 'always'
}

/** Whether the role may see the customer's telephone numbers now. */
export function seesPhone(role: Role, { leftAt, deliveredAt }: Journey, now: Date): boolean {
  const { seesPhones } = permissions[role]
  if (seesPhones !== 'on-the-road') return seesPhones === 'always'
  if (leftAt === null || now < leftAt) return false
  return deliveredAt === null || now.getTime() - deliveredAt.getTime() <= callableAfterDelivery
}
