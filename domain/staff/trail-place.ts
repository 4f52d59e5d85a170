/** Cursor across audit logs: newest first, with a fixed order within a moment. */
import { type TrailKind, trailKinds } from './trail-kind.ts'

export interface TrailPlace {
  readonly at: Date
  readonly kind: TrailKind
  /** Unique within the kind. */
  readonly id: number
}

/** Characters. */
export const longestTrailPlace = 40

/** For example 1764115200000-orders-12. */
export const trailPlaceText = ({ at, kind, id }: TrailPlace): string => `${at.getTime()}-${kind}-${id}`

export function readTrailPlace(text: string): TrailPlace | null {
  // Thirteen digits reach the year 2286; ids stay safe integers.
  const found = /^(\d{1,13})-([a-z]{1,10})-(\d{1,15})$/.exec(text)
  const kind = trailKinds.find((each) => each === found?.[2])
  return found && kind ? { at: new Date(Number(found[1])), kind, id: Number(found[3]) } : null
}

/** Negative if `a` is newer. */
export function compareTrailPlaces(a: TrailPlace, b: TrailPlace): number {
  return (
    b.at.getTime() - a.at.getTime() || trailKinds.indexOf(a.kind) - trailKinds.indexOf(b.kind) || b.id - a.id
  )
}
