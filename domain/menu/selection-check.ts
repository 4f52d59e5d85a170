/** Checks selections from stored carts and API callers. */

import { maxUnits } from '#domain/input-limits.ts'
import type { Selection } from '#domain/ordering/order.ts'
import { type OfSet, type Refusal, refusal } from '#domain/refusals.ts'
import type { OrderableGroup, OrderableSet } from './catalogue.ts'

export function isReadableNumber(number: unknown): number is number {
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= maxUnits
}

export function selectionRefusals(
  set: Pick<OrderableSet, 'id' | 'name' | 'groups'>,
  selection: Selection,
  line: number,
): readonly Refusal[] {
  const ofSet = { line, setId: set.id, set: set.name }
  const groupIds = new Set(set.groups.map((group) => group.id))
  const unknownGroups = Object.keys(selection).filter((groupId) => !groupIds.has(groupId))
  return [
    ...unknownGroups.map((groupId) => refusal('group-unknown', 'lines', { ...ofSet, groupId })),
    ...set.groups.flatMap((group) => groupRefusals(group, selection[group.id] ?? {}, ofSet)),
  ]
}

function groupRefusals(
  group: OrderableGroup,
  numbers: Readonly<Record<string, number>>,
  ofSet: OfSet,
): readonly Refusal[] {
  const ofGroup = { ...ofSet, groupId: group.id, group: group.name }
  const refusals: Refusal[] = []
  let count = 0
  for (const [dishId, number] of Object.entries(numbers)) {
    const dish = group.dishes.find((choice) => choice.dish.id === dishId)?.dish
    if (!dish) {
      refusals.push(refusal('dish-unknown', 'lines', { ...ofGroup, dishId }))
      continue
    }
    const ofDish = { ...ofGroup, dishId, dish: dish.name }
    if (!isReadableNumber(number)) {
      refusals.push(refusal('dish-number-invalid', 'lines', ofDish))
      continue
    }
    if (number > 1 && !group.repeatable) refusals.push(refusal('dish-not-repeatable', 'lines', ofDish))
    count += number
  }
  if (count < group.min) {
    const { min } = group
    refusals.push(
      refusal('group-below-min', 'lines', {
        ...ofGroup,
        min,
        count,
        missing: min - count,
        repeatable: group.repeatable,
      }),
    )
  }
  if (count > group.max) {
    refusals.push(
      refusal('group-above-max', 'lines', {
        ...ofGroup,
        max: group.max,
        count,
        repeatable: group.repeatable,
      }),
    )
  }
  return refusals
}
