/** Ticking a dish in the selection dialog. */
import { type ChoiceGroup, groupState } from '#domain/menu-selection.ts'
import type { Selection } from '#domain/order.ts'
import { isChecked, toggleDish } from '#domain/set-selection.ts'

/** Toggles a dish; where only one can be chosen, it replaces the other. */
export function tick(group: ChoiceGroup, selection: Selection, dishId: string): Selection {
  const isSwap =
    group.max === 1 && groupState(group, selection).atMax && !isChecked(selection, group.id, dishId)
  if (!isSwap) return toggleDish(group, selection, dishId)
  return toggleDish(group, { ...selection, [group.id]: {} }, dishId)
}
