import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a directory that only its owner may read, along with its missing parents. Node's own `recursive` retries for
 * ever when a parent exists but nothing can be created in it, as below /proc.
 * @throws NodeJS.ErrnoException
 */
export function makeDirectory(directory: string): void {
  if (isDirectory(directory)) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another server created it in the meantime.
    if (!isDirectory(directory)) throw error
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
