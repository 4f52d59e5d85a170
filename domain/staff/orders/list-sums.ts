/** What a heading says of the orders below it. */
import { type Cents, sumOf } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type OrderStatus, withoutPlace } from '#domain/placed/order-status.ts'

export interface OrderToSum {
  readonly status: OrderStatus
  readonly fulfilment: Fulfilment
  readonly portions: number
  /** Null for those who may not see prices. */
  readonly price: { readonly total: Cents; readonly due: Cents } | null
}

export interface ListSums {
  readonly orders: number
  readonly deliveries: number
  readonly portions: number
  /** What they cost and what is still to be received for them; null for those who may not see prices. */
  readonly money: { readonly total: Cents; readonly due: Cents } | null
  /** How many more are listed that were called off or postponed: nobody cooks them, and they bring nothing. */
  readonly aside: number
}

/** Where all orders of a list were called off or postponed, they are what it sums. */
export function listSums(listed: readonly OrderToSum[]): ListSums {
  const takingPlace = listed.filter(({ status }) => !withoutPlace.includes(status))
  const counted = takingPlace.length > 0 ? takingPlace : listed
  const prices = counted.flatMap(({ price }) => price ?? [])
  return {
    orders: counted.length,
    deliveries: counted.filter(({ fulfilment }) => fulfilment === 'delivery').length,
    portions: counted.reduce((sum, { portions }) => sum + portions, 0),
    money:
      prices.length === counted.length
        ? { total: sumOf(prices.map(({ total }) => total)), due: sumOf(prices.map(({ due }) => due)) }
        : null,
    aside: listed.length - counted.length,
  }
}
