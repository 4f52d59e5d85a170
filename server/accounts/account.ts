import { eq } from 'drizzle-orm'
import type { Lang } from '#domain/text.ts'
import { staff } from '#server/db/schema/staff.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import type { Session } from '#server/page-data/session.ts'
import { removePasskeysOf } from './passkeys/passkeys.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import { findPerson, savePasswordHash } from './passwords/password-account.ts'
import { passwordProblem } from './passwords/passwords.ts'
import { refuse, success } from './result.ts'
import { endOneSession, endSessionsOf, openSessions } from './sessions.ts'
import type { StaffDeps, StaffVisit } from './staff-deps.ts'

interface PasswordChange {
  readonly current: string
  readonly next: string
  /** An intruder may have added a passkey. */
  readonly removesPasskeys: boolean
}

export function accountApi(deps: StaffDeps, { session, client }: StaffVisit) {
  const { db, passwords, now } = deps

  function currentStaff(): Session {
    if (!session) throw new Error('nobody is signed in')
    return session
  }

  const find = () => findPerson(deps, eq(staff.id, currentStaff().staff.id))

  return {
    async account() {
      const match = await find()
      if (!match) return null
      const { email, shortcuts, hash } = match
      const sessions = await openSessions(db, { session: currentStaff(), of: currentStaff().staff.id }, now())
      return { email, shortcuts, hasPassword: hash !== null, sessions }
    },

    /** Ends all other sessions. */
    async changePassword({ current, next, removesPasskeys }: PasswordChange) {
      const { id: sessionId, staff: person } = currentStaff()
      const match = await find()
      const refusal = await confirmPassword(
        deps,
        { id: person.id, hash: match?.hash ?? null },
        current,
        client,
      )
      if (refusal) return refuse(refusal)
      const problem = await passwordProblem(
        next,
        [person.name, match?.email ?? ''],
        await deps.shop.current(),
      )
      if (problem) return refuse(problem)
      const hash = await passwords.hash(next)
      if (hash === null) return refuse('busy')
      await db.transaction(async (tx) => {
        await savePasswordHash(tx, person.id, hash, now())
        await addStaffEvent(tx, { verb: 'change-password', actor: person, subject: person }, now())
        if (removesPasskeys) await removePasskeysOf(tx, person, now())
        await endSessionsOf(tx, person, person, now(), sessionId)
      })
      return success
    },

    async endSession(sessionId: string) {
      const { staff: person } = currentStaff()
      await endOneSession(db, sessionId, person, now(), person.id)
    },

    async endOtherSessions() {
      const { id, staff: person } = currentStaff()
      await db.transaction((tx) => endSessionsOf(tx, person, person, now(), id))
    },

    async choose({ lang, shortcuts }: { readonly lang: Lang; readonly shortcuts: boolean }) {
      await db
        .update(staff)
        .set({ lang, shortcuts, updatedAt: now() })
        .where(eq(staff.id, currentStaff().staff.id))
    },
  }
}
