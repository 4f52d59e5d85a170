/** Keeps a wrong clock from erasing customers or releasing orders: what comes of a date alone waits for an owner. */

/** What the shop does to many orders by itself. */
export const bulkKinds = ['erase', 'release'] as const
export type BulkKind = (typeof bulkKinds)[number]

export type BulkDoubt =
  /** The server and the database tell different times. */
  | 'clocks-differ'
  /** Nothing has happened in the shop for a month, as after a clock that leapt. */
  | 'nothing-happened'
  | 'many-customers'

/** Milliseconds. */
const maxClockDifference = 3_600_000
const maxQuiet = 31 * 86_400_000
/** One of so many customers at once. */
const share = 20
/**
 * A twentieth of a small shop's customers is nobody, and it would ask its owner every night: so many it erases and
 * releases at once without asking.
 */
const smallShop = 5

export interface BulkFacts {
  readonly now: Date
  readonly databaseNow: Date
  /**
   * The newest entry of the trail that is older than a day: whoever signs in under a wrong clock adds one of today. Null:
   * there is none.
   */
  readonly newestEntry: Date | null
  /** Customers that would be hit. */
  readonly hit: number
  /** All customers whom the shop knows. */
  readonly customers: number
}

/** @returns why an owner has to press first; null: nobody has to */
export function bulkDoubt({ now, databaseNow, newestEntry, hit, customers }: BulkFacts): BulkDoubt | null {
  if (hit === 0) return null
  if (Math.abs(now.getTime() - databaseNow.getTime()) > maxClockDifference) return 'clocks-differ'
  if (newestEntry && now.getTime() - newestEntry.getTime() > maxQuiet) return 'nothing-happened'
  return hit > Math.max(smallShop, customers / share) ? 'many-customers' : null
}

/** How long an owner's press holds. Milliseconds. */
export const pressHolds = 3_600_000
