/** Orders as the browser sends them. */
import { orderInput as orderInputOfCall } from '#app/http/add-order.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import { orderInput } from './order-input.ts'

/** Orders set 2 with a new key and the current price; `parts` override its fields. */
export function orderCall(content: Content, now: Date, parts: Record<string, unknown> = {}) {
  const { draft, contact, paymentMethod, idempotencyKey } = orderInput(content, now)
  const { lines, ...details } = draft
  const view = quote(draft, content.rules, todayInHongKong(now))
  const order = orderInputOfCall(
    { lines, dialog: { details, contact, needs: noNeeds }, paymentMethod },
    view,
    'en',
  )
  return { ...order, idempotencyKey, ...parts }
}
