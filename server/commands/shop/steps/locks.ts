/** Each lock is held until the transaction ends. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/store/database.ts'

/** Moving a set changes its neighbour too, so menu changes run one at a time. */
export const lockMenu = (tx: Transaction) => lock(tx, keys.menu)

export const lockSite = (tx: Transaction) => lock(tx, keys.site)

export const lockSettings = (tx: Transaction) => lock(tx, keys.settings)

/** PostgreSQL requires numbers: 'menu', 'site' and 'sett' in ASCII. */
const keys = { menu: 0x6d656e75, site: 0x73697465, settings: 0x73657474 }

async function lock(tx: Transaction, key: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
}
