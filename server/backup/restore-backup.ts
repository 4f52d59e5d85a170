import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import pg from 'pg'
import { hashOf } from '#server/db/orders/orders.ts'
import { startQueue } from '#server/db/queue.ts'
import { seededOrder } from '#server/db/seed/seed.ts'
import { lockDirectory } from '#server/db/store/directory-lock.ts'
import { migrationPosition, migrationsUpTo, unfinishedRestore } from '#server/db/store/migrations.ts'
import { writeWhole } from '#server/whole-file.ts'
import { type BackupContents, BackupError, type BackupTable } from './backup-contents.ts'
import { type DatabaseAddress, lockPreparation, openDatabase } from './open-database.ts'
import { checkBackup, entriesOf } from './read-backup.ts'
import { type Client, copyIn, countAndSum, fixRowText, rowsOf, run } from './table-copy.ts'

export interface RestoreTarget extends DatabaseAddress {
  /** The environment's key of order links, if it has one. */
  readonly orderSecret: string | undefined
  readonly now: Date
}

export interface Restored {
  readonly writtenAt: string
  readonly tables: number
  readonly rows: number
}

/**
 * Refuses a damaged file, a newer version, a shop with orders and one that runs. After an interruption it can be
 * repeated; until then no server opens the database.
 * @throws BackupError or StartError with one line for the operator
 */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<Restored> {
  const { head, contents } = await checkBackup(file)
  const position = migrationPosition(head.migration)
  if (position === null)
    throw new BackupError(`${file} is from another, newer version (${head.version}): update the shop first`)
  await refuseOtherSecret(file, target.orderSecret)
  const isJob = ({ name }: Pick<BackupTable, 'name'>) => name.startsWith('pgboss.')
  const aside = target.databaseUrl ? lockIfThere(target.dataDir) : null
  const database = await openDatabase(target)
  const { client } = database
  try {
    await lockPreparation(client)
    await refuseRunningShop(client)
    await refuseOtherTables(client)
    await refuseOrders(client)
    await run(client, emptied)
    await run(client, migrationsUpTo(position))
    await loadTables(client, file, contents, (table) => !isJob(table))
    const queue = database.queue()
    await startQueue(queue)
    await queue.stop({ graceful: false, close: true })
    await loadTables(client, file, contents, isJob)
    await restoreFiles(file, target.dataDir)
    await run(client, `drop table ${unfinishedRestore}`)
  } finally {
    await database.close()
    aside?.release()
  }
  await leaveOneDatabase(target)
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
  return { writtenAt: head.writtenAt, tables: contents.tables.length, rows }
}

const emptied = `begin; drop schema if exists public, drizzle, pgboss cascade; create schema public;
  create schema drizzle; create table ${unfinishedRestore} (); commit`

async function refuseOtherSecret(file: string, orderSecret: string | undefined): Promise<void> {
  if (orderSecret === undefined) return
  for await (const { name, bytes } of entriesOf(file)) {
    if (name !== 'files/secret') continue
    if (Buffer.from(bytes).toString('utf8').trim() === orderSecret) return
    break
  }
  throw new BackupError(
    `ORDER_SECRET is not the key of the shop in ${file}: take it out of the environment, and the key comes with the backup`,
  )
}

/** A server with the embedded database must not lose its folder. */
const lockIfThere = (dataDir: string) => (existsSync(join(dataDir, 'lock')) ? lockDirectory(dataDir) : null)

async function refuseRunningShop(client: Client): Promise<void> {
  if (!(client instanceof pg.Client)) return
  const [row] = await rowsOf<{ others: number }>(
    client,
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and coalesce(backend_type, 'client backend') = 'client backend'`,
  )
  if (row && row.others > 0)
    throw new BackupError(`the database is in use by ${row.others} other connections: stop the shop first`)
}

/** A restore empties the schema, which may belong to another program; views of extensions are nobody's data. */
async function refuseOtherTables(client: Client): Promise<void> {
  const [row] = await rowsOf<{ isOurs: boolean; tables: number }>(
    client,
    `select to_regclass('drizzle.migrations') is not null or to_regclass('${unfinishedRestore}') is not null as "isOurs",
       (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and not exists
         (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as tables`,
  )
  if (row && !row.isOurs && row.tables > 0)
    throw new BackupError('the database holds tables of another program: restore into an empty one')
}

/** The order of the demo does not count. */
async function refuseOrders(client: Client): Promise<void> {
  const [table] = await rowsOf<{ isThere: boolean }>(
    client,
    `select to_regclass('public.orders') is not null and to_regclass('${unfinishedRestore}') is null as "isThere"`,
  )
  if (!table?.isThere) return
  const orders = await rowsOf(
    client,
    `select 1 from orders where idempotency_key_hash <> '${hashOf(seededOrder)}' limit 1`,
  )
  if (orders.length > 0)
    throw new BackupError(
      'the database holds a shop with orders, which a restore would delete: restore into an empty database or DATA_DIR',
    )
}

/** One transaction; checks of the database end before it and begin again after it. */
async function loadTables(
  client: Client,
  file: string,
  contents: BackupContents,
  isWanted: (table: Pick<BackupTable, 'name'>) => boolean,
): Promise<void> {
  const tables = new Map(contents.tables.filter(isWanted).map((table) => [table.name, table]))
  const names = [...tables.keys()]
  if (names.length === 0) return
  await run(client, 'begin')
  try {
    await fixRowText(client)
    const constraints = await foreignKeysOf(client, names)
    for (const { table, name } of constraints)
      await run(client, `alter table ${table} drop constraint "${name}"`)
    for (const name of names) await run(client, `alter table ${name} disable trigger user`)
    await run(client, `truncate ${names.join(', ')}`)
    for await (const { name, bytes } of entriesOf(file)) {
      const table = tables.get(name.split('/')[1] ?? '')
      if (name.startsWith('tables/') && table && bytes.length > 0) await copyIn(client, table, bytes)
    }
    for (const table of tables.values()) {
      const { rows, checksum } = await countAndSum(client, table)
      if (rows !== table.rows || checksum !== table.checksum)
        throw new BackupError(
          `the table ${table.name} differs from the backup after loading: repeat the restore`,
        )
    }
    for (const name of names) await run(client, `alter table ${name} enable trigger user`)
    for (const { table, name, definition } of constraints)
      await run(client, `alter table ${table} add constraint "${name}" ${definition}`)
    for (const [name, last] of Object.entries(contents.sequences))
      if (last !== null && isWanted({ name })) await run(client, `select setval('${name}', ${last})`)
    await run(client, 'commit')
  } catch (error) {
    await run(client, 'rollback').catch(() => {})
    throw error
  }
}

const foreignKeysOf = (client: Client, names: readonly string[]) =>
  rowsOf<{ table: string; name: string; definition: string }>(
    client,
    `select n.nspname || '.' || c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname || '.' || c.relname in (${names.map((name) => `'${name}'`).join(', ')})`,
  )

async function restoreFiles(file: string, dataDir: string): Promise<void> {
  for await (const { name, bytes } of entriesOf(file)) {
    if (!name.startsWith('files/')) continue
    const path = normalize(name.slice('files/'.length))
    if (path.startsWith('..') || path.startsWith('/'))
      throw new BackupError(`${file} names a file outside DATA_DIR`)
    await writeWhole(join(dataDir, path), bytes)
  }
}

/** Otherwise a start could not tell which of two databases is the shop. */
async function leaveOneDatabase({ databaseUrl, dataDir, now }: RestoreTarget): Promise<void> {
  if (!databaseUrl) return rm(join(dataDir, 'database'), { force: true })
  const embedded = join(dataDir, 'postgres')
  if (existsSync(embedded)) await rename(embedded, `${embedded}-until-${now.toISOString().slice(0, 10)}`)
}
