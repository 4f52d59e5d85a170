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

/** @throws StartError for a database from before 1.0.0 */
export async function refuseEarlierVersion(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('drizzle.migrations') as migrated`)
  if (!rows[0]?.migrated) return
  const [first] = await db.select().from(migrationsTable).orderBy(asc(migrationsTable.createdAt)).limit(1)
  if (first && first.hash !== files[0]?.hash)
    throw new StartError(
      'The database was written by a version before 1.0.0, which this one does not read: run that version, or start with an empty DATA_DIR or DATABASE_URL.',
    )
}

export async function areMigrationsCurrent(db: Database): Promise<boolean> {
  const [last] = await db.select().from(migrationsTable).orderBy(desc(migrationsTable.createdAt)).limit(1)
  return last !== undefined && last.hash === newest?.hash
}
