/** A lock of the password does not lock passkeys. */

import { forgetChallenge } from '#server/accounts/challenges.ts'
import { accept, refuse } from '#server/accounts/result.ts'
import { startSession } from '#server/accounts/sessions.ts'
import type { StaffDeps, StaffVisit } from '#server/accounts/staff-deps.ts'
import { attempt } from '#server/limits/guess.ts'
import { askPasskey, passkeyOwner } from './passkey-checks.ts'

const purpose = 'sign-in'

export function passkeySignIn(deps: StaffDeps, { client, headers, session: previousSession }: StaffVisit) {
  const { limiter, failedSignIns, now } = deps
  return {
    passkeyQuestion: () => askPasskey(deps, client, purpose),

    /** @param answer the browser's JSON */
    async withPasskey(result: string) {
      // The form was sent without JavaScript.
      if (result === '') return refuse({ code: 'wrong-passkey' })
      const guess = await attempt(
        limiter,
        [['failedSignIns', client]],
        () => passkeyOwner(deps, headers, result, purpose),
        (person) => person === null,
      )
      if (!guess.ok) return refuse({ code: 'too-many', wait: guess.wait })
      const person = guess.outcome
      if (!person) {
        await failedSignIns.ofNobody(client)
        return refuse({ code: 'wrong-passkey' })
      }
      const userAgent = headers.get('user-agent') ?? ''
      const session = { staff: person, method: 'passkey', stays: false, userAgent, previousSession } as const
      return accept([...(await startSession(deps, session, now())), forgetChallenge(deps)])
    },
  }
}
