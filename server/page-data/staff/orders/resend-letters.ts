import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { resendLetter } from '#server/commands/notices/resend-letter.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { letterProblems } from '#server/db/notices/letter-problems.ts'
import type { Store } from '#server/db/store/store.ts'

export interface FailedLetters {
  readonly count: number
  readonly since: Date
  readonly failure: LetterFailure
  readonly refusedCode: number | null
}

export async function failedLetters(db: Store['db'], now: Date): Promise<FailedLetters | null> {
  const letters = await letterProblems(db, now)
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return null
  const { failure, refusedCode } = last
  return { count: letters.length, since: first.since, failure, refusedCode }
}

/** The next click sends the remaining letters. */
const maxAtOnce = 50

export function resendLetters(
  store: Pick<Store, 'db' | 'queue'>,
  { id: byId, name: by, role }: StaffMember,
  now: Date,
): Promise<number | 'temporarily-unavailable'> {
  return orOutage(async () => {
    if (!may(role, 'change-order')) return 0
    let count = 0
    for (const { orderId, id } of (await letterProblems(store.db, now)).slice(0, maxAtOnce)) {
      const call = { orderId, expectedVersion: null, by, byId, note: '' }
      const result = await resendLetter(store, call, id, now)
      if (result.ok) count += 1
    }
    return count
  })
}
