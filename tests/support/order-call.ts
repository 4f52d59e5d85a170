/** Orders as the browser sends them to GraphQL. */
import { todayInHongKong } from '#domain/calendar.ts'
import { toDollars } from '#domain/money.ts'
import { quote } from '#domain/quote.ts'
import type { Content } from '#server/db/snapshot.ts'
import { orderInput } from './order-input.ts'

/** An OrderInput of set 2 with a fresh key, priced as the browser shows it; `parts` override its fields. */
export function orderCall(content: Content, now: Date, parts: Record<string, unknown> = {}) {
  const input = orderInput(content, now)
  const { draft, contact } = input
  return {
    orderTime: `${draft.date}T${draft.slot}:00+08:00`,
    customerName: contact.name,
    customerPhone: contact.phone,
    alternatePhone: contact.alternatePhone,
    email: contact.email,
    customerRemarks: contact.specialInstructions,
    deliveryAddress: draft.address,
    area: draft.zoneId,
    fulfilment: 'DELIVERY',
    cutlery: draft.cutlery,
    tongs: draft.tongs,
    payAmount: toDollars(quote(draft, content.facts, todayInHongKong(now)).total),
    orderDetails: draft.lines.map(({ setId, quantity, selection }) => ({
      id: setId,
      count: quantity,
      classify: Object.entries(selection).map(([name, dishes]) => ({
        name,
        dishes: Object.entries(dishes).map(([name, count]) => ({ name, count })),
      })),
    })),
    paymentMethod: 'FPS',
    idempotencyKey: input.idempotencyKey,
    lang: 'EN',
    ...parts,
  }
}
