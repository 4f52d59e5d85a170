import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './start-error.ts'

export interface DirectoryLock {
  release(): void
}

/**
 * Makes this process the only one that may use the directory. Two PGlite processes on one directory corrupt it
 * without a word. The lock is an exclusive transaction on a small SQLite file, which the kernel frees when the
 * process ends in any way, `kill -9` included, so there is never a stale lock to clear by hand.
 * @throws StartError when another process holds it
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new StartError(`${directory} is in use by another process of this shop; stop that one first`)
    }
    throw error
  }
  return { release: () => file.close() }
}
