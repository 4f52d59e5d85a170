/** Everything that an order brings to eat: what is chosen, what a set includes, and what promotions give. */
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'

export type Giving = Pick<PromotionLine, 'promotionId' | 'name' | 'gift'>

export interface OrderedDish {
  readonly dishId: string
  readonly name: Text
  readonly number: number
}

/** A free dish, packed like an item of a set that is priced by item. */
export interface FreeLine {
  /** The lines of an order begin at 0. */
  readonly position: -1
  /** A free dish has the promotion's name here. */
  readonly set: Text
  readonly units: number
  readonly portionsPerUnit: 1
  readonly isByItem: true
  readonly dishes: readonly [OrderedDish & { readonly groupId: string }]
}

export function freeLinesOf(promotions: readonly Giving[]): readonly FreeLine[] {
  return promotions.flatMap(({ promotionId, name: set, gift }): FreeLine[] => {
    if (!gift) return []
    const dish = { groupId: promotionId, dishId: gift.id, name: gift.name, number: gift.quantity }
    return [{ position: -1, set, units: gift.quantity, portionsPerUnit: 1, isByItem: true, dishes: [dish] }]
  })
}

export interface BringsDishes<Line> {
  readonly lines: readonly Line[]
  readonly promotions: readonly Giving[]
}

export function linesOfOrder<Line>({ lines, promotions }: BringsDishes<Line>): readonly (Line | FreeLine)[] {
  return [...lines, ...freeLinesOf(promotions)]
}

export function dishesOfOrder(
  order: BringsDishes<{ readonly dishes: readonly OrderedDish[] }>,
): readonly OrderedDish[] {
  return linesOfOrder(order).flatMap(({ dishes }): readonly OrderedDish[] => dishes)
}
