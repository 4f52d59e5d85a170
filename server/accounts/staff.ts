/** The accounts are opened at the first request that needs them. */
import type { Database } from '#server/db/store/database.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { SessionUse } from '#server/page-data/session.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import { accountApi } from './account.ts'
import { createAuth } from './auth.ts'
import { staffCookies } from './cookies.ts'
import { createFailedSignIns } from './failed-sign-ins.ts'
import { passkeySignIn } from './passkeys/passkey-sign-in.ts'
import { passkeysApi } from './passkeys/passkeys.ts'
import { createPasswordHashes, type ScryptCost } from './passwords/password-hashes.ts'
import { devicesApi } from './people/devices.ts'
import { driverLinkApi, driversApi } from './people/drivers.ts'
import { inviteApi } from './people/invites.ts'
import { peopleApi } from './people/people.ts'
import { secondFactorApi } from './second-factor-api.ts'
import { keyFor } from './secrets.ts'
import { readSession } from './sessions.ts'
import { signInApi } from './sign-in.ts'
import type { StaffVisit } from './staff-deps.ts'
import { tabletSignIn } from './tablet-sign-in.ts'

export interface StaffOptions {
  readonly db: Database
  /** See Store.tokenKey. */
  readonly tokenKey: string
  readonly siteUrl: string
  readonly limiter: Limiter
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly now: () => Date
  readonly passwordCost?: ScryptCost
}

export type Staff = ReturnType<typeof createStaff>
export type AccountsApi = ReturnType<Staff['api']>

export function createStaff(options: StaffOptions) {
  const { db, tokenKey, siteUrl, limiter, shop, now, passwordCost } = options
  const auth = createAuth(db, { siteUrl, secret: keyFor('sessions', tokenKey) })
  const deps = {
    db,
    auth,
    limiter,
    shop,
    siteUrl,
    now,
    passwords: createPasswordHashes(passwordCost),
    failedSignIns: createFailedSignIns(db, now),
    cookies: staffCookies(siteUrl.startsWith('https:')),
    keyFor: (purpose: string) => keyFor(purpose, tokenKey),
  }
  return {
    session: (headers: Headers, use?: SessionUse) => readSession(deps, headers, now(), use),
    api: (visit: StaffVisit) => ({
      signIn: {
        ...signInApi(deps, visit),
        ...inviteApi(deps, visit),
        ...driverLinkApi(deps, visit),
        ...tabletSignIn(deps, visit),
        ...passkeySignIn(deps, visit),
      },
      people: peopleApi(deps, visit),
      drivers: driversApi(deps, visit),
      devices: devicesApi(deps, visit),
      passkeys: passkeysApi(deps, visit),
      secondFactor: secondFactorApi(deps, visit),
      account: accountApi(deps, visit),
    }),
  }
}
