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
  /** Responses computed for one visitor (GraphQL calls, quotes, order pages, filtered menus, the back office), by address. */
  calls: [{ max: 1800, seconds: minute }],
  /** Orders sent, accepted or not, by address. */
  orders: [
    { max: 400, seconds: tenMinutes },
    { max: 1000, seconds: hour },
  ],
  /** Retries of one order, by idempotency key. */
  orderAttempts: [{ max: 20, seconds: minute }],
  /** Transfer pictures, which are decoded, by address. */
  proofs: [{ max: 60, seconds: tenMinutes }],
  /** Passkey sign-ins begun, each of which writes a row, by address. */
  passkeyChallenges: [{ max: 120, seconds: tenMinutes }],
} as const satisfies Record<string, readonly Window[]>

const fewOfAccount = [{ max: 5, seconds: guessWait }] as const
const fromEverywhere = [{ max: 100, seconds: hour }] as const

/**
 * Limits on guesses are tight, shared by all servers of a PostgreSQL database, and fail closed: names beyond the room
 * share one count, and nothing is accepted while the counts are away.
 */
export const guessLimits = {
  /** Unknown promotion codes, by address. */
  wrongCodes: [
    { max: 30, seconds: minute },
    { max: 240, seconds: hour },
  ],
  /** Order pages opened with a wrong key or reference, by address. */
  wrongOrderPages: [
    { max: 60, seconds: minute },
    { max: 600, seconds: hour },
  ],
  /** Requests for order links, whether or not the order exists, by address. */
  orderLinks: [
    { max: 10, seconds: tenMinutes },
    { max: 30, seconds: hour },
  ],
  /**
   * Wrong keys of an order, by address. A limit by reference alone would let anyone lock a customer out; a key of 128
   * bits cannot be guessed from many addresses.
   */
  wrongOrderKeys: [{ max: 10, seconds: tenMinutes }],
  /** Failed sign-ins to any account, by address. */
  failedSignIns: [{ max: 30, seconds: guessWait }],
  /** Failed sign-ins by address and account. A limit by account alone would let anyone lock a colleague out. */
  failedSignInsOfAccount: fewOfAccount,
  /** Failed sign-ins by account, because a password could be guessed from many addresses. */
  failedSignInsFromEverywhere: fromEverywhere,
  /**
   * The same limits for unknown accounts, since the responses must not differ; separate, so that invented names take no
   * room from accounts.
   */
  failedSignInsOfNoAccount: fewOfAccount,
  failedSignInsOfNoAccountFromEverywhere: fromEverywhere,
  /**
   * Failed sign-ins from a known browser. Counted separately, so that an attack from many addresses cannot lock out the
   * account's owner.
   */
  failedSignInsOfKnownBrowser: [{ max: 20, seconds: hour }],
  /** Wrong codes after a right password, by account. */
  wrongSecondFactors: fewOfAccount,
  /** Wrong digits of a million possible ones, by paired device. */
  wrongDigits: [{ max: 5, seconds: guessWait }],
  /** Unknown links and codes of the back office, by address. */
  wrongInvites: [{ max: 30, seconds: guessWait }],
} as const satisfies Record<string, readonly Window[]>

export const limits = { ...useLimits, ...guessLimits }

export type LimitKind = keyof typeof limits
export type GuessKind = keyof typeof guessLimits

export const isGuess = (kind: LimitKind): kind is GuessKind => kind in guessLimits
