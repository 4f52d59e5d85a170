/** Reduces an order line to its set and sold-out dishes for the date rules. */

import type { DatedSet } from '#domain/delivery/delivery-dates.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'

type ChosenLine = Pick<PricedLine, 'dishes'> & {
  readonly set: Pick<OrderableSet, 'id' | 'name' | 'season' | 'leadDays' | 'groups'>
}

export function datedSet({ set, dishes }: ChosenLine): Required<DatedSet> {
  const { id, name, season, leadDays } = set
  const soldOut = set.groups.flatMap((group) =>
    group.dishes.flatMap(({ dish }) => {
      const { id: dishId, name, soldOut } = dish
      if (!soldOut) return []
      const isChosen = dishes.some((choice) => choice.groupId === group.id && choice.dishId === dishId)
      return isChosen ? [{ dishId, dish: name, soldOut }] : []
    }),
  )
  return { id, name, season, leadDays, soldOut }
}
