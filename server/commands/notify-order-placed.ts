import { orderMailSubject, orderMailText } from '#content/ordering/order-mail.ts'
import { formatMoney } from '#domain/money.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import { loadNotice, orderToken } from '#server/db/orders.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Mail } from '#server/mail/mail.ts'

export interface NotifyDeps {
  readonly store: Pick<Store, 'db' | 'tokenKey'>
  readonly mail: Mail
  /** The full address of an order's page. */
  readonly orderUrl: (reference: OrderReference, token: LookupToken, lang: Lang) => string
}

/** Mails the customer, if there is an address, that the order is written down, in its language. Safe to repeat. */
export async function notifyOrderPlaced(deps: NotifyDeps, { orderId }: Jobs['order-placed']): Promise<void> {
  const order = await loadNotice(deps.store.db, orderId)
  if (!order) throw new Error(`order ${orderId} is not in the database`)
  if (order.contactEmail === '') return
  const { reference, lang } = order
  const token = orderToken(deps.store.tokenKey, reference)
  const text = orderMailText({
    reference,
    name: order.contactName,
    total: formatMoney(order.total),
    includesDeliveryFee: order.deliveryFee !== null,
    date: order.dueDate,
    slot: order.slot,
    url: deps.orderUrl(reference, token, lang),
  })
  await deps.mail.send({
    id: `order-${reference}-placed`,
    to: order.contactEmail,
    subject: orderMailSubject(reference)[lang],
    text: text[lang],
  })
}
