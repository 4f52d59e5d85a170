/** A lock of the password does not lock passkeys. */
import { attempt } from '#server/limits/guess.ts'
import type { StaffVisit } from '#server/page-data/staff/office/accounts-api.ts'
import type { PasskeySignIn } from '#server/page-data/staff/office/sign-in-ways.ts'
import { forgetChallenge } from './challenges.ts'
import { askPasskey, passkeyOwner } from './passkey-checks.ts'
import { startSession } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

const purpose = 'sign-in'

export function passkeySignIn(
  deps: StaffDeps,
  { client, headers, session: replaced }: StaffVisit,
): PasskeySignIn {
  const { limiter, failedSignIns, now } = deps
  return {
    passkeyQuestion: () => askPasskey(deps, client, purpose),

    async withPasskey(answer) {
      // The form was sent without JavaScript.
      if (answer === '') return { ok: false, refusal: { code: 'wrong-passkey' } }
      const attempted = await attempt(
        limiter,
        [['failedSignIns', client]],
        () => passkeyOwner(deps, headers, answer, purpose),
        (person) => person === null,
      )
      if (!attempted.ok) return { ok: false, refusal: { code: 'too-many', wait: attempted.wait } }
      const person = attempted.outcome
      if (!person) {
        await failedSignIns.ofNobody(client)
        return { ok: false, refusal: { code: 'wrong-passkey' } }
      }
      const userAgent = headers.get('user-agent') ?? ''
      const session = { staff: person, method: 'passkey', stays: false, userAgent, replaced } as const
      return { ok: true, value: [...(await startSession(deps, session, now())), forgetChallenge(deps)] }
    },
  }
}
