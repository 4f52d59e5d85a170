import type { Database } from '#server/db/store/database.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import type { ShopFactsReader } from '#server/page-data/shop-facts.ts'
import type { Auth } from './auth.ts'
import type { StaffCookies } from './cookies.ts'
import type { FailedSignIns } from './failed-sign-ins.ts'
import type { PasswordHashes } from './password-hashes.ts'

/** What the accounts of the back office work with. */
export interface StaffDeps {
  readonly db: Database
  readonly auth: Auth
  readonly limiter: Limiter
  /** Whose names are no passwords. */
  readonly shop: Pick<ShopFactsReader, 'current'>
  readonly passwords: PasswordHashes
  readonly failedSignIns: FailedSignIns
  readonly cookies: StaffCookies
  /** A key of the shop for one purpose. */
  readonly keyFor: (purpose: string) => string
  /** Public address of the shop. */
  readonly siteUrl: string
  readonly now: () => Date
}
