import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hasOrderSecret } from './order-secret.ts'
import { StartError } from './start-error.ts'

/**
 * A new database must not hide orders after an interrupted restore or a lost database.
 * @throws StartError in both cases
 */
export function isNewDirectory(directory: string): boolean {
  const names = existsSync(directory) ? readdirSync(directory) : []
  if (names.length === 0) {
    if (!hasOrderSecret(dirname(directory))) return true
    throw new StartError(
      `${directory} is missing or empty, but its shop has been open: run npm run restore -- FILE with a backup, set DATABASE_URL if the orders are in PostgreSQL, or move ${dirname(directory)} away to start with an empty shop`,
    )
  }
  if (names.includes('PG_VERSION')) return false
  throw new StartError(
    `${directory} holds only part of a database (PG_VERSION is missing): restore the whole data directory from a backup, or move it away to start with an empty shop`,
  )
}

/**
 * Atomic: the next start deletes an interrupted draft.
 * @param fill must close its files before it resolves
 */
export async function makeWhole(directory: string, fill: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  try {
    await fill(draft)
    syncTree(draft)
    // Some systems cannot rename over an empty directory.
    if (existsSync(directory)) rmdirSync(directory)
    renameSync(draft, directory)
    sync(dirname(directory))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** PGlite creates the first files without fsync. */
function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) sync(path)
  }
  sync(directory)
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
