import { and, eq } from 'drizzle-orm'
import { staff, staffAccounts } from '#server/db/schema/staff.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import type { Session } from '#server/page-data/session.ts'
import type { AccountApi, StaffVisit } from '#server/page-data/staff/office/accounts-api.ts'
import { confirmPassword } from './confirm-password.ts'
import { removePasskeysOf } from './passkeys.ts'
import { passwordAccount, savePasswordHash } from './password-account.ts'
import { passwordProblem } from './passwords.ts'
import { endOneSession, endSessionsOf, openSessions } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

export function accountApi(deps: StaffDeps, { session, client }: StaffVisit): AccountApi {
  const { db, passwords, now } = deps

  function own(): Session {
    if (!session) throw new Error('nobody is signed in')
    return session
  }

  async function find() {
    const [found] = await db
      .select({ email: staff.email, shortcuts: staff.shortcuts, hash: staffAccounts.password })
      .from(staff)
      .leftJoin(
        staffAccounts,
        and(eq(staffAccounts.userId, staff.id), eq(staffAccounts.providerId, passwordAccount)),
      )
      .where(eq(staff.id, own().staff.id))
    return found ?? null
  }

  return {
    async account() {
      const found = await find()
      if (!found) return null
      const { email, shortcuts, hash } = found
      const sessions = await openSessions(db, { own: own(), of: own().staff.id }, now())
      return { email, shortcuts, hasPassword: hash !== null, sessions }
    },

    async changePassword({ current, next, removesPasskeys }) {
      const { id: sessionId, staff: person } = own()
      const found = await find()
      const refusal = await confirmPassword(
        deps,
        { id: person.id, hash: found?.hash ?? null },
        current,
        client,
      )
      if (refusal) return { ok: false, refusal }
      const problem = await passwordProblem(
        next,
        [person.name, found?.email ?? ''],
        await deps.shop.current(),
      )
      if (problem) return { ok: false, refusal: problem }
      const hash = await passwords.hash(next)
      if (hash === null) return { ok: false, refusal: 'busy' }
      await db.transaction(async (tx) => {
        await savePasswordHash(tx, person.id, hash, now())
        await addStaffEvent(tx, { verb: 'change-password', actor: person, subject: person }, now())
        if (removesPasskeys) await removePasskeysOf(tx, person, now())
        await endSessionsOf(tx, person, person, now(), sessionId)
      })
      return { ok: true, value: null }
    },

    async endSession(sessionId) {
      const { staff: person } = own()
      await endOneSession(db, sessionId, person, now(), person.id)
    },

    async endOtherSessions() {
      const { id, staff: person } = own()
      await db.transaction((tx) => endSessionsOf(tx, person, person, now(), id))
    },

    async choose({ lang, shortcuts }) {
      await db.update(staff).set({ lang, shortcuts, updatedAt: now() }).where(eq(staff.id, own().staff.id))
    },
  }
}
