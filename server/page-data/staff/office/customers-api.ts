/** Only roles that may handle personal data use this. */

import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { readCustomerQuery } from '#domain/placed/customer-query.ts'
import {
  type ErasureHindrance,
  type ErasureReason,
  erasureHindrance,
  knownFrom,
  maxCustomerOrders,
} from '#domain/placed/erasure.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { eraseCustomer } from '#server/commands/customers/erase-customer.ts'
import type { ErasingStore } from '#server/commands/customers/erase-order.ts'
import { exportCustomer } from '#server/commands/customers/export-customer.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { ordersOfCustomer } from '#server/db/orders/customer-orders.ts'
import { erasureState, ordersToErase } from '#server/db/orders/erasure.ts'
import { regularCustomers } from '#server/db/orders/regular-customers.ts'
import type { Store } from '#server/db/store/store.ts'

export interface CustomerOrder {
  readonly id: number
  readonly reference: OrderReference
  readonly date: CalendarDate
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly isErased: boolean
  readonly hindrance: ErasureHindrance | null
}

export interface ErasureRule {
  readonly months: number
  /** Later orders keep their customer's data. */
  readonly knownFrom: CalendarDate
  readonly next: { readonly orders: number; readonly customers: number }
  /** Orders that cannot be erased yet. */
  readonly heldOrders: readonly {
    readonly reference: OrderReference
    readonly date: CalendarDate
    readonly hindrance: ErasureHindrance
  }[]
}

export type { RegularCustomer } from '#server/db/orders/regular-customers.ts'

export type CustomersApi = ReturnType<typeof createCustomersApi>

/** Counting stops here. */
const maxCustomers = 20_000
const maxHeldOrders = 50
const maxRegulars = 20

export function createCustomersApi(store: ErasingStore & Pick<Store, 'content'>, now: () => Date) {
  return {
    async rule(): Promise<ErasureRule> {
      const today = todayInHongKong(now())
      const { customerMonths: months } = (await store.content()).settings
      const from = knownFrom(today, months)
      const due = (await ordersToErase(store.db, from, 0, maxCustomers)).map((row) => ({
        ...row,
        hindrance: erasureHindrance(erasureState(row, now()), today),
      }))
      const next = due.filter(({ hindrance }) => hindrance === null)
      return {
        months,
        knownFrom: from,
        next: { orders: next.length, customers: new Set(next.map(({ phone }) => phone)).size },
        heldOrders: due
          .flatMap(({ reference, dueDate: date, hindrance }) =>
            hindrance === null ? [] : [{ reference, date, hindrance }],
          )
          .slice(0, maxHeldOrders),
      }
    },
    regulars: () => regularCustomers(store.db, addDays(todayInHongKong(now()), -365), maxRegulars),
    /** The value is null for invalid input or without permission. */
    async find(
      { role }: StaffMember,
      search: string,
    ): Promise<readonly CustomerOrder[] | null | 'temporarily-unavailable'> {
      const customer = readCustomerQuery(search)
      if (!customer || !may(role, 'handle-customer-data')) return null
      const today = todayInHongKong(now())
      const rows = await orOutage(() => ordersOfCustomer(store.db, customer))
      if (rows === 'temporarily-unavailable') return rows
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        date: row.dueDate,
        name: row.name,
        phone: row.phone,
        email: row.email,
        isErased: row.erasedAt !== null,
        hindrance: erasureHindrance(erasureState(row, now()), today),
      }))
    },
    erase: (staff: StaffMember, orderIds: readonly number[], reason: ErasureReason) =>
      eraseCustomer(store, { orderIds, reason }, staff, now()),
    copy: (staff: StaffMember, orderIds: readonly number[]) =>
      orOutage(() => exportCustomer(store, orderIds.slice(0, maxCustomerOrders), staff, now())),
  }
}
