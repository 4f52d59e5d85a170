/** Whether the shop lets somebody in by a password alone. */
import type { Role } from '#domain/staff/permissions.ts'

/** The roles that see every customer and move money. */
export const rolesWithFactor = ['owner', 'office'] as const satisfies readonly Role[]

export interface FactorRule {
  /** The owner and the office have a second factor, or set one up before anything else. */
  readonly secondFactorRequired: boolean
}

/** @param hasFactor whether they have codes of an authenticator app, or a passkey */
export function lacksFactor(
  { role, hasFactor }: { readonly role: Role; readonly hasFactor: boolean },
  { secondFactorRequired }: FactorRule,
): boolean {
  return secondFactorRequired && !hasFactor && rolesWithFactor.some((each) => each === role)
}

/**
 * Whether somebody without codes, whose password is right, has to sign in with their passkey: a password alone could add
 * another factor, or take the passkey away.
 */
export function needsPasskey(
  { role, hasPasskey }: { readonly role: Role; readonly hasPasskey: boolean },
  rule: FactorRule,
): boolean {
  return hasPasskey && lacksFactor({ role, hasFactor: false }, rule)
}
