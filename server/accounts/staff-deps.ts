import type { Database } from '#server/db/store/database.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Session } from '#server/page-data/session.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import type { Auth } from './auth.ts'
import type { StaffCookies } from './cookies.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import type { PasswordHashes } from './passwords/password-hashes.ts'

export interface StaffVisit {
  readonly headers: Headers
  /** See server/limits/client-address.ts. */
  readonly client: string
  /** The value is null if signed out. */
  readonly session: Session | null
}

export interface StaffDeps {
  readonly db: Database
  readonly auth: Auth
  readonly limiter: Limiter
  /** Passwords must not contain the shop's names. */
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly passwords: PasswordHashes
  readonly failedSignIns: FailedSignIns
  readonly cookies: StaffCookies
  readonly keyFor: (purpose: string) => string
  readonly siteUrl: string
  readonly now: () => Date
}
