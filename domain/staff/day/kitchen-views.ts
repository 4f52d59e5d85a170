/** Views: dishes to cook, orders to pack, runs to load. */
import { type CalendarDate, isTimeOfDay } from '#domain/calendar.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type KitchenSection, kitchenSections } from './kitchen-sections.ts'

export const kitchenViews = ['dish', 'order', 'run'] as const

export type KitchenView = (typeof kitchenViews)[number]

/** The URL contains the view, so that Back works. */
export interface KitchenLook {
  readonly view: KitchenView
  /** Null shows all sections. */
  readonly section: KitchenSection | null
  /** Slot start, HH:mm; null for all slots. */
  readonly slot: string | null
}

/** Invalid parameters show everything by dish. */
export function kitchenLookOf(parameter: (name: 'by' | 'section' | 'slot') => string | null): KitchenLook {
  const slot = parameter('slot')
  return {
    view: kitchenViews.find((view) => view === parameter('by')) ?? 'dish',
    section: kitchenSections.find((section) => section === parameter('section')) ?? null,
    slot: slot !== null && isTimeOfDay(slot) ? slot : null,
  }
}

export function kitchenQuery(date: CalendarDate, { view, section, slot }: KitchenLook): string {
  const query = { date, by: view, ...(section && { section }), ...(slot && { slot }) }
  return `?${new URLSearchParams(query)}`
}

export interface LoadedRuns<Run, Order> {
  /** Non-empty runs with orders by stop. */
  readonly runs: readonly { readonly run: Run; readonly orders: readonly Order[] }[]
  /** Deliveries without a run. */
  readonly unplannedOrders: readonly Order[]
  readonly pickups: readonly Order[]
}

/** Ignores stops without a delivery on this day. */
export function ordersByRun<
  Run extends { readonly stops: readonly number[] },
  Order extends { readonly id: number; readonly fulfilment: Fulfilment },
>(runs: readonly Run[], orders: readonly Order[]): LoadedRuns<Run, Order> {
  const deliveries = orders.filter(({ fulfilment }) => fulfilment === 'delivery')
  const deliveryOf = new Map(deliveries.map((order) => [order.id, order]))
  const plannedOrders = new Set(runs.flatMap(({ stops }) => stops))
  return {
    runs: runs
      .map((run) => ({ run, orders: run.stops.flatMap((id) => deliveryOf.get(id) ?? []) }))
      .filter((each) => each.orders.length > 0),
    unplannedOrders: deliveries.filter(({ id }) => !plannedOrders.has(id)),
    pickups: orders.filter(({ fulfilment }) => fulfilment === 'pickup'),
  }
}
