/** The taps of a run sheet that are not sent yet. Each carries a key: sent twice, it counts once. */
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { Tap } from '#domain/staff/day/stop-tap.ts'

/** As it is stored: with its time as text, and whose it is. */
export interface QueuedTap extends Omit<Tap, 'at'> {
  readonly at: string
  readonly staffId: string
  /** The name of the stop or the run, to name the tap if it is refused. Taps stored by an earlier version have none. */
  readonly about?: string
  /** A picture waits beside it (picture-queue.ts). */
  readonly hasPicture?: boolean
  /** The server knows the tap; its picture is still to be sent. */
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
