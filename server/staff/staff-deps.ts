import type { Database } from '#server/db/store/database.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { Auth } from './auth.ts'
import type { StaffCookies } from './cookies.ts'

/** What the accounts of the back office work with. */
export interface StaffDeps {
  readonly db: Database
  readonly auth: Auth
  readonly limiter: Limiter
  readonly cookies: StaffCookies
  /** A key of the shop for one purpose. */
  readonly keyFor: (purpose: string) => string
  /** Public address of the shop. */
  readonly siteUrl: string
  readonly now: () => Date
}
