/** How full the half-hours of a day are: the slot ruler of the back office. */

import { minutesOfDay } from '#domain/calendar.ts'
import { roomIn } from '#domain/delivery/capacity.ts'

/** What the database counts in one slot of a day. */
export interface SlotCount {
  /** Start of the half-hour, HH:mm. */
  readonly slot: string
  readonly orders: number
  readonly portions: number
}

/** plain: room enough; high: from the percentage of the settings; full: nothing more fits; over: more than fits. */
export const loadGrades = ['plain', 'high', 'full', 'over'] as const

export type LoadGrade = (typeof loadGrades)[number]

export interface SlotLoad extends SlotCount {
  /** Portions that fit. */
  readonly capacity: number
  /** Of the capacity, rounded down, so that 79.9 % does not read as 80 %; above 100 where too much was taken. */
  readonly percent: number
  readonly grade: LoadGrade
}

/**
 * @param capacity portions in one slot, at least 1
 * @param warnFrom percentage of the capacity
 */
export function loadGrade(portions: number, capacity: number, warnFrom: number): LoadGrade {
  if (portions > capacity) return 'over'
  if (roomIn(portions, capacity) === 0) return 'full'
  return 100 * portions >= warnFrom * capacity ? 'high' : 'plain'
}

/**
 * Every slot of a day with its load, in the order of the clock. An order may stand in a slot that is not offered any
 * more; it is shown too.
 * @param capacityIn portions that fit into a slot
 * @param warnFrom percentage of that from which a slot needs attention
 */
export function slotLoads(
  slots: readonly string[],
  counts: readonly SlotCount[],
  capacityIn: (slot: string) => number,
  warnFrom: number,
): readonly SlotLoad[] {
  const countOf = new Map(counts.map((count) => [count.slot, count]))
  return [...new Set([...slots, ...countOf.keys()])].toSorted().map((slot) => {
    const { orders, portions } = countOf.get(slot) ?? { orders: 0, portions: 0 }
    const capacity = capacityIn(slot)
    return {
      slot,
      orders,
      portions,
      capacity,
      percent: Math.floor((100 * portions) / capacity),
      grade: loadGrade(portions, capacity, warnFrom),
    }
  })
}

/** Where the ruler draws the present moment: 0 is its left end and 1 its right; null outside of the slots. */
export function positionOnRuler(time: string, slots: readonly { from: string; to: string }[]): number | null {
  const index = slots.findIndex(({ from, to }) => time >= from && time < to)
  const slot = slots[index]
  if (!slot) return null
  const start = minutesOfDay(slot.from)
  return (index + (minutesOfDay(time) - start) / (minutesOfDay(slot.to) - start)) / slots.length
}
