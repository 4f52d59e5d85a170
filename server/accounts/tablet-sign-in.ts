import { attempt, guess } from '#server/limits/guess.ts'
import type { LimitedCall } from '#server/limits/limiter.ts'
import { personWith } from './digits.ts'
import { deviceWith, findPairing, pairDevice } from './people/devices.ts'
import { accept, refuse } from './result.ts'
import { startSession } from './sessions.ts'
import type { StaffDeps, StaffVisit } from './staff-deps.ts'

const cookie = 'device'
/** In seconds; the maximum lifetime that browsers allow a cookie. */
const pairedFor = 400 * 24 * 3600

export function tabletSignIn(deps: StaffDeps, { client, headers, session: previousSession }: StaffVisit) {
  const { db, limiter, cookies, failedSignIns, now } = deps

  async function find<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const attempt = await guess(limiter, [['wrongInvites', client]], look, (match) => match === null)
    return attempt.ok ? attempt.outcome : null
  }

  async function device() {
    const secret = cookies.read(headers, cookie)
    return secret === null ? null : deviceWith(db, secret)
  }

  return {
    tabletOfLink: (token: string) => find(() => findPairing(db, token, now())),

    async pair(token: string) {
      const secret = await find(() => pairDevice(db, token, now()))
      if (secret === null) return refuse('no-link')
      return accept([cookies.write(cookie, secret, pairedFor)])
    },

    async tablet() {
      const match = await device()
      return match && { name: match.name, role: match.role }
    },

    async withDigits(digits: string) {
      const match = await device()
      if (!match) return refuse({ code: 'no-device' })
      const limits: readonly LimitedCall[] = [['wrongDigits', match.id]]
      const guess = await attempt(
        limiter,
        limits,
        () => personWith(deps, digits.slice(0, 6), match.role),
        (person) => person === null,
      )
      if (!guess.ok) return refuse({ code: 'too-many', wait: guess.wait })
      const person = guess.outcome
      if (person === null) {
        await failedSignIns.recordKnown({ id: null, name: match.name }, client)
        return refuse({ code: 'wrong', ...(await limiter.remaining(...limits)) })
      }
      const userAgent = headers.get('user-agent') ?? ''
      const session = {
        staff: person,
        method: 'digits',
        stays: true,
        deviceId: match.id,
        userAgent,
        previousSession,
      } as const
      return accept(await startSession(deps, session, now()))
    },
  }
}
