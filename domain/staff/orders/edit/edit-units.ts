/** Two people changed one order: what does not clash is merged, and only what clashes is asked. */
import { type Choices, type Merge, mergeByUnit, type Versions } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'

/**
 * What belongs together: a date with its slot, a place with its address, a line with its dishes. Half of one person's
 * and half of the other's would be an order that neither of them wanted.
 */
export type EditUnit =
  | 'due'
  | 'place'
  | 'cutlery'
  | 'tongs'
  | 'instructions'
  | 'allergens'
  | 'access'
  | `line.${string}`

const unitOfField: Readonly<Record<string, EditUnit>> = {
  date: 'due',
  slot: 'due',
  fulfilment: 'place',
  zoneId: 'place',
  remotePlaceId: 'place',
  districtId: 'place',
  address: 'place',
  pickupPlaceId: 'place',
  fee: 'place',
  cutleryWanted: 'cutlery',
  cutlery: 'cutlery',
  tongsWanted: 'tongs',
  tongs: 'tongs',
  instructions: 'instructions',
  allergens: 'allergens',
  access: 'access',
  accessNote: 'access',
}

export function unitOf(name: string): EditUnit {
  const [, key] = name.split('.')
  return unitOfField[name] ?? `line.${key ?? name}`
}

/** The three-way merge. A line that I added has a name that no stored line has, so two added lines never clash. */
export const mergeEdits = (versions: Versions, choices: Choices = {}): Merge<EditUnit> =>
  mergeByUnit(unitOf, versions, choices)

/** Whether the trail has to tell why: a note to the kitchen says by itself what it is for. */
export const needsReason = (units: readonly EditUnit[]): boolean =>
  units.some((unit) => unit !== 'instructions')

/** The units in which two forms differ. */
export function changedUnits(before: Values, after: Values): readonly EditUnit[] {
  return mergeEdits({ opened: before, mine: after, theirs: before }).units.map(({ unit }) => unit)
}
