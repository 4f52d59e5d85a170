/** The locks of what the owner changes, each held until the transaction ends. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/store/database.ts'

/** One change of the menu at a time, since moving a set changes its neighbour too. */
export const lockMenu = (tx: Transaction) => lock(tx, keys.menu)

/** One change of the site's content follows another. */
export const lockSite = (tx: Transaction) => lock(tx, keys.site)

/** One change of the settings follows another. */
export const lockSettings = (tx: Transaction) => lock(tx, keys.settings)

/** PostgreSQL wants numbers: 'menu', 'site' and 'sett' in ASCII. */
const keys = { menu: 0x6d656e75, site: 0x73697465, settings: 0x73657474 }

async function lock(tx: Transaction, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
}
