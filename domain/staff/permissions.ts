import { addDays, type CalendarDate } from '#domain/calendar.ts'
import { type Cents, nothing } from '#domain/money.ts'
import { type OrderStatus, orderStatuses } from '#domain/placed/order-status.ts'

export const roles = ['owner', 'office', 'kitchen', 'packer', 'driver'] as const

export type Role = (typeof roles)[number]

export const staffActions = [
  /** Enters and edits orders. */
  'change-order',
  'mark-paid',
  /** `mayGiveBack` limits the refund. */
  'cancel',
  'refund',
  'postpone',
  'plan-runs',
  /** Marks dishes done and acknowledges late changes. */
  'tick-dishes',
  'print-labels',
  /** Drivers update the stops of their own runs. */
  'drive',
  'mark-sold-out',
  /** Closes days and slots and sets capacity; fees are settings. */
  'change-days',
  'edit-menus',
  'edit-site',
  'change-settings',
  'manage-people',
  'see-figures',
  /** Includes prices and phone numbers. */
  'export-orders',
  /** Finds, exports and erases personal data. */
  'handle-customer-data',
  /** A backup holds everything. */
  'take-backups',
] as const

export type StaffAction = (typeof staffActions)[number]

export type OrderAccess = 'all' | 'today-and-tomorrow' | 'today' | 'own-runs'

interface Permissions {
  readonly orders: OrderAccess
  readonly seesPrices: boolean
  /** Drivers may call from departure until 2 hours after delivery. */
  readonly seesPhones: 'always' | 'on-the-road' | 'never'
  /** If the order allows the transition. */
  readonly sets: readonly OrderStatus[]
  /** The settings contain the limit. */
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

export function ordersSeenBy(role: Role): OrderAccess {
  return permissions[role].orders
}

export function phonesSeenBy(role: Role): Permissions['seesPhones'] {
  return permissions[role].seesPhones
}

export function statesSetBy(role: Role): readonly OrderStatus[] {
  return permissions[role].sets
}

export function isRole(text: string): text is Role {
  const names: readonly string[] = roles
  return names.includes(text)
}

export function may(role: Role, action: StaffAction): boolean {
  return permissions[role].does.includes(action)
}

export function maySendPictures(role: Role): boolean {
  return may(role, 'edit-menus') || may(role, 'edit-site')
}

/** Does not check the order's own transitions. */
export function maySetStatus(role: Role, status: OrderStatus): boolean {
  return permissions[role].sets.includes(status)
}

export interface RefundLimit {
  readonly officeRefundLimit: Cents
}

export function mayGiveBack(role: Role, amount: Cents, settings: RefundLimit): boolean {
  const limit = giveBackLimit(role, settings)
  return may(role, 'refund') && (limit === null || amount <= limit)
}

/**
 * The limit of all refunds per order and per day, so that several small refunds cannot exceed it; null
 * without limit.
 */
export function giveBackLimit(role: Role, { officeRefundLimit }: RefundLimit): Cents | null {
  const { givesBack } = permissions[role]
  if (givesBack === 'all') return null
  return givesBack === 'up-to-limit' ? officeRefundLimit : nothing
}

export function mayAnswerRefund(role: Role): boolean {
  return may(role, 'refund') && permissions[role].givesBack === 'all'
}

export function seesPrices(role: Role): boolean {
  return permissions[role].seesPrices
}

/** Returns null for all days. */
export function datesSeenBy(
  role: Role,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const orderAccess = permissions[role].orders
  if (orderAccess === 'today-and-tomorrow') return { from: today, to: addDays(today, 1) }
  return orderAccess === 'today' ? { from: today, to: today } : null
}

/** Drivers see only their stops. */
export function seesOrderLists(role: Role): boolean {
  return permissions[role].orders !== 'own-runs'
}

const maxDaysAway = 366

export function maySeeDay(role: Role, date: CalendarDate, today: CalendarDate): boolean {
  if (!seesOrderLists(role)) return false
  const dates = datesSeenBy(role, today) ?? {
    from: addDays(today, -maxDaysAway),
    to: addDays(today, maxDaysAway),
  }
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

export const callableAfterDeliveryMs = 2 * 3_600_000

export interface Journey {
  readonly leftAt: Date | null
  readonly deliveredAt: Date | null
}

export function seesAllPhones(role: Role): boolean {
  return permissions[role].seesPhones === 'always'
}

export function seesPhone(role: Role, { leftAt, deliveredAt }: Journey, now: Date): boolean {
  const { seesPhones } = permissions[role]
  if (seesPhones !== 'on-the-road') return seesPhones === 'always'
  if (leftAt === null || now < leftAt) return false
  return deliveredAt === null || now.getTime() - deliveredAt.getTime() <= callableAfterDeliveryMs
}
