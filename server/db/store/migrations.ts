import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import { projectFolder } from '#server/project-folder.ts'
import type { Database } from './database.ts'

/** Location of the SQL files, and of the table that records which ones a database has run; the same on both engines. */
export const migrations = {
  migrationsFolder: join(projectFolder, 'server', 'db', 'migrations'),
  migrationsSchema: 'drizzle',
  migrationsTable: 'migrations',
}

const applied = pgSchema(migrations.migrationsSchema).table(migrations.migrationsTable, {
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

const newest = readMigrationFiles(migrations).at(-1)

/** Whether the newest migration of the database is the newest one of this program. */
export async function areMigrationsCurrent(db: Database): Promise<boolean> {
  const [last] = await db.select().from(applied).orderBy(desc(applied.createdAt)).limit(1)
  return last !== undefined && last.hash === newest?.hash
}
