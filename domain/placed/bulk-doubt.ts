/**
 * Erasures and releases follow from dates alone, so a wrong clock must wait for an owner's confirmation.
 */

export const bulkKinds = ['erase', 'release'] as const
export type BulkKind = (typeof bulkKinds)[number]

export type BulkDoubt =
  | 'clocks-differ'
  /** An empty month suggests that the clock leapt. */
  | 'nothing-happened'
  | 'many-customers'

const maxClockDifference = 3_600_000
const maxQuiet = 31 * 86_400_000
/** The limit is a twentieth of all customers. */
const share = 20
/**
 * A small shop may erase or release this many without confirmation; a twentieth of its customers is less
 * than one.
 */
const smallShop = 5

export interface BulkCheck {
  readonly now: Date
  readonly databaseNow: Date
  /** Newest entry older than a day: a sign-in under a wrong clock adds new ones; null if there is none. */
  readonly newestEntry: Date | null
  readonly hit: number
  readonly customers: number
}

/** @returns null if no confirmation is needed */
export function bulkDoubt({ now, databaseNow, newestEntry, hit, customers }: BulkCheck): BulkDoubt | null {
  if (hit === 0) return null
  if (Math.abs(now.getTime() - databaseNow.getTime()) > maxClockDifference) return 'clocks-differ'
  if (newestEntry && now.getTime() - newestEntry.getTime() > maxQuiet) return 'nothing-happened'
  return hit > Math.max(smallShop, customers / share) ? 'many-customers' : null
}

/** An owner's confirmation expires after this time. */
export const confirmationValidMs = 3_600_000
