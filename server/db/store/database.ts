import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to a raw statement. */
interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** Drizzle over either engine; queries are written once and know nothing of which it is. */
export type Database = PgDatabase<RowsResult>

/** What `db.transaction` hands out. Inside one, use it and never the outer handle: on PGlite that waits for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
