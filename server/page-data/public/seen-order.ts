import { todayInHongKong } from '#domain/calendar.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { maySeeOrder, seesPhone, seesPrices } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { findStaffOrder } from '#server/db/orders/staff-order.ts'
import type { Store } from '#server/db/store/store.ts'

/** Null if there is no such order or the person may not see it. */
export async function orderSeenByStaff(
  { db }: Pick<Store, 'db'>,
  { role }: StaffMember,
  text: string,
  now: Date,
) {
  const reference = parseReference(text)
  const sight = {
    prices: seesPrices(role),
    phones: seesPhone(role, { leftAt: null, deliveredAt: null }, now),
  }
  const match = reference && (await findStaffOrder(db, reference, sight))
  if (!match) return null
  return maySeeOrder(role, { dueDate: match.date, isOnOwnRun: false }, todayInHongKong(now)) ? match : null
}
