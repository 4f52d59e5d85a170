/** Anyone with the link may cancel, so only owners read it. */
import { orderPath } from '#app/paths.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { sendLink } from '#server/commands/notices/send-link.ts'
import { orderToken } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { seenOrder } from '#server/page-data/public/seen-order.ts'

export interface CustomerLink {
  readonly name: string
  readonly phone: string
  readonly lang: keyof Text
  readonly path: string
}

/** Null if the person may not send it. */
export async function customerLink(
  store: Pick<Store, 'db' | 'tokenKey'>,
  staff: StaffMember,
  typed: string,
  now: Date,
): Promise<CustomerLink | null> {
  const order = may(staff.role, 'change-order') ? await seenOrder(store, staff, typed, now) : null
  if (!order?.contact || order.erasedAt !== null) return null
  const path = orderPath(order.reference, orderToken(store.tokenKey, order.reference), order.lang)
  return { name: order.name, phone: order.contact.phone, lang: order.lang, path }
}

/** Records that the link is sent by chat. */
export async function linkSent(
  store: Pick<Store, 'db' | 'queue'>,
  staff: StaffMember,
  typed: string,
  now: Date,
): Promise<boolean> {
  const order = may(staff.role, 'change-order') ? await seenOrder(store, staff, typed, now) : null
  if (!order) return false
  const call = { orderId: order.id, by: staff.name, byId: staff.id }
  return (await sendLink(store, call, 'WhatsApp', now)).ok
}
