/** All rate limits as data. A new kind of limit (for sign-in, say) is a new row. */

/**
 * Accepts at most `most` requests within `seconds` of the first one, and rejects the others until that time is over.
 */
export interface Window {
  readonly most: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 600
const hour = 3600

/**
 * Limits by address are generous, since an office of 200 people shares one address and all of them may order within the
 * same minutes; limits on guesses are tight. Pages, files and pictures have no row: they are not limited.
 */
export const limits = {
  /**
   * By address: responses computed for one visitor alone, that is GraphQL calls, prices of an order and order pages.
   */
  calls: [{ most: 1800, seconds: minute }],
  /** By address: orders sent, whether they were placed or rejected. */
  orders: [
    { most: 400, seconds: tenMinutes },
    { most: 1000, seconds: hour },
  ],
  /** By idempotency key: retries of one order. */
  orderAttempts: [{ most: 20, seconds: minute }],
  /** By address: promotion codes that do not exist. */
  wrongCodes: [
    { most: 30, seconds: minute },
    { most: 240, seconds: hour },
  ],
  /** By address: order pages opened with a wrong key or reference. */
  wrongOrderPages: [
    { most: 60, seconds: minute },
    { most: 600, seconds: hour },
  ],
  /**
   * By address and order reference: wrong keys of one order. Not by reference alone, because then anyone could lock a
   * customer out of their order; and a key of 128 bits or more can't be guessed from many addresses.
   */
  wrongOrderKeys: [{ most: 10, seconds: tenMinutes }],
} as const satisfies Record<string, readonly Window[]>

export type LimitKind = keyof typeof limits
