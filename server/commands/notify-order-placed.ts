import { brand, layout } from '#content/layout.ts'
import { orderLetter } from '#content/ordering/order-mail.ts'
import type { LookupToken, OrderReference } from '#domain/order-reference.ts'
import type { Lang } from '#domain/text.ts'
import { loadNotice, orderToken } from '#server/db/orders.ts'
import type { Jobs } from '#server/db/queue.ts'
import type { Store } from '#server/db/store/store.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { letterText } from '#server/mail/letter-text.ts'
import type { Mail } from '#server/mail/mail.ts'

export interface NotifyDeps {
  readonly store: Pick<Store, 'db' | 'tokenKey'>
  readonly mail: Mail
  /** How the customer reaches the shop. */
  readonly shop: { readonly hotline: string; readonly email: string }
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
  const letter = orderLetter(order, deps.orderUrl(reference, token, lang), lang)
  const { company, address } = layout
  const sender = { brand: brand[lang], company: company[lang], address: address[lang], ...deps.shop }
  await deps.mail.send({
    id: `order-${reference}-placed`,
    to: order.contactEmail,
    subject: letter.subject,
    text: letterText(letter, sender),
    html: await letterHtml(letter, sender, lang),
  })
}
