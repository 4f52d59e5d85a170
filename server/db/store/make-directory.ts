import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Readable only by its owner. Node's `recursive` retries for ever where a parent accepts no entries, as in /proc.
 * @throws NodeJS.ErrnoException
 */
export function makeDirectory(directory: string): void {
  if (isDirectory(directory)) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another server created it meanwhile.
    if (!isDirectory(directory)) throw error
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
