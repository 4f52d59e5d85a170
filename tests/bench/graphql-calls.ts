/** The call that places an order, as a browser makes it: the first set. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu-selection.ts'
import { toDollars } from '#domain/money.ts'
import { quote } from '#domain/quote.ts'
import { draftWith } from '#tests/support/catalogue.ts'
import { customerAddress, customerHeader } from '#tests/support/customers-behind-proxy.ts'
import { postRequest } from './keep-alive.ts'
import { firstSet, shop, slot, zoneId } from './shop.ts'

const mutation = `mutation AddOrder($add: [OrderInput!]!) {
  addOrder(add: $add) { reference statusUrl }
}`

const set = firstSet()
const selection = defaultSelection(set)
const facts = { sets: new Map([[set.id, set]]), settings: shop.settings }
const classify = Object.entries(selection).map(([group, numbers]) => ({
  name: group,
  dishes: Object.entries(numbers).map(([dish, count]) => ({ name: dish, count })),
}))

/** What the customer was shown: the server compares it with its own figure. */
function total(date: CalendarDate): number {
  const draft = draftWith({
    lines: [{ setId: set.id, quantity: 1, selection }],
    fulfilment: 'delivery',
    date,
    slot,
    zoneId,
  })
  return toDollars(quote(draft, facts, todayInHongKong(new Date())).total)
}

/** How to send orders for a day, each by a customer of its own; the key makes it a new one. */
export function orderRequests(date: CalendarDate): (key: string) => string {
  // Pricing each anew would take the processor from what is measured.
  const payAmount = total(date)
  return (key) => {
    const order = {
      idempotencyKey: key,
      orderTime: `${date}T${slot}:00+08:00`,
      customerName: '陳大文',
      email: 'chan@example.com',
      customerPhone: '5123 4567',
      alternatePhone: '2345 6789',
      customerRemarks: '請按門鈴',
      fulfilment: 'DELIVERY',
      area: zoneId,
      deliveryAddress: '觀塘道 1 號 2 樓',
      orderDetails: [{ id: String(set.id), count: 1, classify }],
      payAmount,
      paymentMethod: 'FPS',
      lang: 'ZH',
    }
    const body = JSON.stringify({ query: mutation, variables: { add: [order] } })
    return postRequest('/graphql', body, `${customerHeader}: ${customerAddress()}`)
  }
}
