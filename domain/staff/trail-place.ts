/** A place in the trail of all kinds: the newest entry comes first, and of entries of one moment always the same one. */
import { type TrailKind, trailKinds } from './trail-kind.ts'

export interface TrailPlace {
  readonly at: Date
  readonly kind: TrailKind
  /** Of the entry among those of its kind. */
  readonly id: number
}

/** Letters of a place as an address says it. */
export const longestTrailPlace = 40

/** 1764115200000-orders-12 */
export const trailPlaceText = ({ at, kind, id }: TrailPlace): string => `${at.getTime()}-${kind}-${id}`

/** Null: no entry can be there. */
export function readTrailPlace(text: string): TrailPlace | null {
  // Milliseconds of thirteen digits reach the year 2286, and each number of the ids is exact.
  const found = /^(\d{1,13})-([a-z]{1,10})-(\d{1,15})$/.exec(text)
  const kind = trailKinds.find((each) => each === found?.[2])
  return found && kind ? { at: new Date(Number(found[1])), kind, id: Number(found[3]) } : null
}

/** Negative: `a` comes first, for it is newer. */
export function compareTrailPlaces(a: TrailPlace, b: TrailPlace): number {
  return (
    b.at.getTime() - a.at.getTime() || trailKinds.indexOf(a.kind) - trailKinds.indexOf(b.kind) || b.id - a.id
  )
}
