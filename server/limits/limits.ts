/** How often what may be asked, as data. A new kind of limit (a sign-in, say) is a new row. */

/** Within `seconds` of the first request at most `most`; what comes beyond is refused until they are over. */
export interface Window {
  readonly most: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 600
const hour = 3600

/**
 * Limits by address are generous, since an office of 200 people has one address and all of them may order within
 * the same minutes; limits on guesses are tight. Pages, files and pictures are in no row: they are not limited.
 */
export const limits = {
  /** By address: what is computed for one visitor alone, so calls of GraphQL, prices of an order, order pages. */
  calls: [{ most: 1800, seconds: minute }],
  /** By address: orders sent, whether they were placed or refused. */
  orders: [
    { most: 400, seconds: tenMinutes },
    { most: 1000, seconds: hour },
  ],
  /** By idempotency key: one attempt to order, sent again. */
  orderAttempts: [{ most: 20, seconds: minute }],
  /** By address: promotion codes that do not exist. */
  wrongCodes: [
    { most: 30, seconds: minute },
    { most: 240, seconds: hour },
  ],
  /** By address: order pages that did not open. */
  wrongOrderPages: [
    { most: 60, seconds: minute },
    { most: 600, seconds: hour },
  ],
  /**
   * By address and order reference: wrong keys of one order. Not by reference alone: then anyone could shut a
   * customer out of their order, and a key of 128 bits or more is not found by guessing from many addresses.
   */
  wrongOrderKeys: [{ most: 10, seconds: tenMinutes }],
} as const satisfies Record<string, readonly Window[]>

export type LimitKind = keyof typeof limits
