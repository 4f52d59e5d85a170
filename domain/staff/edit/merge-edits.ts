/** Two people changed one order: what does not clash is merged, and only what clashes is asked. */
import { type EditValues, valueIn } from './edit-values.ts'

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

/** Which of two people a clash is decided for. */
export type Side = 'mine' | 'theirs'

export interface MergedUnit<Unit extends string = EditUnit> {
  readonly unit: Unit
  readonly changedBy: Side | 'both'
  /** Both changed it, and differently. */
  readonly clashes: boolean
  /** Whose values stand in the merged order. */
  readonly taken: Side
}

export interface Merge<Unit extends string = EditUnit> {
  readonly values: EditValues
  /** Every unit that somebody changed, in the order of the form. */
  readonly units: readonly MergedUnit<Unit>[]
}

/**
 * The three-way merge. A line that I added has a name that no stored line has, so two added lines never clash.
 * @param opened the order as I opened it
 * @param mine what I made of it
 * @param theirs the order as it is stored now
 * @param choices for whom the clashes are decided; mine where nothing is said, so that nothing typed is lost
 */
export function mergeEdits(
  opened: EditValues,
  mine: EditValues,
  theirs: EditValues,
  choices: Readonly<Record<string, Side>> = {},
): Merge {
  return mergeByUnit(unitOf, opened, mine, theirs, choices)
}

/** The same for any form whose fields belong to units. */
export function mergeByUnit<Unit extends string>(
  unitOf: (name: string) => Unit,
  opened: EditValues,
  mine: EditValues,
  theirs: EditValues,
  choices: Readonly<Record<string, Side>>,
): Merge<Unit> {
  const groups = new Map<Unit, string[]>()
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(opened), ...Object.keys(mine)])) {
    const unit = unitOf(name)
    groups.set(unit, [...(groups.get(unit) ?? []), name])
  }
  const values: Record<string, string> = {}
  const units: MergedUnit<Unit>[] = []
  for (const [unit, names] of groups) {
    const differs = (a: EditValues, b: EditValues) =>
      names.some((name) => valueIn(a, name) !== valueIn(b, name))
    const iDid = differs(opened, mine)
    const theyDid = differs(opened, theirs)
    const clashes = iDid && theyDid && differs(mine, theirs)
    const taken: Side = clashes ? (choices[unit] ?? 'mine') : iDid ? 'mine' : 'theirs'
    const from = taken === 'mine' ? mine : theirs
    for (const name of names) if (from[name] !== undefined) values[name] = from[name]
    if (iDid || theyDid) {
      const changedBy = iDid && theyDid ? 'both' : iDid ? 'mine' : 'theirs'
      units.push({ unit, changedBy, clashes, taken })
    }
  }
  return { values, units }
}

/** Whether the trail has to tell why: a note to the kitchen says by itself what it is for. */
export const needsReason = (units: readonly EditUnit[]): boolean =>
  units.some((unit) => unit !== 'instructions')

/** The units in which two forms differ. */
export function changedUnits(before: EditValues, after: EditValues): readonly EditUnit[] {
  return mergeEdits(before, after, before).units.map(({ unit }) => unit)
}
