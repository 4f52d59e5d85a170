/** A run is one van's ordered deliveries; moves never lose or repeat a delivery. */
import { minutesOfDay, timeOfMinutes } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'

export interface Delivery {
  readonly id: number
  /** The slot is the due time, HH:mm. */
  readonly slot: string
  /** The zone is null until staff find it. */
  readonly zoneId: string | null
}

/** The stops are in driving order. */
export type RunPlan = readonly {
  /** Null for a new run. */
  readonly runId: number | null
  readonly stops: readonly number[]
}[]

/** Delivered orders need no run. */
export function awaitsDelivery(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'completed'
}

/** True if ready food remains after the van left: a late or added stop, or an undone departure. */
export function hasMoreToTake(
  stops: readonly { readonly status: OrderStatus; readonly leftAt: Date | null }[],
): boolean {
  return stops.some(({ status, leftAt }) => status === 'ready' && leftAt === null)
}

/** Limited by the van and by how long food stays warm. */
export const maxStops = 6

/** Runs last at most these minutes from the first due time. */
export const maxRunMinutes = 90

/** Groups deliveries by zone and time within van and duration limits, earliest run first. */
export function proposeRuns(deliveries: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const byZone = Map.groupBy(deliveries.toSorted(byDue), ({ zoneId }) => zoneId)
  return [...byZone.values()]
    .flatMap(cutIntoRuns)
    .toSorted(([one], [other]) => (one && other ? byDue(one, other) : 0))
}

function cutIntoRuns(ofZone: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const runs: Delivery[][] = []
  for (const delivery of ofZone) {
    const run = runs.at(-1)
    const first = run?.[0]
    const fits =
      run &&
      first &&
      run.length < maxStops &&
      minutesOfDay(delivery.slot) - minutesOfDay(first.slot) <= maxRunMinutes
    if (fits) run.push(delivery)
    else runs.push([delivery])
  }
  return runs
}

const byDue = (one: Delivery, other: Delivery) => one.slot.localeCompare(other.slot) || one.id - other.id

/** The van leaves the kitchen this long before the first due time. */
const minutesToFirstStop = 40

/** @returns HH:mm */
export function leavingTime(firstSlot: string): string {
  return minutesAfter(firstSlot, -minutesToFirstStop)
}

/** @returns HH:mm, within the day */
export function minutesAfter(time: string, more: number): string {
  return timeOfMinutes(Math.max(0, minutesOfDay(time) + more))
}

/** Ends of the run change nothing. */
export function moveStop(plan: RunPlan, orderId: number, by: 'up' | 'down'): RunPlan {
  return plan.map((run) => {
    const from = run.stops.indexOf(orderId)
    const to = by === 'up' ? from - 1 : from + 1
    if (from < 0 || to < 0 || to >= run.stops.length) return run
    return { ...run, stops: run.stops.toSpliced(from, 1).toSpliced(to, 0, orderId) }
  })
}

/**
 * Inserts before later stops and drops empty runs.
 * @param toRun null for a new run
 */
export function giveStop(
  plan: RunPlan,
  delivery: Pick<Delivery, 'id' | 'slot'>,
  toRun: number | null,
  slotOf: (orderId: number) => string,
): RunPlan {
  const { id, slot } = delivery
  const without = plan.map((run) => ({ ...run, stops: run.stops.filter((stop) => stop !== id) }))
  const values =
    toRun === null
      ? [...without, { runId: null, stops: [id] }]
      : without.map((run) => {
          if (run.runId !== toRun) return run
          const later = run.stops.findIndex((stop) => slotOf(stop) > slot)
          return { ...run, stops: run.stops.toSpliced(later < 0 ? run.stops.length : later, 0, id) }
        })
  return values.filter(({ stops }) => stops.length > 0)
}
