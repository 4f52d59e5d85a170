/** The slip that is printed of an order: its copies, what each dish feeds, and what changed since it was placed. */
import type { FieldChange } from '#domain/placed/order-situation.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { PackedLine } from '#domain/staff/day/containers.ts'
import { kitchenChanges } from '#domain/staff/day/late-changes.ts'

export const slipCopies = ['kitchen', 'customer'] as const

export type SlipCopy = (typeof slipCopies)[number]

/** The copies that an address asks for; both where it asks for none. The customer's copy tells prices and a phone number. */
export function chosenCopies(asked: string | null, seesPrices: boolean): readonly SlipCopy[] {
  if (!seesPrices) return ['kitchen']
  const one = slipCopies.find((copy) => copy === asked)
  return one ? [one] : slipCopies
}

/** How many all trays and boxes of a dish in a line feed together, as `containersOf` packs them. */
export function dishPortions(
  { isByItem, units, portionsPerUnit }: Pick<PackedLine, 'isByItem' | 'units' | 'portionsPerUnit'>,
  number: number,
): number {
  return isByItem ? number : number * units * portionsPerUnit
}

/** A field, and of a line its set. */
export type SlipChange = Pick<FieldChange, 'field' | 'name'>

export interface SlipVersion {
  /** 1: as it was placed. */
  readonly version: number
  /** What the last change changed, without what it cost. */
  readonly changed: readonly SlipChange[]
}

const contentVerbs: readonly OrderVerb[] = ['edit', 'change-slot', 'change-date', 'postpone', 'take-back']

interface PastEvent {
  readonly verb: OrderVerb
  readonly changes: readonly FieldChange[]
  /** Set where the order moved to another date or slot. */
  readonly moved: object | null
}

/**
 * Which version of its dishes, place and time an order has. The version in the database counts every step too, and
 * would call a slip changed because its order was paid.
 * @param events the latest first
 */
export function slipVersion(events: readonly PastEvent[]): SlipVersion {
  const changes = events
    .filter(({ verb }) => contentVerbs.includes(verb))
    .map(changedBy)
    .filter(({ length }) => length > 0)
  return { version: changes.length + 1, changed: changes[0] ?? [] }
}

function changedBy({ changes, moved }: PastEvent): readonly SlipChange[] {
  const told = kitchenChanges(changes).map(({ field, name }) => ({ field, name }))
  // Whoever moves an order without editing it changes nothing else.
  return told.length === 0 && moved ? [{ field: 'due', name: null }] : told
}
