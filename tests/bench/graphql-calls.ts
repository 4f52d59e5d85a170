/** The call that places an order, as a browser makes it: set 2 delivered in Kowloon. */
import type { CalendarDate } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu-selection.ts'
import { demoSet } from '../support/catalogue.ts'
import { postRequest } from './keep-alive.ts'

const mutation = `mutation AddOrder($add: [OrderInput!]!) {
  addOrder(add: $add) { id reference orderState statusUrl }
}`

const set = demoSet(2)
const classify = Object.entries(defaultSelection(set)).map(([group, numbers]) => ({
  name: group,
  dishes: Object.entries(numbers).map(([dish, count]) => ({ name: dish, count })),
}))

/** An HTTP request that places one order; `key` makes it a new one. */
export function orderRequest(date: CalendarDate, key: string): string {
  const order = {
    idempotencyKey: key,
    orderTime: `${date}T12:30:00+08:00`,
    customerName: '陳大文',
    email: 'chan@example.com',
    customerPhone: '5123 4567',
    customerRemarks: '請按門鈴',
    fulfilment: 'DELIVERY',
    area: 'kowloon',
    deliveryAddress: '觀塘道 1 號 2 樓',
    orderDetails: [{ id: String(set.id), count: 1, classify }],
    paymentMethod: 'FPS',
    lang: 'ZH',
  }
  return postRequest('/graphql', JSON.stringify({ query: mutation, variables: { add: [order] } }))
}
