import { type Cents, sumOf } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { calledOff, type OrderStatus, withoutPlace } from '#domain/placed/order-status.ts'
import type { MoneyTask } from './orders-view.ts'

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
  /** Roles without prices get null. */
  readonly money: { readonly total: Cents; readonly due: Cents } | null
  /** Orders that are counted apart. */
  readonly aside: number
}

/** Payments to receive. */
const ofDue: readonly (MoneyTask | null)[] = ['proofs', 'due-unpaid', 'owing']

export const isOfDue = (task: MoneyTask | null): boolean => ofDue.includes(task)

/**
 * Cancelled and postponed orders do not count, unless the list has no others; where money is due, postponed ones do.
 * @param list the whole list, which decides this for its groups too
 */
export function listSums(
  orders: readonly OrderToSum[],
  task: MoneyTask | null = null,
  list: readonly OrderToSum[] = orders,
): ListSums {
  const apart = isOfDue(task) ? calledOff : withoutPlace
  const isCounted = ({ status }: OrderToSum) => !apart.includes(status)
  const countedOrders = list.some(isCounted) ? orders.filter(isCounted) : orders
  const prices = countedOrders.flatMap(({ price }) => price ?? [])
  return {
    orders: countedOrders.length,
    deliveries: countedOrders.filter(({ fulfilment }) => fulfilment === 'delivery').length,
    portions: countedOrders.reduce((sum, { portions }) => sum + portions, 0),
    money: orders.some(({ price }) => price === null)
      ? null
      : { total: sumOf(prices.map(({ total }) => total)), due: sumOf(prices.map(({ due }) => due)) },
    aside: orders.length - countedOrders.length,
  }
}
