/** Dishes to cook by slot, with their trays. */
import type { Text } from '#domain/text.ts'
import { type Container, containersOf, type PackedOrder } from './containers.ts'

export interface Trays {
  /** Boxes and pieces have 1. */
  readonly portions: number
  readonly count: number
}

export interface Source {
  readonly set: Text
  readonly count: number
}

export interface DishToCook {
  readonly dishId: string
  readonly name: Text
  /** Slots without the dish are absent. */
  readonly bySlot: ReadonlyMap<string, number>
  readonly portions: number
  /** The smallest trays come first. */
  readonly trays: readonly Trays[]
  /** Sets in due order. */
  readonly sources: readonly Source[]
}

/** @returns largest number of portions first */
export function dishesToCook(orders: readonly PackedOrder[]): readonly DishToCook[] {
  const packedOrders = orders
    .toSorted((one, other) => one.slot.localeCompare(other.slot) || one.id - other.id)
    .flatMap((order) => containersOf(order).map((container) => ({ ...container, slot: order.slot })))
  return [...Map.groupBy(packedOrders, ({ dishId }) => dishId).values()]
    .map(dishToCook)
    .toSorted((one, other) => other.portions - one.portions || one.dishId.localeCompare(other.dishId))
}

type DueContainer = Container & { readonly slot: string }

function dishToCook(containers: readonly DueContainer[]): DishToCook {
  const [first] = containers
  if (!first) throw new Error('a dish without a tray is not cooked')
  const bySlot = Map.groupBy(containers, ({ slot }) => slot)
  const bySize = Map.groupBy(containers, ({ portions }) => portions)
  const bySet = Map.groupBy(containers, ({ set }) => set.zh)
  return {
    dishId: first.dishId,
    name: first.dish,
    bySlot: new Map([...bySlot].map(([slot, due]) => [slot, portionsIn(due)])),
    portions: portionsIn(containers),
    trays: [...bySize]
      .map(([portions, { length: count }]) => ({ portions, count }))
      .toSorted((one, other) => one.portions - other.portions),
    sources: [...bySet.values()].map((of) => ({ set: of[0]?.set ?? first.set, count: of.length })),
  }
}

export function portionsIn(containers: readonly Pick<Container, 'portions'>[]): number {
  return containers.reduce((sum, { portions }) => sum + portions, 0)
}
