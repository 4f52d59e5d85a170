import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError, sayingOf } from './start-error.ts'

export interface DirectoryLock {
  release(): void
}

/**
 * Two PGlite processes corrupt a directory silently. The kernel releases this SQLite lock even after `kill -9`, so it
 * is never stale.
 * @throws StartError if another process holds the lock or the file cannot be used
 */
export function lockDirectory(directory: string): DirectoryLock {
  const path = join(directory, 'lock')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('begin exclusive')
  } catch (error) {
    file?.close()
    throw new StartError(reasonOf(directory, path, error))
  }
  const lockFile = file
  return { release: () => lockFile.close() }
}

const codes = { busy: 5, locked: 6, full: 13, notADatabase: 26 }

function reasonOf(directory: string, path: string, error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  if (code === codes.busy || code === codes.locked)
    return `${directory} is in use by another process of this shop; stop that one first`
  if (code === codes.full) return `${directory} can not be opened: ${sayingOf('ENOSPC')}`
  if (code === codes.notADatabase)
    return `${path} is damaged: stop every process of this shop, delete that file and start again`
  const message = error instanceof Error ? error.message : 'unknown error'
  return `${path} can not be written (${message}): it has to be a file of the user who runs the shop, on a disk that is not read-only`
}
