/** The kitchen's capacity is counted in this unit. */
import type { OrderableSet } from './catalogue.ts'

interface OrderedSet {
  readonly set: Pick<OrderableSet, 'serves' | 'unit'>
  /** Number of sets, or of items in a set priced by item. */
  readonly units: number
}

const piecesPerPortion = 5

/** Uses each set's upper number of people, because the kitchen must cook for all of them. */
export function portionsOf(lines: readonly OrderedSet[]): number {
  return lines.reduce((sum, { set, units }) => sum + portionsOfLine(set, units), 0)
}

function portionsOfLine({ unit, serves }: OrderedSet['set'], units: number): number {
  return unit === 'piece' ? Math.ceil(units / piecesPerPortion) : units * serves.max
}
