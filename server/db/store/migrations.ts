import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import { projectFolder } from '#server/project-folder.ts'
import type { Database } from './database.ts'

/** Where the plain SQL lies and where a database remembers what it has seen; the same on both engines. */
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

/** Whether the database stands at the migration this program was built with. */
export async function areMigrationsCurrent(db: Database): Promise<boolean> {
  const [last] = await db.select().from(applied).orderBy(desc(applied.createdAt)).limit(1)
  return last !== undefined && last.hash === newest?.hash
}
