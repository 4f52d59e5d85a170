/** Lays the chosen dishes of a set in the places of its table (domain/menu/table-shape.ts); browsers load this module. */
import type { Selection } from '#domain/ordering/order.ts'
import { type CountedGroup, numberOf } from './menu-selection.ts'
import type { TablePlace } from './table-place.ts'

export interface LaidPlace extends TablePlace {
  /** Null is a free place. */
  readonly dishId: string | null
  /** 0 in a free place. */
  readonly number: number
}

/** A dish is drawn wider than its place, because drawings have a margin; at more than this, corners of boards would meet. */
export const dishScale = 1.08
/** Of a place's width. */
export const freeScale = 0.86

/**
 * Without a table before, the dishes of a group lie in the order of the menu.
 * @param places of the same groups
 * @param before the same table before the last change; its dishes stay where they are
 */
export function layTable(
  places: readonly TablePlace[],
  groups: readonly Pick<CountedGroup, 'id' | 'dishes'>[],
  selection: Selection,
  before: readonly LaidPlace[] = [],
): readonly LaidPlace[] {
  return groups.flatMap((group): readonly LaidPlace[] => {
    const isOwn = ({ groupId }: TablePlace) => groupId === group.id
    const placesOfGroup = places.filter(isOwn)
    const tableBefore = before.filter(isOwn)
    const dishIds = group.dishes.map(({ dish }) => dish.id)
    const chosen = dishIds.filter((dishId) => numberOf(selection, group.id, dishId) > 0)
    // Where each dish of the group has a place, it is always the same.
    const preferred =
      placesOfGroup.length < dishIds.length ? tableBefore.map(({ dishId }) => dishId) : dishIds
    const stay = preferred.map((dishId) => (dishId !== null && chosen.includes(dishId) ? dishId : null))
    const waiting = chosen.filter((dishId) => !stay.includes(dishId))
    return placesOfGroup.map((place, index) => {
      const dishId = stay[index] ?? waiting.shift() ?? null
      const number = dishId === null ? 0 : numberOf(selection, group.id, dishId)
      const placeBefore = tableBefore[index]
      // The same object tells React that nothing changed here.
      return placeBefore?.dishId === dishId && placeBefore.number === number
        ? placeBefore
        : { ...place, dishId, number }
    })
  })
}
