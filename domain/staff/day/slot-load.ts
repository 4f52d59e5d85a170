import { minutesOfDay } from '#domain/calendar.ts'
import { roomIn } from '#domain/delivery/capacity.ts'

export interface SlotCount {
  /** The slot is its start, HH:mm. */
  readonly slot: string
  readonly orders: number
  readonly portions: number
}

/** high: at least the warning percentage; over: above capacity. */
export const loadGrades = ['plain', 'high', 'full', 'over'] as const

export type LoadGrade = (typeof loadGrades)[number]

export interface SlotLoad extends SlotCount {
  /** The capacity counts portions. */
  readonly capacity: number
  /** Rounded down, so that 79.9 % stays below 80 %; may exceed 100. */
  readonly percent: number
  readonly grade: LoadGrade
}

/**
 * @param capacity portions, at least 1
 * @param warnFrom percentage
 */
export function loadGrade(portions: number, capacity: number, warnFrom: number): LoadGrade {
  if (portions > capacity) return 'over'
  if (roomIn(portions, capacity) === 0) return 'full'
  return 100 * portions >= warnFrom * capacity ? 'high' : 'plain'
}

/**
 * Includes slots with orders that are no longer offered.
 * @param capacityIn portions
 * @param warnFrom percentage
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

/** 0 is the left end, 1 the right; null outside all slots. */
export function positionOnRuler(time: string, slots: readonly { from: string; to: string }[]): number | null {
  const index = slots.findIndex(({ from, to }) => time >= from && time < to)
  const slot = slots[index]
  if (!slot) return null
  const start = minutesOfDay(slot.from)
  return (index + (minutesOfDay(time) - start) / (minutesOfDay(slot.to) - start)) / slots.length
}
