import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

export type Database = PgDatabase<RowsResult>

/** Never use the outer handle inside: PGlite would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
