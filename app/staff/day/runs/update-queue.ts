/** Each update has a key, so that the server applies it once. */
import { waitingList } from '#app/staff/shell/waiting/waiting-list.ts'
import type { StopUpdate } from '#domain/staff/day/stop-update.ts'

/** The time is text here, and the author is known. */
export interface QueuedUpdate extends Omit<StopUpdate, 'at'> {
  readonly at: string
  readonly staffId: string
  /** Updates of an earlier version lack it. */
  readonly about?: string
  /** The picture is in picture-queue.ts. */
  readonly hasPicture?: boolean
  /** Only its picture is unsent. The name is that of entries stored in phones. */
  readonly isTold?: boolean
}

export const queuedUpdates = waitingList<QueuedUpdate>('staffTaps.1')

export function addUpdate(update: QueuedUpdate): void {
  queuedUpdates.change((updates) => [...updates, update])
}

export function removeUpdate(key: string): void {
  queuedUpdates.change((updates) => updates.filter((update) => update.key !== key))
}

export function markSent(key: string): void {
  queuedUpdates.change((updates) =>
    updates.map((update) => (update.key === key ? { ...update, isTold: true } : update)),
  )
}
