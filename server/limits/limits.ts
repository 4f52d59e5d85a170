/** All rate limits as data. A new kind of limit is a new row. */
import { guessWaitMinutes } from '#domain/staff/office/sign-in-limits.ts'

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
 * Limits of use are generous, since an office of 200 people shares one address and all of them may order within the same
 * minutes. They are counted in the memory of each server, so that no order waits for a count or fails with it: several
 * servers together accept so many times as much. Where a flood of addresses leaves no room, newcomers are not counted.
 * Pages that all visitors share, files and pictures have no row: they are not limited.
 */
export const useLimits = {
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
  /** By address: pictures of transfers, which are decoded. */
  proofs: [{ max: 60, seconds: tenMinutes }],
  /** By address: sign-ins by passkey that were begun; each writes a row. */
  passkeyChallenges: [{ max: 120, seconds: tenMinutes }],
} as const satisfies Record<string, readonly Window[]>

const fewOfAccount = [{ max: 5, seconds: guessWait }] as const
const fromEverywhere = [{ max: 100, seconds: hour }] as const

/**
 * Limits of guesses are tight, and hold for all servers together where they share a PostgreSQL database. They fail closed:
 * names for which there is no room share one count, and while the counts are away nothing is accepted.
 */
export const guessLimits = {
  /** By address: promotion codes that do not exist. */
  wrongCodes: [
    { max: 30, seconds: minute },
    { max: 240, seconds: hour },
  ],
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
  failedSignInsOfAccount: fewOfAccount,
  /** By account, from all addresses together: a password could be guessed from many of them. */
  failedSignInsFromEverywhere: fromEverywhere,
  /**
   * The same two by a name that no account has: the answers must not differ. They are apart, so that invented names take
   * no room from accounts.
   */
  failedSignInsOfNoAccount: fewOfAccount,
  failedSignInsOfNoAccountFromEverywhere: fromEverywhere,
  /**
   * By a browser that signed in to the account before, from all its addresses: it is not counted with everywhere, so
   * that whoever tries an account from many addresses does not lock its own people out.
   */
  failedSignInsOfKnownBrowser: [{ max: 20, seconds: hour }],
  /** By account, from all addresses together: wrong codes after a right password. */
  wrongSecondFactors: fewOfAccount,
  /** By paired device: wrong digits. A million of them are possible, and few people have some. */
  wrongDigits: [{ max: 5, seconds: guessWait }],
  /** By address: links and codes of the back office that do not exist. */
  wrongInvites: [{ max: 30, seconds: guessWait }],
} as const satisfies Record<string, readonly Window[]>

export const limits = { ...useLimits, ...guessLimits }

export type LimitKind = keyof typeof limits
export type GuessKind = keyof typeof guessLimits

export const isGuess = (kind: LimitKind): kind is GuessKind => kind in guessLimits
