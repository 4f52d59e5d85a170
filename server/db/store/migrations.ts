import { join } from 'node:path'
import { asc, desc, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import { projectFolder } from '#server/project-folder.ts'
import type { Database } from './database.ts'
import { StartError } from './start-error.ts'

export const migrations = {
  migrationsFolder: join(projectFolder, 'server', 'db', 'migrations'),
  migrationsSchema: 'drizzle',
  migrationsTable: 'migrations',
}

const migrationsTable = pgSchema(migrations.migrationsSchema).table(migrations.migrationsTable, {
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

const files = readMigrationFiles(migrations)
const newest = files.at(-1)

/** A table that is there while a backup is being restored. */
export const unfinishedRestore = 'drizzle.unfinished_restore'

/**
 * A database from before 1.0.0, from a newer version, or of an interrupted restore is refused.
 * @throws StartError
 */
export async function refuseOtherVersion(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select to_regclass('drizzle.migrations') as migrated, to_regclass(${unfinishedRestore}) as unfinished`,
  )
  if (rows[0]?.unfinished)
    throw new StartError('A restore into this database was interrupted: run npm run restore again.')
  if (!rows[0]?.migrated) return
  const [first] = await db.select().from(migrationsTable).orderBy(asc(migrationsTable.createdAt)).limit(1)
  if (first && first.hash !== files[0]?.hash)
    throw new StartError(
      'The database was written by a version before 1.0.0, which this one does not read: run that version, or start with an empty DATA_DIR or DATABASE_URL.',
    )
  const last = await lastMigration(db)
  if (last && migrationPosition(last) === null)
    throw new StartError(
      'The database was changed by a newer version: run that version, or restore a backup from before the update.',
    )
}

/** A new database has no migration, so an update does not concern it. */
export async function awaitsUpdate(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.migrations') as migrated`)
  return rows[0]?.migrated != null && !(await areMigrationsCurrent(db))
}

export const areMigrationsCurrent = async (db: Database): Promise<boolean> =>
  newest !== undefined && (await lastMigration(db)) === newest.hash

async function lastMigration(db: Database): Promise<string | undefined> {
  const [last] = await db.select().from(migrationsTable).orderBy(desc(migrationsTable.createdAt)).limit(1)
  return last?.hash
}

/** Null if the migration belongs to another version; otherwise its position, from 0. */
export function migrationPosition(hash: string): number | null {
  const position = files.findIndex((file) => file.hash === hash)
  return position < 0 ? null : position
}

/** SQL that takes an empty database to the migration at this position. */
export function migrationsUpTo(position: number): string {
  const applied = files.slice(0, position + 1)
  const table = `${migrations.migrationsSchema}.${migrations.migrationsTable}`
  return [
    'begin',
    `create table ${table} (id serial primary key, hash text not null, created_at bigint)`,
    ...applied.flatMap(({ sql, hash, folderMillis }) => [
      ...sql,
      `insert into ${table} (hash, created_at) values ('${hash}', ${folderMillis})`,
    ]),
    'commit',
  ].join(';\n')
}
