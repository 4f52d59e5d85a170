/** The trays and boxes that an order is packed into: what the kitchen fills, labels name and drivers count. */
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Text } from '#domain/text.ts'

/** A line of an order, as its copies tell: names are of the day it was placed. */
export interface PackedLine {
  readonly position: number
  readonly set: Text
  /** Number of sets; of items in a set priced by item. */
  readonly units: number
  /** What one set feeds, so what each of its trays holds; 1 for boxes and for items. */
  readonly portionsPerUnit: number
  /** In a set priced by item the numbers of its dishes count the whole line. */
  readonly isByItem: boolean
  readonly dishes: readonly {
    /** The same dish may be chosen in two groups. */
    readonly groupId: string
    readonly dishId: string
    readonly name: Text
    readonly number: number
  }[]
}

export interface PackedOrder {
  readonly id: number
  readonly reference: OrderReference
  /** When the food is due, HH:mm. */
  readonly slot: string
  readonly lines: readonly PackedLine[]
}

export interface Container {
  /** The same for as long as the order's dishes stay: line, group, dish and number within them. */
  readonly key: string
  readonly dishId: string
  readonly dish: Text
  readonly set: Text
  readonly portions: number
}

/** In the order of the lines and, set by set, of their dishes: a set of two is packed one after the other. */
export function containersOf({ lines }: Pick<PackedOrder, 'lines'>): readonly Container[] {
  return lines.flatMap((line) => {
    const rounds = line.isByItem ? 1 : line.units
    return Array.from({ length: rounds }, (_, round) =>
      line.dishes.flatMap((dish) =>
        Array.from({ length: dish.number }, (_, index) => ({
          key: [line.position, dish.groupId, dish.dishId, round * dish.number + index + 1].join('/'),
          dishId: dish.dishId,
          dish: dish.name,
          set: line.set,
          portions: line.isByItem ? 1 : line.portionsPerUnit,
        })),
      ),
    ).flat()
  })
}
