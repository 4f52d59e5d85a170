/**
 * The taps of a run sheet that are not sent yet. They stay in this browser until the server has answered, so that a dead
 * spot, a closed page or a restart loses none. Each carries a key: sent twice, it counts once.
 */
import type { Tap } from '#domain/staff/stop-tap.ts'

/** As it is stored: with its time as text, and whose it is. */
export interface QueuedTap extends Omit<Tap, 'at'> {
  readonly at: string
  readonly staffId: string
  /** A picture waits beside it (picture-queue.ts). */
  readonly hasPicture?: boolean
  /** The server knows the tap; its picture is still to be sent. */
  readonly isTold?: boolean
}

const storageKey = 'staffTaps.1'
const none: readonly QueuedTap[] = []

let known: { readonly raw: string | null; readonly taps: readonly QueuedTap[] } = { raw: null, taps: none }
const listeners = new Set<() => void>()

/** The taps of every person on this device; the same list as long as nothing changes. */
export function queuedTaps(): readonly QueuedTap[] {
  const raw = readStored()
  if (raw !== known.raw) known = { raw, taps: parsed(raw) }
  return known.taps
}

export const noTaps = (): readonly QueuedTap[] => none

export function addTap(tap: QueuedTap): void {
  store([...queuedTaps(), tap])
}

export function removeTap(key: string): void {
  store(queuedTaps().filter((tap) => tap.key !== key))
}

export function markTold(key: string): void {
  store(queuedTaps().map((tap) => (tap.key === key ? { ...tap, isTold: true } : tap)))
}

export function onTapsChange(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of this browser has tapped or sent.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Where storage is blocked or full, the taps last as long as the page. */
let unstored: string | null = null

export const areStored = (): boolean => unstored === null

function readStored(): string | null {
  if (unstored !== null) return unstored
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(taps: readonly QueuedTap[]): void {
  const raw = JSON.stringify(taps)
  try {
    localStorage.setItem(storageKey, raw)
    unstored = null
  } catch {
    unstored = raw
  }
  for (const listener of listeners) listener()
}

/** Only this program writes the entry; one that can't be read holds nothing that could be sent. */
function parsed(raw: string | null): readonly QueuedTap[] {
  try {
    const taps: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(taps) ? taps : none
  } catch {
    return none
  }
}
