/** Each update has a key, so that the server applies it once. */
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { Tap } from '#domain/staff/day/stop-tap.ts'

/** Time as text, and its author. */
export interface QueuedTap extends Omit<Tap, 'at'> {
  readonly at: string
  readonly staffId: string
  /** Updates of an earlier version lack it. */
  readonly about?: string
  /** The picture is in picture-queue.ts. */
  readonly hasPicture?: boolean
  /** Only its picture is unsent. */
  readonly isTold?: boolean
}

export const queuedTaps = waitingList<QueuedTap>('staffTaps.1')

export function addTap(tap: QueuedTap): void {
  queuedTaps.change((taps) => [...taps, tap])
}

export function removeTap(key: string): void {
  queuedTaps.change((taps) => taps.filter((tap) => tap.key !== key))
}

export function markTold(key: string): void {
  queuedTaps.change((taps) => taps.map((tap) => (tap.key === key ? { ...tap, isTold: true } : tap)))
}
