/** All rate limits as data. A new kind of limit is a new row. */
import { guessWaitMinutes } from '#domain/staff/guess-wait.ts'

/**
 * Accepts at most `max` requests within `seconds` of the first one, and rejects the others until that time is over.
 */
export interface Window {
  readonly max: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 600
const hour = 3600
const guessWait = guessWaitMinutes * minute

/**
 * Limits by address are generous, since an office of 200 people shares one address and all of them may order within the
 * same minutes; limits on guesses are tight. Pages that all visitors share, files and pictures have no row: they are not
 * limited.
 */
export const limits = {
  /**
   * By address: responses computed for one visitor alone, that is GraphQL calls, prices of an order, order pages and
   * the back office.
   */
  calls: [{ max: 1800, seconds: minute }],
  /** By address: orders sent, whether they were placed or rejected. */
  orders: [
    { max: 400, seconds: tenMinutes },
    { max: 1000, seconds: hour },
  ],
  /** By idempotency key: retries of one order. */
  orderAttempts: [{ max: 20, seconds: minute }],
  /** By address: promotion codes that do not exist. */
  wrongCodes: [
    { max: 30, seconds: minute },
    { max: 240, seconds: hour },
  ],
  /** By address: pictures of transfers, which are decoded. */
  proofs: [{ max: 60, seconds: tenMinutes }],
  /** By address: order pages opened with a wrong key or reference. */
  wrongOrderPages: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  /** By address: links to orders asked for, whether or not there is such an order. */
  orderLinks: [
    { max: 10, seconds: tenMinutes },
    { max: 30, seconds: hour },
  ],
  /**
   * By address and order reference: wrong keys of one order. Not by reference alone, because then anyone could lock a
   * customer out of their order; and a key of 128 bits or more can't be guessed from many addresses.
   */
  wrongOrderKeys: [{ max: 10, seconds: tenMinutes }],
  /** By address: failed sign-ins to the back office, of any account. */
  failedSignIns: [{ max: 30, seconds: guessWait }],
  /** By address and account: not by account alone, because then anyone could lock a colleague out. */
  failedSignInsOfAccount: [{ max: 5, seconds: guessWait }],
  /** By account, from all addresses together: a password could be guessed from many of them. */
  failedSignInsFromEverywhere: [{ max: 100, seconds: hour }],
  /**
   * By a browser that signed in to the account before, from all its addresses: it is not counted with everywhere, so
   * that whoever tries an account from many addresses does not lock its own people out.
   */
  failedSignInsOfKnownBrowser: [{ max: 20, seconds: hour }],
  /** By paired device: wrong digits. A million of them are possible, and few people have some. */
  wrongDigits: [{ max: 5, seconds: guessWait }],
  /** By address: sign-ins by passkey that were begun; each writes a row. */
  passkeyChallenges: [{ max: 120, seconds: tenMinutes }],
  /** By address: links and codes of the back office that do not exist. */
  wrongInvites: [{ max: 30, seconds: guessWait }],
} as const satisfies Record<string, readonly Window[]>

export type LimitKind = keyof typeof limits
