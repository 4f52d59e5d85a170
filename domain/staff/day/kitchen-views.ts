/** What of its day the kitchen looks at: the dishes to cook, the orders to pack, or the runs to load. */
import { type CalendarDate, isTimeOfDay } from '#domain/calendar.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type KitchenSection, kitchenSections } from './kitchen-sections.ts'

export const kitchenViews = ['dish', 'order', 'run'] as const

export type KitchenView = (typeof kitchenViews)[number]

/** It is part of the address, so that going back leads to the same. */
export interface KitchenLook {
  readonly view: KitchenView
  /** Null: every part of the kitchen. */
  readonly section: KitchenSection | null
  /** Start of the half-hour in which the food is due, HH:mm; null: any. */
  readonly slot: string | null
}

/** What an address asks for; what it can't mean is everything, by dish. */
export function kitchenLookOf(asked: (name: 'by' | 'section' | 'slot') => string | null): KitchenLook {
  const slot = asked('slot')
  return {
    view: kitchenViews.find((view) => view === asked('by')) ?? 'dish',
    section: kitchenSections.find((section) => section === asked('section')) ?? null,
    slot: slot !== null && isTimeOfDay(slot) ? slot : null,
  }
}

export function kitchenQuery(date: CalendarDate, { view, section, slot }: KitchenLook): string {
  const asked = { date, by: view, ...(section && { section }), ...(slot && { slot }) }
  return `?${new URLSearchParams(asked)}`
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
