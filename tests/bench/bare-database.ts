/** Both drivers use the shop's durability settings. */
import pg from 'pg'
import { openDurablePglite } from '#server/db/store/durable-pglite.ts'

/** The embedded database has a directory, PostgreSQL a URL. */
export type BareDatabase = { readonly directory: string } | { readonly url: string }

type Query = (name: string, sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>

export interface BareConnection {
  /** PostgreSQL caches named statements. */
  readonly query: Query
  transaction(work: (query: Query) => Promise<void>): Promise<void>
}

export async function openBareDatabase(database: BareDatabase): Promise<BareConnection> {
  if ('directory' in database) {
    const { client } = await openDurablePglite(database.directory)
    const on =
      (connection: Pick<typeof client, 'query'>): Query =>
      async (_, sql, values) =>
        (await connection.query<Record<string, unknown>>(sql, values)).rows
    return {
      query: on(client),
      transaction: (work) => client.transaction((tx) => work(on(tx))),
    }
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const query: Query = async (name, text, values) =>
    (await client.query(name ? { name, text, values } : { text, values })).rows
  return {
    query,
    async transaction(work) {
      await client.query('begin')
      await work(query)
      await client.query('commit')
    },
  }
}
