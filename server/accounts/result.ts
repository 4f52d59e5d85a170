/** Each value is a Set-Cookie header. */
export type Cookies = readonly string[]

export type StaffResult<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** `wait` is in whole seconds. */
export type SignInRefusal =
  /** The same result for an unknown account, a wrong password and a blocked account. */
  | {
      readonly code: 'wrong'
      readonly remaining: number
      readonly wait: number
    }
  | { readonly code: 'too-many'; readonly wait: number }

export const accept = <const Value>(value: Value) => ({ ok: true, value }) as const

export const success = accept(null)

export const refuse = <const Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const
