/** What calls about accounts of the back office answer. */

/** Values of Set-Cookie headers: a page adds them to its response. */
export type Cookies = readonly string[]

/** Whole seconds until the next attempt is accepted. */
type Wait = number

export type StaffResult<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** Why a password that somebody types again is not accepted. `busy`: too many passwords wait for their turn. */
export type ConfirmRefusal = 'wrong' | 'too-many' | 'busy'

export type SignInRefusal =
  /** The same for an unknown account, a wrong password and a blocked account. */
  | {
      readonly code: 'wrong' /** Attempts left. */
      readonly left: number /** After them. */
      readonly wait: Wait
    }
  | { readonly code: 'too-many'; readonly wait: Wait }

/** The password is right, and a code is wanted too; the cookies bind it to this browser. */
export interface SecondFactorWanted {
  readonly code: 'second-factor'
  readonly cookies: Cookies
}

/** The password is right, and the shop wants the passkey of this person. */
export interface PasskeyWanted {
  readonly code: 'passkey'
}

export type CodeRefusal =
  | {
      readonly code: 'wrong' /** Attempts left. */
      readonly left: number /** After them. */
      readonly wait: Wait
      readonly cookies: Cookies
    }
  | { readonly code: 'too-many'; readonly wait: Wait }
  /** The password was typed too long ago, or in another browser. */
  | { readonly code: 'too-late' }

/** A link or code that is shown once: only its hash is stored. */
export interface GivenOut {
  readonly secret: string
  readonly expiresAt: Date
}
