/** Kitchen, labels and drivers count the same trays and boxes. */
import { type BringsDishes, linesOfOrder } from '#domain/ordering/dishes-of-order.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { Text } from '#domain/text.ts'

/** Names are copies from the ordering day. */
export interface PackedLine {
  readonly position: number
  readonly set: Text
  /** Number of sets, or of items in a set priced by item. */
  readonly units: number
  /** Boxes and items have 1. */
  readonly portionsPerUnit: number
  /** If true, dish numbers count the whole line. */
  readonly isByItem: boolean
  readonly dishes: readonly {
    /** Dishes may appear in two groups. */
    readonly groupId: string
    readonly dishId: string
    readonly name: Text
    readonly number: number
  }[]
}

export interface PackedOrder extends BringsDishes<PackedLine> {
  readonly id: number
  readonly reference: OrderReference
  /** The slot is the due time, HH:mm. */
  readonly slot: string
}

export interface Container {
  /** Stable while the dishes stay: line, group, dish and number. */
  readonly key: string
  readonly dishId: string
  readonly dish: Text
  readonly set: Text
  readonly portions: number
}

/** Ordered by line, set and dish, so that sets are packed one by one; free dishes come last. */
export function containersOf(order: BringsDishes<PackedLine>): readonly Container[] {
  return linesOfOrder(order).flatMap((line) => {
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
