import { byNote, type NoteName, noteNames } from '#domain/ordering/order-fields.ts'
import { type Choices, type Merge, mergeByUnit, type Versions } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'

/** Merged together, because half of each person's address would be one that neither wanted. */
export type EditUnit =
  | 'due'
  | 'place'
  | 'cutlery'
  | 'tongs'
  | NoteName
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
  ...byNote((name) => name),
  allergens: 'allergens',
  access: 'access',
  accessNote: 'access',
}

export function unitOf(name: string): EditUnit {
  const [, key] = name.split('.')
  return unitOfField[name] ?? `line.${key ?? name}`
}

/** A line that I added has a new name, so two added lines never clash. */
export const mergeEdits = (versions: Versions, choices: Choices = {}): Merge<EditUnit> =>
  mergeByUnit(unitOf, versions, choices)

/** Kitchen notes explain themselves, so they need no reason. */
export const needsReason = (units: readonly EditUnit[]): boolean =>
  units.some((unit) => !noteNames.some((name) => name === unit))

export function changedUnits(before: Values, after: Values): readonly EditUnit[] {
  return mergeEdits({ base: before, mine: after, theirs: before }).units.map(({ unit }) => unit)
}
