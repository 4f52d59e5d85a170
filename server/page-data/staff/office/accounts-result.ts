/** Set-Cookie values. */
export type Cookies = readonly string[]

/** In whole seconds. */
type Wait = number

export type StaffResult<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** `busy`: too many passwords are being checked. */
export type ConfirmRefusal = 'wrong' | 'too-many' | 'busy'

export type SignInRefusal =
  /** The same result for an unknown account, a wrong password and a blocked account. */
  | {
      readonly code: 'wrong'
      readonly left: number
      readonly wait: Wait
    }
  | { readonly code: 'too-many'; readonly wait: Wait }

/** The cookies bind the second step to this browser. */
export interface SecondFactorWanted {
  readonly code: 'second-factor'
  readonly cookies: Cookies
}

/** The shop requires this person's passkey. */
export interface PasskeyWanted {
  readonly code: 'passkey'
}

export type CodeRefusal =
  | {
      readonly code: 'wrong'
      readonly left: number
      readonly wait: Wait
      readonly cookies: Cookies
    }
  | { readonly code: 'too-many'; readonly wait: Wait }
  /** The password step has expired or was in another browser. */
  | { readonly code: 'too-late' }

/** Shown once; only its hash is stored. */
export interface GivenOut {
  readonly secret: string
  readonly expiresAt: Date
}
