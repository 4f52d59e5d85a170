import { randomUUID } from 'node:crypto'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import type { Contact, OrderDraft } from '#domain/ordering/order.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { PlaceOrderInput } from '#server/commands/orders/place-order.ts'
import type { Content } from '#server/db/shop/snapshot.ts'

/** The input has all optional fields. */
type FullOrder = PlaceOrderInput & {
  readonly idempotencyKey: string
  readonly contact: Contact
  readonly paymentMethod: PaymentMethod
}

/** Orders set 2 to Kowloon in a week with a new key; `parts` override its draft. */
export function orderInput(content: Content, now: Date, parts: Partial<OrderDraft> = {}): FullOrder {
  const set = content.catalogue.sets.find(({ id }) => id === 2)
  if (!set) throw new RangeError('no set 2')
  const draft: OrderDraft = {
    lines: [{ setId: set.id, quantity: 1, selection: defaultSelection(set) }],
    fulfilment: 'delivery',
    date: addDays(todayInHongKong(now), 7),
    slot: '12:30',
    zoneId: 'kowloon',
    remotePlaceId: null,
    districtId: null,
    address: '觀塘道 1 號 2 樓',
    pickupPlaceId: null,
    cutlery: { wanted: true, extra: 2 },
    tongs: { wanted: false, extra: 0 },
    promotionCode: null,
    ...parts,
  }
  return {
    idempotencyKey: randomUUID(),
    draft,
    contact: {
      name: '陳小姐',
      email: 'chan@example.com',
      phone: '5123 4567',
      alternatePhone: '2345 6789',
      ...noNotes,
      specialInstructions: '請按門鈴',
    },
    paymentMethod: 'fps',
    lang: 'zh',
    expected: { total: quote(draft, content.rules, todayInHongKong(now)).total },
  }
}
