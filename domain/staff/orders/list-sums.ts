import { type Cents, sumOf } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type OrderStatus, withoutPlace } from '#domain/placed/order-status.ts'

export interface OrderToSum {
  readonly status: OrderStatus
  readonly fulfilment: Fulfilment
  readonly portions: number
  readonly price: { readonly total: Cents; readonly due: Cents } | null
}

export interface ListSums {
  readonly orders: number
  readonly deliveries: number
  readonly portions: number
  /** Total and amount due; null for roles without prices. */
  readonly money: { readonly total: Cents; readonly due: Cents } | null
  /** Cancelled or postponed orders are counted apart, since nobody cooks them. */
  readonly aside: number
}

/** A list of only cancelled or postponed orders sums those. */
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
