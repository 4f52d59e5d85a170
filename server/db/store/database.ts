import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers return for a raw statement. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** Drizzle over either engine: queries are written once and do not depend on the engine. */
export type Database = PgDatabase<RowsResult>

/**
 * What `db.transaction` passes to its callback. Inside one, never use the outer handle: on PGlite that waits for ever.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
