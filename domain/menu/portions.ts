/** How many people an order feeds: what the kitchen's capacity is counted in. */
import type { OrderableSet } from './catalogue.ts'

interface OrderedSet {
  readonly set: Pick<OrderableSet, 'serves' | 'unit'>
  /** Number of sets, or of items in a set priced by item. */
  readonly units: number
}

/** Bites that one guest eats at a party. */
const piecesPerPortion = 5

/** Whole portions. A set feeds as many as it says at most: the kitchen has to cook for all of them. */
export function portionsOf(lines: readonly OrderedSet[]): number {
  return lines.reduce((sum, { set, units }) => sum + portionsOfLine(set, units), 0)
}

function portionsOfLine({ unit, serves }: OrderedSet['set'], units: number): number {
  return unit === 'piece' ? Math.ceil(units / piecesPerPortion) : units * serves.max
}
