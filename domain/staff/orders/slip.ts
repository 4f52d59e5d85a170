import type { FieldChange } from '#domain/placed/order-situation.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { PackedLine } from '#domain/staff/day/containers.ts'
import { kitchenChanges } from '#domain/staff/day/late-changes.ts'

export const slipCopies = ['kitchen', 'customer'] as const

export type SlipCopy = (typeof slipCopies)[number]

/** Both by default; only roles with prices may print the customer's copy. */
export function chosenCopies(names: string | null, seesPrices: boolean): readonly SlipCopy[] {
  if (!seesPrices) return ['kitchen']
  const one = slipCopies.find((copy) => copy === names)
  return one ? [one] : slipCopies
}

/** Dishes are packed as `containersOf` says. */
export function dishPortions(
  { isByItem, units, portionsPerUnit }: Pick<PackedLine, 'isByItem' | 'units' | 'portionsPerUnit'>,
  number: number,
): number {
  return isByItem ? number : number * units * portionsPerUnit
}

export type SlipChange = Pick<FieldChange, 'field' | 'name'>

export interface SlipVersion {
  /** The original has version 1. */
  readonly version: number
  /** Prices are left out of the last change. */
  readonly changeLines: readonly SlipChange[]
}

const contentVerbs: readonly OrderVerb[] = ['edit', 'change-slot', 'change-date', 'postpone', 'take-back']

interface PastEvent {
  readonly verb: OrderVerb
  readonly changes: readonly FieldChange[]
  /** The date and slot stayed if null. */
  readonly moved: object | null
}

/**
 * Counts changes of dishes, place and time only; the database version also counts payments and steps.
 * @param events latest first
 */
export function slipVersion(events: readonly PastEvent[]): SlipVersion {
  const changes = events
    .filter(({ verb }) => contentVerbs.includes(verb))
    .map(changedBy)
    .filter(({ length }) => length > 0)
  return { version: changes.length + 1, changeLines: changes[0] ?? [] }
}

function changedBy({ changes, moved }: PastEvent): readonly SlipChange[] {
  const kitchenParts = kitchenChanges(changes).map(({ field, name }) => ({ field, name }))
  // Moving without editing changes the due time only.
  return kitchenParts.length === 0 && moved ? [{ field: 'due', name: null }] : kitchenParts
}
