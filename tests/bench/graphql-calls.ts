/** The browser's call that orders the first set. */

import { addOrderMutation, orderInput } from '#app/http/add-order.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { emptyDetails } from '#domain/ordering/order-steps.ts'
import { quote } from '#domain/ordering/quote.ts'
import { customerAddress, customerHeader } from '#tests/support/site/customers-behind-proxy.ts'
import { postRequest } from './keep-alive.ts'
import { firstSet, shop, zoneId } from './shop.ts'

const set = firstSet()
const rules = { sets: new Map([[set.id, set]]), settings: shop.settings }
const lines = [{ setId: set.id, quantity: 1, selection: defaultSelection(set) }]
const contact = {
  name: '陳大文',
  email: 'chan@example.com',
  phone: '5123 4567',
  alternatePhone: '2345 6789',
  ...noNotes,
  specialInstructions: '請按門鈴',
}

/** Every request for the slot has its own customer and key. */
export function orderRequests(date: CalendarDate, slot: string): (key: string) => string {
  const details = {
    ...emptyDetails,
    fulfilment: 'delivery' as const,
    date,
    slot,
    zoneId,
    address: '觀塘道 1 號 2 樓',
  }
  // Pricing each order again would take processor time from the measured server.
  const view = quote({ ...details, lines }, rules, todayInHongKong(new Date()))
  const order = orderInput(
    { lines, dialog: { details, contact, needs: noNeeds }, paymentMethod: 'fps' },
    view,
    'zh',
  )
  return (idempotencyKey) => {
    const body = JSON.stringify({
      query: addOrderMutation,
      variables: { add: [{ ...order, idempotencyKey }] },
    })
    return postRequest('/graphql', body, `${customerHeader}: ${customerAddress()}`)
  }
}
