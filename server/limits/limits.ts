/** All rate limits as data. */
import { guessWaitMinutes } from '#domain/staff/office/sign-in-limits.ts'

/** Accepts at most `max` requests within `seconds` of the first request. */
export interface Window {
  readonly max: number
  readonly seconds: number
}

const minute = 60
const tenMinutes = 600
const hour = 3600
const guessWait = guessWaitMinutes * minute

/**
 * Limits of use are generous, since an office of 200 people shares one address and may order within the same minutes.
 * Each server counts them in memory, so that no order waits for a count or fails with it. When a flood of addresses
 * leaves no room, new addresses are not counted. Shared pages, files and pictures are not limited.
 */
export const useLimits = {
  /** By address: responses computed for one visitor (GraphQL calls, quotes, order pages, the back office). */
  calls: [{ max: 1800, seconds: minute }],
  /** By address: orders sent, accepted or not. */
  orders: [
    { max: 400, seconds: tenMinutes },
    { max: 1000, seconds: hour },
  ],
  /** By idempotency key: retries of one order. */
  orderAttempts: [{ max: 20, seconds: minute }],
  /** By address: transfer pictures, which are decoded. */
  proofs: [{ max: 60, seconds: tenMinutes }],
  /** By address: passkey sign-ins begun; each writes a row. */
  passkeyChallenges: [{ max: 120, seconds: tenMinutes }],
} as const satisfies Record<string, readonly Window[]>

const fewOfAccount = [{ max: 5, seconds: guessWait }] as const
const fromEverywhere = [{ max: 100, seconds: hour }] as const

/**
 * Limits on guesses are tight, shared by all servers of a PostgreSQL database, and fail closed: names beyond the room
 * share one count, and nothing is accepted while the counts are away.
 */
export const guessLimits = {
  /** By address: unknown promotion codes. */
  wrongCodes: [
    { max: 30, seconds: minute },
    { max: 240, seconds: hour },
  ],
  /** By address: order pages opened with a wrong key or reference. */
  wrongOrderPages: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  /** By address: requests for order links, whether or not the order exists. */
  orderLinks: [
    { max: 10, seconds: tenMinutes },
    { max: 30, seconds: hour },
  ],
  /**
   * By address and order reference. Not by reference alone, because then anyone could lock a customer out; a key of 128
   * bits cannot be guessed from many addresses.
   */
  wrongOrderKeys: [{ max: 10, seconds: tenMinutes }],
  /** By address: failed sign-ins to any account. */
  failedSignIns: [{ max: 30, seconds: guessWait }],
  /** By address and account. Not by account alone, because then anyone could lock a colleague out. */
  failedSignInsOfAccount: fewOfAccount,
  /** By account from all addresses, because a password could be guessed from many of them. */
  failedSignInsFromEverywhere: fromEverywhere,
  /**
   * The same two limits for unknown accounts, since the responses must not differ; separate, so that invented names
   * take no room from accounts.
   */
  failedSignInsOfNoAccount: fewOfAccount,
  failedSignInsOfNoAccountFromEverywhere: fromEverywhere,
  /**
   * Failed sign-ins from a known browser. Counted separately, so that an attack from many addresses cannot lock out the
   * account's owner.
   */
  failedSignInsOfKnownBrowser: [{ max: 20, seconds: hour }],
  /** By account from all addresses: wrong codes after a right password. */
  wrongSecondFactors: fewOfAccount,
  /** By paired device: wrong digits, of a million possible ones. */
  wrongDigits: [{ max: 5, seconds: guessWait }],
  /** By address: unknown links and codes of the back office. */
  wrongInvites: [{ max: 30, seconds: guessWait }],
} as const satisfies Record<string, readonly Window[]>

export const limits = { ...useLimits, ...guessLimits }

export type LimitKind = keyof typeof limits
export type GuessKind = keyof typeof guessLimits

export const isGuess = (kind: LimitKind): kind is GuessKind => kind in guessLimits
