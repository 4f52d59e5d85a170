import { orderPath } from '#app/paths.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { sendLink } from '#server/commands/notices/send-link.ts'
import { senderToken } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { orderSeenByStaff } from '#server/page-data/public/seen-order.ts'

export interface CustomerLink {
  readonly name: string
  readonly phone: string
  readonly lang: keyof Text
  readonly path: string
}

/**
 * Records that the person sends the link by chat. Its key is that of the person, whose limit holds for what it opens.
 * @returns null if the person may not send it
 */
export async function sendCustomerLink(
  store: Pick<Store, 'db' | 'queue' | 'tokenKey'>,
  staff: StaffMember,
  text: string,
  now: Date,
): Promise<CustomerLink | null> {
  const order = may(staff.role, 'change-order') ? await orderSeenByStaff(store, staff, text, now) : null
  if (!order?.contact) return null
  const call = { orderId: order.id, by: staff.name, byId: staff.id }
  if (!(await sendLink(store, call, 'WhatsApp', now)).ok) return null
  const path = orderPath(order.reference, senderToken(store.tokenKey, order.reference, staff.id), order.lang)
  return { name: order.name, phone: order.contact.phone, lang: order.lang, path }
}
