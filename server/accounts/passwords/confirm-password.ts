/** Asks for the password again before steps that a stolen session must not take. */

import type { StaffDeps } from '#server/accounts/staff-deps.ts'
import { attempt } from '#server/limits/guess.ts'
import { checkPassword, type PasswordOwner } from './password-account.ts'

/** `busy`: too many passwords are being checked. */
export type ConfirmRefusal = 'wrong' | 'too-many' | 'busy'

export async function confirmPassword(
  deps: StaffDeps,
  person: PasswordOwner,
  password: string,
  client: string,
): Promise<ConfirmRefusal | null> {
  if (deps.passwords.isBusy()) return 'busy'
  const guess = await attempt(
    deps.limiter,
    [['failedSignInsOfAccount', `${client} ${person.id}`]],
    () => checkPassword(deps, person, password),
    ({ is }) => is === 'wrong',
  )
  if (!guess.ok) return 'too-many'
  const { is } = guess.outcome
  return is === 'right' ? null : is
}
