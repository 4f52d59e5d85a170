/** The specification describes this in section 4. */
import { maxUnits } from '#domain/input-limits.ts'
import { isRecord } from '#domain/json.ts'
import {
  addDish,
  defaultSelection,
  type GroupLimits,
  groupState,
  isFixed,
  removeDish,
  setNumber,
} from '#domain/menu/menu-selection.ts'
import { priceLine } from '#domain/menu/price-line.ts'
import type { OrderLine, Selection } from '#domain/ordering/order.ts'
import type { ChoosableSet } from './view.ts'

export interface ChooserState {
  readonly quantity: number
  readonly selection: Selection
}

export type ChooserAction =
  | { readonly type: 'add' | 'remove'; readonly groupId: string; readonly dishId: string }
  | { readonly type: 'number'; readonly groupId: string; readonly dishId: string; readonly number: number }
  | { readonly type: 'quantity'; readonly quantity: number }
  | { readonly type: 'restore'; readonly state: ChooserState }
  | { readonly type: 'reset' }

/** The default dishes and the minimum quantity. */
export function startState(set: ChoosableSet): ChooserState {
  return { quantity: set.minQuantity, selection: defaultSelection(set) }
}

interface Minimum extends Pick<ChoosableSet, 'minQuantity' | 'minQuantityScope'> {
  readonly groups: readonly GroupLimits[]
}

/** Lines of the same set or category count together, because guests may eat different things. */
export function leastQuantity(set: Minimum): number {
  return set.minQuantityScope === 'set' && set.groups.every(isFixed) ? set.minQuantity : 1
}

export function chooserReducer(
  set: ChoosableSet,
): (state: ChooserState, action: ChooserAction) => ChooserState {
  return (state, action) => {
    switch (action.type) {
      case 'reset':
        return startState(set)
      case 'restore':
        return action.state
      case 'quantity':
        return { ...state, quantity: withinBounds(action.quantity, set) }
      default: {
        const group = set.groups.find(({ id }) => id === action.groupId)
        if (!group) return state
        const { selection } = state
        const { dishId } = action
        if (action.type === 'number') {
          return { ...state, selection: setNumber(group, selection, dishId, action.number) }
        }
        const change = action.type === 'add' ? addDish : removeDish
        return { ...state, selection: change(group, selection, dishId) }
      }
    }
  }
}

/** The result suits the current menu and is null if the text is unreadable. */
export function repairedState(set: ChoosableSet, value: unknown): ChooserState | null {
  if (!isRecord(value) || !isRecord(value.selection)) return null
  let selection: Selection = {}
  for (const group of set.groups) {
    const numbers = value.selection[group.id]
    if (!isRecord(numbers)) continue
    for (const [dishId, number] of Object.entries(numbers)) {
      if (typeof number === 'number') selection = setNumber(group, selection, dishId, number)
    }
  }
  const { quantity } = value
  return { selection, quantity: withinBounds(typeof quantity === 'number' ? quantity : 1, set) }
}

export interface ChoiceSummary {
  readonly line: OrderLine
  readonly pricedLine: ReturnType<typeof priceLine<ChoosableSet>>
  readonly missing: readonly {
    readonly id: string
    readonly name: string
    readonly missing: number
    readonly repeatable: boolean
  }[]
  /** The order bar shows it as the n in n/N. */
  readonly choiceCount: number
  readonly missingCount: number
}

export function summarise(set: ChoosableSet, { quantity, selection }: ChooserState): ChoiceSummary {
  const line = { setId: set.id, quantity: set.pricing === 'perItem' ? 1 : quantity, selection }
  const states = set.groups.map((group) => ({ group, ...groupState(group, selection) }))
  const free = states.filter(({ group }) => !isFixed(group))
  return {
    line,
    pricedLine: priceLine(set, line, 0),
    missing: states.flatMap(({ group: { id, name, repeatable }, missing }) =>
      missing > 0 ? [{ id, name, missing, repeatable }] : [],
    ),
    choiceCount: free.reduce((sum, { group, count }) => sum + Math.min(count, group.min), 0),
    missingCount: free.reduce((sum, { group }) => sum + group.min, 0),
  }
}

function withinBounds(quantity: number, set: ChoosableSet): number {
  const least = leastQuantity(set)
  return Number.isFinite(quantity) ? Math.min(maxUnits, Math.max(least, Math.trunc(quantity))) : least
}
