/** The runs of a day: which deliveries one van takes, and in which order. Moves keep every delivery exactly once. */
import { minutesOfDay, timeOfMinutes } from '#domain/calendar.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'

export interface Delivery {
  readonly id: number
  /** When the food is due, HH:mm. */
  readonly slot: string
  /** Null until staff find the zone of an address. */
  readonly zoneId: string | null
}

/** The orders of each run, in the order of their stops. */
export type RunPlan = readonly {
  /** Null: a run that is not stored yet. */
  readonly runId: number | null
  readonly stops: readonly number[]
}[]

/** Whether a delivery still has to be driven: what was handed over needs no run. */
export function awaitsDelivery(status: OrderStatus): boolean {
  return status !== 'delivered' && status !== 'completed'
}

/**
 * Whether something is ready that the van has not taken along. It may have left already: a stop becomes ready after that,
 * is added by the office, or is back in the kitchen because its leaving was taken back.
 */
export function hasMoreToTake(
  stops: readonly { readonly status: OrderStatus; readonly leftAt: Date | null }[],
): boolean {
  return stops.some(({ status, leftAt }) => status === 'ready' && leftAt === null)
}

/** As many as a van carries, and as one driver hands over while the food is warm. */
export const maxStops = 6

/** A run goes on for this long after its first stop is due. Minutes. */
export const maxRunMinutes = 90

/**
 * Proposes runs: the deliveries of a zone by due time, cut where a van is full or would be under way for too long. The
 * run that is due first comes first.
 */
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

/** How long before its first stop is due a van leaves the kitchen. Minutes. */
const minutesToFirstStop = 40

/** @returns HH:mm */
export function leavingTime(firstSlot: string): string {
  return minutesAfter(firstSlot, -minutesToFirstStop)
}

/** @returns HH:mm, within the day */
export function minutesAfter(time: string, more: number): string {
  return timeOfMinutes(Math.max(0, minutesOfDay(time) + more))
}

/** Moves a stop one place up or down within its run; at the end of the run nothing changes. */
export function moveStop(plan: RunPlan, orderId: number, by: 'up' | 'down'): RunPlan {
  return plan.map((run) => {
    const from = run.stops.indexOf(orderId)
    const to = by === 'up' ? from - 1 : from + 1
    if (from < 0 || to < 0 || to >= run.stops.length) return run
    return { ...run, stops: run.stops.toSpliced(from, 1).toSpliced(to, 0, orderId) }
  })
}

/**
 * Gives a stop to another run, before the first stop there that is due later. A run without stops is no more.
 * @param toRun null: a run of its own
 */
export function giveStop(
  plan: RunPlan,
  delivery: Pick<Delivery, 'id' | 'slot'>,
  toRun: number | null,
  slotOf: (orderId: number) => string,
): RunPlan {
  const { id, slot } = delivery
  const without = plan.map((run) => ({ ...run, stops: run.stops.filter((stop) => stop !== id) }))
  const given =
    toRun === null
      ? [...without, { runId: null, stops: [id] }]
      : without.map((run) => {
          if (run.runId !== toRun) return run
          const later = run.stops.findIndex((stop) => slotOf(stop) > slot)
          return { ...run, stops: run.stops.toSpliced(later < 0 ? run.stops.length : later, 0, id) }
        })
  return given.filter(({ stops }) => stops.length > 0)
}
