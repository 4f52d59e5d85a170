/** Reads and writes whole tables on both engines, by PostgreSQL's COPY. */
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { BackupTable } from './backup-contents.ts'

export type Client = PGlite | pg.Client

/** The text of a row depends on these, until the transaction ends. */
const rowText = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`

/** Milliseconds; constraints of a million orders take minutes. */
const maxStatementMs = 60 * 60_000

export async function rowsOf<Row extends object>(client: Client, statement: string): Promise<readonly Row[]> {
  if (client instanceof PGlite) return (await client.query<Row>(statement)).rows
  return (await client.query<Row>({ text: statement, query_timeout: maxStatementMs } as pg.QueryConfig)).rows
}

export async function run(client: Client, statement: string): Promise<void> {
  if (client instanceof PGlite) await client.exec(statement)
  else await client.query({ text: statement, query_timeout: maxStatementMs } as pg.QueryConfig)
}

export const fixRowText = (client: Client) => run(client, rowText)

/** @param query selects the rows */
export async function copyOut(client: Client, query: string): Promise<Uint8Array> {
  if (!(client instanceof PGlite)) return buffer(client.query(to(`copy (${query}) to stdout`)))
  const { blob } = await client.query(`copy (${query}) to '/dev/blob'`)
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

export async function copyIn(client: Client, table: Pick<BackupTable, 'name' | 'columns'>, rows: Uint8Array) {
  const target = `${table.name} (${columnList(table)})`
  if (client instanceof PGlite)
    await client.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([Uint8Array.from(rows)]) })
  else await pipeline([rows], client.query(from(`copy ${target} from stdin`)))
}

const columnList = ({ columns }: Pick<BackupTable, 'columns'>) =>
  columns.map((name) => `"${name}"`).join(', ')

interface ShopTable extends Pick<BackupTable, 'name' | 'columns'> {
  /** Queries for parts of the table, a few megabytes each. */
  readonly parts: readonly string[]
}

const maxPartBytes = 8 * 1024 * 1024

/** The tables of the shop and the jobs of its queue; the rest follows from the version of the program. */
export async function shopTables(client: Client): Promise<readonly ShopTable[]> {
  const rows = await rowsOf<{ name: string; columns: string; blocks: number; bytes: number }>(
    client,
    `select n.nspname || '.' || c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns,
       (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as blocks,
       pg_table_size(c.oid)::float8 as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where (n.nspname = 'public' and c.relkind = 'r') or (n.nspname = 'pgboss' and c.relname = 'job')
     group by n.nspname, c.relname, c.oid order by 1`,
  )
  return rows.map(({ name, columns, blocks, bytes }) => {
    const table = { name, columns: columns.split(',') }
    return { ...table, parts: partsOf(table, blocks, Math.max(1, Math.ceil(bytes / maxPartBytes))) }
  })
}

function partsOf(table: Pick<BackupTable, 'name' | 'columns'>, blocks: number, count: number) {
  const rows = `select ${columnList(table)} from ${table.name}`
  if (count === 1) return [rows]
  const step = Math.max(1, Math.ceil(blocks / count))
  return Array.from({ length: Math.ceil(blocks / step) }, (_, part) => {
    const range = `ctid >= '(${part * step},0)' and ctid < '(${(part + 1) * step},0)'`
    return `${rows} where ${range}`
  })
}

export async function countAndSum(
  client: Client,
  table: Pick<BackupTable, 'name' | 'columns'>,
): Promise<Pick<BackupTable, 'rows' | 'checksum'>> {
  const [result] = await rowsOf<{ rows: number; checksum: string }>(
    client,
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text as checksum
     from (select ${columnList(table)} from ${table.name}) r`,
  )
  return result ?? { rows: 0, checksum: '0' }
}

/** The last value by sequence; null for one that was never used. */
export async function sequencesOf(client: Client): Promise<Record<string, string | null>> {
  const rows = await rowsOf<{ name: string; last: string | null }>(
    client,
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
