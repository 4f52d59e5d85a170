import { attempt, guess } from '#server/limits/guess.ts'
import type { Asked } from '#server/limits/limiter.ts'
import type { StaffVisit } from '#server/page-data/staff/office/accounts-api.ts'
import type { TabletSignIn } from '#server/page-data/staff/office/sign-in-ways.ts'
import { deviceWith, findPairing, pairDevice } from './devices.ts'
import { personWith } from './digits.ts'
import { startSession } from './sessions.ts'
import type { StaffDeps } from './staff-deps.ts'

const cookie = 'device'
/** In seconds; the maximum lifetime that browsers allow a cookie. */
const pairedFor = 400 * 24 * 3600

export function tabletSignIn(
  deps: StaffDeps,
  { client, headers, session: replaced }: StaffVisit,
): TabletSignIn {
  const { db, limiter, cookies, failedSignIns, now } = deps

  async function find<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const guessed = await guess(limiter, [['wrongInvites', client]], look, (found) => found === null)
    return guessed.ok ? guessed.outcome : null
  }

  async function device() {
    const secret = cookies.read(headers, cookie)
    return secret === null ? null : deviceWith(db, secret)
  }

  return {
    tabletOfLink: (token) => find(() => findPairing(db, token, now())),

    async pair(token) {
      const secret = await find(() => pairDevice(db, token, now()))
      if (secret === null) return { ok: false, refusal: 'no-link' }
      return { ok: true, value: [cookies.write(cookie, secret, pairedFor)] }
    },

    async tablet() {
      const found = await device()
      return found && { name: found.name, role: found.role }
    },

    async withDigits(digits) {
      const found = await device()
      if (!found) return { ok: false, refusal: { code: 'no-device' } }
      const limits: readonly Asked[] = [['wrongDigits', found.id]]
      const attempted = await attempt(
        limiter,
        limits,
        () => personWith(deps, digits.slice(0, 6), found.role),
        (person) => person === null,
      )
      if (!attempted.ok) return { ok: false, refusal: { code: 'too-many', wait: attempted.wait } }
      const person = attempted.outcome
      if (person === null) {
        await failedSignIns.ofKnown({ id: null, name: found.name }, client)
        return { ok: false, refusal: { code: 'wrong', ...(await limiter.left(...limits)) } }
      }
      const userAgent = headers.get('user-agent') ?? ''
      const session = {
        staff: person,
        method: 'digits',
        stays: true,
        deviceId: found.id,
        userAgent,
        replaced,
      } as const
      return { ok: true, value: await startSession(deps, session, now()) }
    },
  }
}
