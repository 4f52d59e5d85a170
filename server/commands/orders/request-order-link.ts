import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { canonicalEmail } from '#domain/ordering/contact-details.ts'
import { parsePhone } from '#domain/phone.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { sendInTransaction } from '#server/db/queue.ts'
import { orders } from '#server/db/schema/orders.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'

export interface OrderLinkRequest {
  readonly reference: string
  /** The contact is an unedited email address or phone number. */
  readonly contact: string
}

/** Milliseconds; longer than the work, so that timing does not reveal whether the order exists. */
const answerAfter = 400

/** Minimum milliseconds between mails with the same link. */
const onceIn = 600_000

/** Result and timing do not reveal whether number and contact match. */
export async function requestOrderLink(
  store: Pick<Store, 'db' | 'queue'>,
  request: OrderLinkRequest,
  now: Date,
): Promise<'answered' | 'temporarily-unavailable'> {
  const [result] = await Promise.allSettled([queueLink(store, request, now), setTimeout(answerAfter)])
  if (result.status === 'fulfilled') return 'answered'
  if (isOutage(result.reason)) return 'temporarily-unavailable'
  throw result.reason
}

async function queueLink(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { reference, contact }: OrderLinkRequest,
  now: Date,
): Promise<void> {
  const parsedReference = parseReference(reference)
  if (!parsedReference) return
  await db.transaction(async (tx) => {
    const [order] = await tx
      .select({ id: orders.id, email: orders.contactEmail, phone: orders.contactPhone })
      .from(orders)
      .where(eq(orders.reference, parsedReference))
    if (!order || order.email === '' || !isTheirs(order, contact)) return
    // Repeated requests within ten minutes send one letter.
    const turn = String(Math.floor(now.getTime() / onceIn))
    await sendInTransaction(queue, tx, 'order-link', [{ orderId: order.id, request: turn }])
  })
}

function isTheirs(order: { readonly email: string; readonly phone: string }, contact: string): boolean {
  if (canonicalEmail(contact) === order.email.toLowerCase()) return true
  const phone = parsePhone(contact)
  return phone.ok && phone.value === order.phone
}
