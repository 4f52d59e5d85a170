import type { Role } from '#domain/staff/permissions.ts'

/** Owners and office see all customers and move money. */
export const rolesWithFactor = ['owner', 'office'] as const satisfies readonly Role[]

export interface FactorRule {
  /** The owner and office must set up a second factor first. */
  readonly secondFactorRequired: boolean
}

/** @param hasFactor true for an authenticator app or a passkey */
export function lacksFactor(
  { role, hasFactor }: { readonly role: Role; readonly hasFactor: boolean },
  { secondFactorRequired }: FactorRule,
): boolean {
  return secondFactorRequired && !hasFactor && rolesWithFactor.some((each) => each === role)
}

/** Otherwise a password alone could add a factor or remove the passkey. */
export function needsPasskey(
  { role, hasPasskey }: { readonly role: Role; readonly hasPasskey: boolean },
  rule: FactorRule,
): boolean {
  return hasPasskey && lacksFactor({ role, hasFactor: false }, rule)
}
