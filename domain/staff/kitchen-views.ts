/** How the kitchen's day is grouped: by the dishes to cook, by the orders to pack, or by the runs to load. */
import type { Fulfilment } from '#domain/order.ts'

export const kitchenViews = ['dish', 'order', 'run'] as const

export type KitchenView = (typeof kitchenViews)[number]

/** The view that an address asks for; what it can't mean is the first one. */
export function kitchenViewOf(asked: string | null): KitchenView {
  return kitchenViews.find((view) => view === asked) ?? 'dish'
}

export interface LoadedRuns<Run, Order> {
  /** Runs that carry something, each with its orders in the order of its stops. */
  readonly runs: readonly { readonly run: Run; readonly orders: readonly Order[] }[]
  /** Deliveries that are on no run. */
  readonly unplanned: readonly Order[]
  readonly pickups: readonly Order[]
}

/** Puts every order of a day on its run, or beside the runs. Stops whose order is no delivery of the day are left out. */
export function ordersByRun<
  Run extends { readonly stops: readonly number[] },
  Order extends { readonly id: number; readonly fulfilment: Fulfilment },
>(runs: readonly Run[], orders: readonly Order[]): LoadedRuns<Run, Order> {
  const deliveries = orders.filter(({ fulfilment }) => fulfilment === 'delivery')
  const deliveryOf = new Map(deliveries.map((order) => [order.id, order]))
  const planned = new Set(runs.flatMap(({ stops }) => stops))
  return {
    runs: runs
      .map((run) => ({ run, orders: run.stops.flatMap((id) => deliveryOf.get(id) ?? []) }))
      .filter((loaded) => loaded.orders.length > 0),
    unplanned: deliveries.filter(({ id }) => !planned.has(id)),
    pickups: orders.filter(({ fulfilment }) => fulfilment === 'pickup'),
  }
}
